/** Red, green and blue of a color as CSS writes it with six digits: `#ffffff`. */
export function getChannels(color: string): readonly [number, number, number] {
  const number = Number.parseInt(color.slice(1), 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}

/** Lays pixels on an even ground, in place: what was clear shows it, and nothing is clear any more. */
export function flatten(pixels: Uint8ClampedArray, ground: string): void {
  const [red, green, blue] = getChannels(ground)
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0
    if (alpha === 255) continue
    const seen = alpha / 255
    const mix = (level: number, below: number) => level * seen + below * (1 - seen)
    pixels[at] = mix(pixels[at] ?? 0, red)
    pixels[at + 1] = mix(pixels[at + 1] ?? 0, green)
    pixels[at + 2] = mix(pixels[at + 2] ?? 0, blue)
    pixels[at + 3] = 255
  }
}

/** Whether no pixel of these (RGBA, 8 bits) lets anything through. */
export function isOpaque(pixels: Uint8Array | Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false
  return true
}
