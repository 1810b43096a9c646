import { expect, test } from 'vitest'
import { UserError } from '#lib/result/user-error.ts'
import { svgAsPng } from '../ocr/svg-as-png.ts'
import { drawSvg } from './draw-svg.ts'
import { BLUE, colorAt, RED, WHITE } from './images.fixture.ts'

/** The left half blue, the right half red. */
const shapes = '<rect width="2" height="2" fill="#00f"/><rect x="2" width="2" height="2" fill="#f00"/>'
const svg = (attributes: string, inside = shapes) =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`], 'a.svg', {
    type: 'image/svg+xml',
  })

const WHOLE = { width: 4, height: 2 }
const ALL = { x: 0, y: 0, ...WHOLE }

test.each([
  ['with a view box', 'viewBox="0 0 4 2"'],
  ['without one', 'width="4" height="2"'],
])('a drawing %s is drawn at the size that is wanted', async (_, attributes) => {
  const bitmap = await drawSvg(svg(attributes), WHOLE, ALL, { width: 40, height: 20 })
  expect([bitmap.width, bitmap.height]).toEqual([40, 20])
  expect(await colorAt(bitmap, 15, 15)).toEqual(BLUE)
  expect(await colorAt(bitmap, 25, 15)).toEqual(RED)
})

test('of a part only that is drawn, as large as all of it', async () => {
  const right = { x: 2, y: 1, width: 2, height: 1 }
  const bitmap = await drawSvg(svg('viewBox="0 0 4 2"'), WHOLE, right, { width: 20, height: 10 })
  expect(await colorAt(bitmap, 1, 1)).toEqual(RED)
  expect(await colorAt(bitmap, 18, 8)).toEqual(RED)
})

test('reports a file that is not an SVG', async () => {
  await expect(drawSvg(new File(['<svg'], 'a.svg'), WHOLE, ALL, WHOLE)).rejects.toThrow(
    new UserError('The file is damaged or incomplete.'),
  )
})

test('a drawing to be read becomes pixels of 3,000 on its longer side, on white', async () => {
  const png = await svgAsPng(svg('width="4" height="2"', '<rect width="1" height="2" fill="#00f"/>'))
  const bitmap = await createImageBitmap(png)
  expect([png.name, png.type, bitmap.width, bitmap.height]).toEqual(['a.svg', 'image/png', 3000, 1500])
  expect(await colorAt(bitmap, 100, 100)).toEqual(BLUE)
  expect(await colorAt(bitmap, 2900, 100)).toEqual(WHITE)
})

test('svgAsPng(): returns a file that cannot be drawn unchanged', async () => {
  const file = new File(['<svg'], 'a.svg')
  expect(await svgAsPng(file)).toBe(file)
})
