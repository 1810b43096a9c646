import type { GrayImage } from './gray-image.ts'

/** Chance that is the same each time (a linear congruential generator). */
export function seededRandom(seed = 1): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** A page with lines of bars that stand like letters: dark on white, of uneven widths, with spaces between words. */
export function barPage({ width = 600, height = 400, lineHeight = 20, pitch = 40 } = {}): GrayImage {
  const levels = new Uint8Array(width * height).fill(255)
  const random = seededRandom(3)
  for (let top = pitch; top + pitch < height; top += pitch)
    for (let x = 50 + Math.floor(20 * random()); x < width - 60; ) {
      const ink = 2 + Math.floor(4 * random())
      // Every third letter is low, like "a" next to "h".
      const from = top + (random() < 0.35 ? Math.round(lineHeight / 3) : 0)
      for (let y = from; y < top + lineHeight; y++) levels.fill(0, y * width + x, y * width + x + ink)
      x += ink + 3 + Math.floor(3 * random()) + (random() < 0.2 ? 10 : 0)
    }
  return { width, height, levels }
}

/** Levels as a function of the place. */
export function drawn(width: number, height: number, level: (x: number, y: number) => number): GrayImage {
  return {
    width,
    height,
    levels: Uint8Array.from({ length: width * height }, (_, at) => level(at % width, Math.floor(at / width))),
  }
}
