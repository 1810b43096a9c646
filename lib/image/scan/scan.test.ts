import { expect, test } from 'vitest'
import { compose, mapPoint } from './affine.ts'
import { evenLight } from './even-light.ts'
import { getGray, reduceImage } from './gray-image.ts'
import { invertImage, isDarkPage } from './inverted.ts'
import { measureNoise, withoutNoise } from './noise.ts'
import { barPage, drawn, seededRandom } from './page.fixture.ts'
import { ALL_STEPS, headOver, prepareScan, type ScanSteps } from './prepare-scan.ts'
import { findTextLines } from './text-lines.ts'
import { rotateQuarters, straightenImage } from './turn.ts'

const rows = (pixels: readonly number[], width: number) => ({
  width,
  height: pixels.length / 4 / width,
  rows: (first: number, count: number) =>
    Uint8ClampedArray.from(pixels).subarray(4 * first * width, 4 * (first + count) * width),
})

test('colors become levels by how bright they are, and what is clear is white', () => {
  const colors = [...[255, 0, 0, 255], ...[0, 255, 0, 255], ...[0, 0, 255, 255]]
  const [clear, half] = [new Array(4).fill(0), [0, 0, 0, 128]]
  expect([...getGray(rows([...colors, ...clear, ...half], 5)).levels]).toEqual([76, 149, 28, 255, 127])
})

test('a large page is made smaller by averaging, and what is left over at its end is dropped', () => {
  const level = (value: number) => [value, value, value, 255]
  const pixels = [0, 100, 7, 100, 200, 7, 9, 9, 9].flatMap(level)
  expect(getGray(rows(pixels, 3), 2)).toEqual({ width: 1, height: 1, levels: Uint8Array.of(100) })
  expect([
    ...reduceImage(
      drawn(4, 2, (x, y) => 10 * x + y),
      2,
    ).levels,
  ]).toEqual([6, 26])
})

test('isDarkPage(): distinguishes light text on dark from dark text on light, under shade too', () => {
  const page = barPage()
  expect([isDarkPage(page), isDarkPage(invertImage(page))]).toEqual([false, true])
  const shaded = drawn(
    page.width,
    page.height,
    (x, y) => ((page.levels[y * page.width + x] ?? 0) * (1 - x / 700)) | 0,
  )
  expect(isDarkPage(shaded)).toBe(false)
  expect(isDarkPage(drawn(64, 64, () => 20))).toBe(false)
})

test('shaded paper becomes white, ink remains dark; white paper is unchanged', () => {
  const page = barPage()
  expect(evenLight(page)).toBeUndefined()
  const shade = (x: number) => 1 - 0.7 * (x / 600)
  const shaded = drawn(600, 400, (x, y) =>
    page.levels[y * 600 + x] === 255 ? 240 * shade(x) : 60 * shade(x),
  )
  const even = evenLight(shaded)
  for (const [x, y] of [
    [20, 10],
    [300, 200],
    [580, 390],
  ] as const)
    expect(even?.levels[y * 600 + x]).toBeGreaterThan(235)
  const ink = [...page.levels].flatMap((level, at) => (level === 0 ? [even?.levels[at] ?? 255] : []))
  expect(Math.max(...ink)).toBeLessThan(110)
})

test('grain is measured in levels, and removed only if present', () => {
  const page = barPage()
  expect(measureNoise(page)).toEqual({ deviation: 0, specks: 0 })
  expect(withoutNoise(page)).toBeUndefined()
  const random = seededRandom()
  // The sum of twelve even chances is as good as normal, with a deviation of 1.
  const normal = () => Array.from({ length: 12 }, random).reduce((sum, one) => sum + one, -6)
  const grainy = drawn(600, 400, (x, y) =>
    Math.max(0, Math.min(255, 180 + 20 * normal() - (page.levels[y * 600 + x] === 0 ? 150 : 0))),
  )
  const { deviation } = measureNoise(grainy)
  expect(deviation).toBeGreaterThan(17)
  expect(deviation).toBeLessThan(23)
  const smooth = withoutNoise(grainy)
  expect(smooth && measureNoise(smooth).deviation).toBeLessThan(6)
})

test('removes specks and preserves letters', () => {
  const page = barPage()
  const random = seededRandom(7)
  const speckled = drawn(600, 400, (x, y) =>
    random() < 0.02 ? 255 - (page.levels[y * 600 + x] ?? 0) : (page.levels[y * 600 + x] ?? 0),
  )
  const clean = withoutNoise(speckled)
  const wrong = (levels: Uint8Array | undefined) =>
    levels?.reduce(
      (count, level, at) => count + (Math.abs(level - (page.levels[at] ?? 0)) > 128 ? 1 : 0),
      0,
    ) ?? 0
  expect(wrong(speckled.levels)).toBeGreaterThan(4000)
  expect(wrong(clean?.levels)).toBeLessThan(2000)
})

