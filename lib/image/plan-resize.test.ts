import { expect, test } from 'vitest'
import { planResize, preservesPixels, type ResizeOptions } from './plan-resize.ts'
import type { Size } from './size.ts'

const OPTIONS: ResizeOptions = {
  mode: 'exact',
  box: { width: 800, height: 800 },
  percent: 100,
  longestSide: 1000,
  neverEnlarge: false,
}
const size = (source: Size, options: Partial<ResizeOptions>) => {
  const { width, height } = planResize(source, { ...OPTIONS, ...options }).size
  return `${width}x${height}`
}
const WIDE = { width: 4000, height: 3000 }
const SMALL = { width: 300, height: 200 }

test.each<[string, Size, Partial<ResizeOptions>, string]>([
  ['exactly as asked', WIDE, {}, '800x800'],
  ['by its width, the height follows', WIDE, { lead: 'width' }, '800x600'],
  ['by its height, the width follows', WIDE, { lead: 'height' }, '1067x800'],
  [
    'a line of 10,000 × 1 keeps a pixel',
    { width: 10_000, height: 1 },
    { box: { width: 100, height: 1 }, lead: 'width' },
    '100x1',
  ],
  ['into a box', WIDE, { mode: 'fit' }, '800x600'],
  ['into a box, larger', SMALL, { mode: 'fit' }, '800x533'],
  ['into a box, never larger', SMALL, { mode: 'fit', neverEnlarge: true }, '300x200'],
  ['exactly, never larger', SMALL, { neverEnlarge: true }, '300x200'],
  ['by its width, never larger', SMALL, { lead: 'width', neverEnlarge: true }, '300x200'],
  ['to a share', WIDE, { mode: 'percent', percent: 12.5 }, '500x375'],
  ['to a share, never larger', SMALL, { mode: 'percent', percent: 200, neverEnlarge: true }, '300x200'],
  ['by its longest side', { width: 3000, height: 4000 }, { mode: 'longest' }, '750x1000'],
  ['cut to fill', WIDE, { mode: 'crop' }, '800x800'],
  ['cut to fill, never larger', SMALL, { mode: 'crop', neverEnlarge: true }, '200x200'],
  ['with edges added', WIDE, { mode: 'pad' }, '800x800'],
])('%s', (_, source, options, expected) => expect(size(source, options)).toBe(expected))

test.each([
  [{ x: 0.5, y: 0.5 }, 500],
  [{ x: 0, y: 0.5 }, 0],
  [{ x: 1, y: 1 }, 1000],
  [{ x: 0.4, y: 0 }, 100],
])('a crop is centered on the focus, as far as the edges allow', (focus, x) => {
  expect(planResize(WIDE, { ...OPTIONS, mode: 'crop' }, focus).part).toEqual({
    x,
    y: 0,
    width: 3000,
    height: 3000,
  })
})

test('pad: centers the image', () => {
  expect(planResize(WIDE, { ...OPTIONS, mode: 'pad' }).place).toEqual({
    x: 0,
    y: 100,
    width: 800,
    height: 600,
  })
  expect(planResize(SMALL, { ...OPTIONS, mode: 'pad', neverEnlarge: true }).place).toEqual({
    x: 250,
    y: 300,
    width: 300,
    height: 200,
  })
})

test('keepsPixels(): true only without scaling, cropping or padding', () => {
  const same = (options: Partial<ResizeOptions>) =>
    preservesPixels(planResize(SMALL, { ...OPTIONS, ...options }), SMALL)
  expect(same({ box: SMALL })).toBe(true)
  expect(same({ mode: 'percent' })).toBe(true)
  expect(same({ box: { width: 300, height: 201 } })).toBe(false)
  expect(same({ mode: 'pad', box: { width: 400, height: 300 }, neverEnlarge: true })).toBe(false)
})
