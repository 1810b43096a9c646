import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { getRows } from './pixel-rows.ts'
import { resample } from './resample.ts'

const FROM = { width: 640, height: 480 }
const TO = { width: 250, height: 188 }

/** Soft colors with edges, lines and grain, the same each time. */
function scene(): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(4 * FROM.width * FROM.height)
  let state = 7
  for (let y = 0, at = 0; y < FROM.height; y++)
    for (let x = 0; x < FROM.width; x++, at += 4) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      const grain = (state >>> 27) - 16
      const isLine = (x + 2 * y) % 61 < 2 || (x - 300) ** 2 + (y - 200) ** 2 < 90 ** 2
      const level = isLine ? 235 : 90 + 60 * Math.sin(x / 37) + 40 * Math.cos(y / 23)
      pixels.set([level + grain, level * 0.8 + grain, 255 - level + grain, 255], at)
    }
  return pixels
}

/** By ImageMagick in linear light; with 16 bits, as it cuts off where it writes 8. Between its two passes it clips, we do not. */
function byImageMagick(pixels: Uint8ClampedArray): Float64Array {
  const made = execFileSync(
    'convert',
    [
      ...['-size', `${FROM.width}x${FROM.height}`, '-depth', '8', 'rgba:-', '-alpha', 'off'],
      ...['-colorspace', 'RGB', '-filter', 'Lanczos', '-resize', `${TO.width}x${TO.height}!`],
      ...['-colorspace', 'sRGB', '-depth', '16', '-endian', 'LSB', 'rgb:-'],
    ],
    { input: pixels, maxBuffer: 1e8 },
  )
  const levels = new Uint16Array(made.buffer.slice(made.byteOffset, made.byteOffset + made.length))
  return Float64Array.from(levels, (level) => level / 257)
}

/** Structural similarity (Wang et al., 2004) of one channel, over windows of 8 by 8. */
function similarity(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0
  let count = 0
  for (let top = 0; top + 8 <= TO.height; top += 4)
    for (let left = 0; left + 8 <= TO.width; left += 4) {
      sum += windowSimilarity(a, b, top, left)
      count++
    }
  return sum / count
}

function windowSimilarity(a: ArrayLike<number>, b: ArrayLike<number>, top: number, left: number): number {
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0]
  for (let y = top; y < top + 8; y++)
    for (let x = left; x < left + 8; x++) {
      const [one, two] = [a[y * TO.width + x] ?? 0, b[y * TO.width + x] ?? 0]
      sumA += one
      sumB += two
      sumAA += one * one
      sumBB += two * two
      sumAB += one * two
    }
  const [meanA, meanB] = [sumA / 64, sumB / 64]
  const [varA, varB] = [sumAA / 64 - meanA ** 2, sumBB / 64 - meanB ** 2]
  const shared = sumAB / 64 - meanA * meanB
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2]
  return (
    ((2 * meanA * meanB + c1) * (2 * shared + c2)) / ((meanA ** 2 + meanB ** 2 + c1) * (varA + varB + c2))
  )
}

test('Lanczos in linear light matches ImageMagick: similarity at least 0.998 in each color', () => {
  const pixels = scene()
  const ours = resample(getRows(pixels, FROM), TO, { filter: 'lanczos', isOpaque: true })
  const theirs = byImageMagick(pixels)
  for (const channel of [0, 1, 2]) {
    const own = Float64Array.from({ length: TO.width * TO.height }, (_, at) => ours[4 * at + channel] ?? 0)
    const other = Float64Array.from(
      { length: TO.width * TO.height },
      (_, at) => theirs[3 * at + channel] ?? 0,
    )
    expect(similarity(own, other)).toBeGreaterThanOrEqual(0.998)
  }
})