test.each([-14, -7.5, -1, 0, 0.6, 3, 11, 15])(
  'detects lines that fall by %d degrees and levels them',
  (degrees) => {
    const crooked = straightenImage(barPage(), -degrees, 1).image
    const found = findTextLines(crooked)
    expect(found.isSideways).toBe(false)
    expect(Math.abs(found.angle - degrees)).toBeLessThan(0.16)
    const level = findTextLines(straightenImage(crooked, found.angle, 1).image)
    expect(Math.abs(level.angle)).toBeLessThan(0.16)
  },
)

test('findTextLines(): distinguishes a sideways page from an upright one, an empty page is neither', () => {
  expect(findTextLines(barPage()).lineHeight).toBe(20)
  expect(findTextLines(rotateQuarters(barPage(), 1).image)).toMatchObject({
    isSideways: true,
    lineHeight: 20,
  })
  expect(findTextLines(drawn(300, 300, () => 255))).toEqual({ angle: 0, isSideways: false, lineHeight: 0 })
})

test('rules and frames are not lines of text', () => {
  const page = barPage({ width: 600, height: 400 })
  const ruled = drawn(600, 400, (x, y) => (x % 100 === 50 ? 0 : (page.levels[y * 600 + x] ?? 255)))
  expect(findTextLines(ruled)).toMatchObject({ isSideways: false, angle: 0 })
})

test.each([1, 2, 3])('%i quarters clockwise, and the way back', (quarters) => {
  const page = drawn(3, 2, (x, y) => 10 * y + x)
  const { image, back } = rotateQuarters(page, quarters)
  expect([image.width, image.height]).toEqual(quarters === 2 ? [3, 2] : [2, 3])
  for (let at = 0; at < 6; at++) {
    const { x, y } = mapPoint(back, {
      x: (at % image.width) + 0.5,
      y: Math.floor(at / image.width) + 0.5,
    })
    expect(image.levels[at]).toBe(page.levels[Math.floor(y) * 3 + Math.floor(x)])
  }
})

test('two ways are one after the other', () => {
  const both = compose([2, 0, 0, 2, 1, 1], [0, 1, -1, 0, 5, 0])
  expect(mapPoint(both, { x: 3, y: 4 })).toEqual(
    mapPoint([0, 1, -1, 0, 5, 0], mapPoint([2, 0, 0, 2, 1, 1], { x: 3, y: 4 })),
  )
})

test('prepares a dark, crooked page with small letters, and maps every pixel to its origin', () => {
  const crooked = straightenImage(barPage({ lineHeight: 12, pitch: 30 }), 5, 1).image
  const { image, back, changes } = prepareScan(invertImage(crooked), ALL_STEPS)
  expect(changes).toMatchObject({ isInverted: true, isCleaned: false, quarterTurns: 0 })
  expect(Math.abs(changes.angle + 5)).toBeLessThan(0.16)
  expect(changes.scale).toBeGreaterThan(3)
  expect(isDarkPage(image)).toBe(false)
  const middle = mapPoint(back, { x: image.width / 2, y: image.height / 2 })
  expect(Math.abs(middle.x - crooked.width / 2)).toBeLessThan(1)
  expect(Math.abs(middle.y - crooked.height / 2)).toBeLessThan(1)
})

test.each([
  ['turns', rotateQuarters(barPage(), 1).image, { quarterTurns: 1 }, { quarterTurns: 0 }],
  ['straightens', straightenImage(barPage(), -6, 1).image, {}, { angle: 0 }],
  ['inverts', invertImage(barPage()), { isInverted: true }, { isInverted: false }],
  ['enlarges', barPage({ lineHeight: 10, pitch: 24 }), { scale: 4 }, { scale: 1 }],
] as const)('%s can be turned off', (step, page, on, off) => {
  const without: ScanSteps = { ...ALL_STEPS, [step]: false }
  expect(prepareScan(page, ALL_STEPS).changes).toMatchObject(on)
  expect(prepareScan(page, without).changes).toMatchObject(off)
})

test('a page on its head is turned once more, and back leads to the same place', () => {
  const page = barPage()
  const upright = prepareScan(page, ALL_STEPS)
  const over = headOver(upright)
  expect(over.changes.quarterTurns).toBe(2)
  expect(mapPoint(over.back, { x: 0, y: 0 })).toEqual({ x: 600, y: 400 })
  expect(over.image.levels[0]).toBe(page.levels.at(-1))
})
