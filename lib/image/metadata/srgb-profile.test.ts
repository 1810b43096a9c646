import { expect, test } from 'vitest'
import { srgbProfile } from './srgb-profile.ts'

/** IEC 61966-2-1: the primaries and the white of sRGB in XYZ, under D65. */
const UNDER_D65 = {
  rXYZ: [0.4124, 0.2126, 0.0193],
  gXYZ: [0.3576, 0.7152, 0.1192],
  bXYZ: [0.1805, 0.0722, 0.9505],
} as const
/** ICC.1:2022, 7.2.16. */
const D50 = [0.9642, 1, 0.8249] as const
/** Tolerance for the four decimals of IEC, and for the rounding of D65. */
const NEAR = 0.0003

function tagsOf(bytes: Uint8Array): Map<string, DataView> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return new Map(
    Array.from({ length: view.getUint32(128) }, (_, index) => {
      const at = 132 + 12 * index
      const place = bytes.byteOffset + view.getUint32(at + 4)
      return [toAscii(bytes, at, 4), new DataView(bytes.buffer, place, view.getUint32(at + 8))] as const
    }),
  )
}

function toAscii(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

/** Numbers in s15Fixed16 from a place to the end. */
function fixedFrom(view: DataView | undefined, from: number): number[] {
  if (!view) throw new Error('The tag is missing')
  return Array.from(
    { length: (view.byteLength - from) / 4 },
    (_, index) => view.getInt32(from + 4 * index) / 65536,
  )
}

const bytes = srgbProfile()

test('srgbProfile(): says in its header that it is version 4.2 for a display of RGB under D50', () => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  expect(view.getUint32(0)).toBe(bytes.length)
  expect([...bytes.subarray(8, 12)]).toEqual([4, 0x20, 0, 0])
  expect(toAscii(bytes, 12, 12)).toBe('mntrRGB XYZ ')
  expect(toAscii(bytes, 36, 4)).toBe('acsp')
  const [x, y, z] = [68, 72, 76].map((at) => view.getInt32(at))
  expect([x, y, z]).toEqual([0xf6d6, 0x10000, 0xd32d])
  expect(view.getUint32(128)).toBe(10)
})

test('srgbProfile(): has the white point and the primaries of sRGB under D50', () => {
  const tags = tagsOf(bytes)
  // "XYZ " in ASCII.
  for (const name of ['wtpt', 'rXYZ', 'gXYZ', 'bXYZ']) expect(tags.get(name)?.getUint32(0)).toBe(0x58595a20)
  const white = fixedFrom(tags.get('wtpt'), 8)
  const chad = fixedFrom(tagsOf(bytes).get('chad'), 8)
  for (let row = 0; row < 3; row++) {
    expect(white[row]).toBeCloseTo(D50[row] ?? 0, 4)
    const sum = ['rXYZ', 'gXYZ', 'bXYZ'].reduce(
      (all, name) => all + (fixedFrom(tags.get(name), 8)[row] ?? 0),
      0,
    )
    expect(Math.abs(sum - (D50[row] ?? 0))).toBeLessThan(NEAR)
    for (const [name, primary] of Object.entries(UNDER_D65)) {
      const adapted = primary.reduce((all, value, at) => all + value * (chad[3 * row + at] ?? 0), 0)
      expect(Math.abs((fixedFrom(tags.get(name), 8)[row] ?? 0) - adapted)).toBeLessThan(NEAR)
    }
  }
})

test('srgbProfile(): has the curve of IEC 61966-2-1', () => {
  const tags = tagsOf(bytes)
  for (const name of ['rTRC', 'gTRC', 'bTRC']) {
    const view = tags.get(name)
    expect(view?.getUint32(0)).toBe(0x70617261)
    expect(view?.getUint16(8)).toBe(3)
    const [g = 0, a = 0, b = 0, c = 0, d = 0] = fixedFrom(view, 12)
    expect(g).toBeCloseTo(2.4, 4)
    expect(a).toBeCloseTo(1 / 1.055, 4)
    expect(b).toBeCloseTo(0.055 / 1.055, 4)
    expect(c).toBeCloseTo(1 / 12.92, 4)
    expect(d).toBeCloseTo(0.04045, 4)
  }
})

test('srgbProfile(): is called sRGB in American English', () => {
  const view = tagsOf(bytes).get('desc')
  if (!view) throw new Error('The profile has no name')
  const name = new Uint8Array(view.buffer, view.byteOffset, 36)
  expect(toAscii(name, 0, 4)).toBe('mluc')
  expect([8, 12, 20, 24].map((at) => view.getUint32(at))).toEqual([1, 12, 8, 28])
  expect(toAscii(name, 16, 4)).toBe('enUS')
  expect(toAscii(name, 28, 8)).toBe('\0s\0R\0G\0B')
})
