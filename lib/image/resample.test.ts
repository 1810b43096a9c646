import { expect, test } from 'vitest'
import { FILTERS } from './image-options.ts'
import { getRows } from './pixel-rows.ts'
import { getLevel, getLight, resample } from './resample.ts'
import { KERNELS } from './resample-weights.ts'
import type { Size } from './size.ts'

type Filter = keyof typeof KERNELS

/** A picture of noise that is the same each time, opaque or with any alpha. */
function noise({ width, height }: Size, isOpaque: boolean): Uint8ClampedArray<ArrayBuffer> {
  let state = 12345
  return Uint8ClampedArray.from({ length: 4 * width * height }, (_, index) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return isOpaque && index % 4 === 3 ? 255 : state >>> 24
  })
}

/** The weights of one place by definition, in float64. */
function exactWeights(place: number, from: number, to: number, filter: Filter): number[] {
  const { reach, weigh } = KERNELS[filter]
  const stretch = Math.max(1, from / to)
  const center = ((place + 0.5) * from) / to
  const weights = Array.from({ length: from }, (_, pixel) => {
    const distance = (pixel + 0.5 - center) / stretch
    return Math.abs(distance) < reach ? weigh(distance) : 0
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** The result by definition: every pixel of the source by the product of its two weights, in float64. */
function exact(pixels: Uint8ClampedArray, from: Size, to: Size, filter: Filter): number[] {
  const result: number[] = []
  for (let y = 0; y < to.height; y++) {
    const down = exactWeights(y, from.height, to.height, filter)
    for (let x = 0; x < to.width; x++) {
      const across = exactWeights(x, from.width, to.width, filter)
      const sums = [0, 0, 0, 0]
      down.forEach((rowWeight, row) => {
        across.forEach((weight, column) => {
          const at = 4 * (row * from.width + column)
          const seen = ((pixels[at + 3] ?? 0) / 255) * weight * rowWeight
          for (let channel = 0; channel < 3; channel++)
            sums[channel] = (sums[channel] ?? 0) + seen * getLight((pixels[at + channel] ?? 0) / 255)
          sums[3] = (sums[3] ?? 0) + seen
        })
      })
      const [red = 0, green = 0, blue = 0, seen = 0] = sums
      const level = (light: number) => 255 * getLevel(Math.min(1, Math.max(0, light / seen)))
      result.push(level(red), level(green), level(blue), 255 * Math.min(1, Math.max(0, seen)))
    }
  }
  return result
}

const SIZES: readonly (readonly [string, Size, Size])[] = [
  ['smaller', { width: 61, height: 47 }, { width: 20, height: 13 }],
  ['larger', { width: 13, height: 11 }, { width: 40, height: 37 }],
  ['wider and flatter', { width: 17, height: 40 }, { width: 34, height: 9 }],
  ['a single pixel', { width: 30, height: 20 }, { width: 1, height: 1 }],
  ['out of a single pixel', { width: 1, height: 1 }, { width: 5, height: 4 }],
]

for (const filter of ['lanczos', 'mitchell', 'bilinear'] as const)
  for (const isOpaque of [true, false])
    test.each(SIZES)(
      `${filter}, ${isOpaque ? 'opaque' : 'with alpha'}, %s: no level is more than one from the exact one`,
      (_, from, to) => {
        const pixels = noise(from, isOpaque)
        const ours = resample(getRows(pixels, from), to, { filter, isOpaque })
        const truth = exact(pixels, from, to, filter)
        let worst = 0
        ours.forEach((level, index) => {
          const seen = truth[index | 3] ?? 0
          // At very low alpha, the color has too few levels to compare.
          if (index % 4 !== 3 && seen < 2) return
          worst = Math.max(worst, Math.abs(level - (truth[index] ?? 0)))
        })
        expect(worst).toBeLessThanOrEqual(1)
      },
    )

test('a checkerboard of black and white becomes the gray of half the light, not of half the level', () => {
  const from = { width: 64, height: 64 }
  const pixels = new Uint8ClampedArray(4 * 64 * 64)
  for (let at = 0; at < 64 * 64; at++)
    pixels.fill((at + (at >> 6)) % 2 === 0 ? 255 : 0, 4 * at, 4 * at + 3).fill(255, 4 * at + 3, 4 * at + 4)
  const ours = resample(
    getRows(pixels, from),
    { width: 16, height: 16 },
    { filter: 'lanczos', isOpaque: true },
  )
  const middle = ours.subarray(4 * (8 * 16 + 4), 4 * (8 * 16 + 12))
  expect(new Set(middle.filter((_, index) => index % 4 !== 3))).toEqual(new Set([188]))
})

test('clear pixels lend no color to their neighbors', () => {
  const from = { width: 32, height: 4 }
  const pixels = new Uint8ClampedArray(4 * 32 * 4)
  // The left half is clear red, the right half opaque blue.
  for (let at = 0; at < 32 * 4; at++) pixels.set(at % 32 < 16 ? [255, 0, 0, 0] : [0, 0, 255, 255], 4 * at)
  for (const filter of FILTERS) {
    const ours = resample(getRows(pixels, from), { width: 9, height: 2 }, { filter, isOpaque: false })
    for (let at = 0; at < ours.length; at += 4)
      if ((ours[at + 3] ?? 0) > 0) {
        const [red, green, blue] = ours.subarray(at, at + 3)
        if (filter !== 'nearest' || red === 0) expect([red, green, blue]).toEqual([0, 0, 255])
      }
  }
})

test('a uniform color remains exactly the same in every filter, larger or smaller', () => {
  const from = { width: 37, height: 29 }
  for (const level of [0, 1, 2, 3, 17, 127, 188, 254, 255])
    for (const filter of FILTERS)
      for (const to of [
        { width: 10, height: 8 },
        { width: 80, height: 70 },
      ]) {
        const pixels = new Uint8ClampedArray(4 * 37 * 29).fill(level)
        pixels.forEach((_, index) => {
          if (index % 4 === 3) pixels[index] = 255
        })
        const ours = resample(getRows(pixels, from), to, { filter, isOpaque: true })
        expect(ours.every((found, index) => found === (index % 4 === 3 ? 255 : level))).toBe(true)
      }
})

test('nearest copies each pixel unchanged, so that pixel art grows by whole squares', () => {
  const pixels = Uint8ClampedArray.of(1, 2, 3, 4, 5, 6, 7, 8)
  const ours = resample(
    getRows(pixels, { width: 2, height: 1 }),
    { width: 4, height: 2 },
    { filter: 'nearest', isOpaque: false },
  )
  const row = [1, 2, 3, 4, 1, 2, 3, 4, 5, 6, 7, 8, 5, 6, 7, 8]
  expect([...ours]).toEqual([...row, ...row])
})
