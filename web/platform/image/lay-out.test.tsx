import { expect, test } from 'vitest'
import { getRows } from '#lib/image/pixel-rows.ts'
import { layOut } from './lay-out.ts'

const CLEAR = [0, 0, 0, 0]
const BLUE = [0, 0, 255, 255]
const RED = [255, 0, 0, 255]
const GREEN = [0, 128, 0, 255]

/** One blue and one clear pixel, side by side, in a picture of 3 × 2. */
function laidOut(place: { readonly x: number; readonly y: number }, ground: string | undefined) {
  const part = getRows(Uint8ClampedArray.of(...BLUE, ...CLEAR), { width: 2, height: 1 })
  const plan = { place: { ...place, width: 2, height: 1 }, size: { width: 3, height: 2 } }
  return [...layOut(part, plan, { ground, filter: 'nearest', isOpaque: false }, () => {}).data]
}

test('draws an image at its position on a background, which shows through and around it', () => {
  expect(laidOut({ x: 1, y: 1 }, '#ff0000')).toEqual([RED, RED, RED, RED, BLUE, RED].flat())
  expect(laidOut({ x: 0, y: 0 }, '#008000')).toEqual([BLUE, GREEN, GREEN, GREEN, GREEN, GREEN].flat())
})

test('without a background everything around an image is transparent', () => {
  expect(laidOut({ x: 1, y: 0 }, undefined)).toEqual([CLEAR, BLUE, CLEAR, CLEAR, CLEAR, CLEAR].flat())
})

test('a picture that fills its size is scaled to it', () => {
  const part = getRows(Uint8ClampedArray.of(...BLUE), { width: 1, height: 1 })
  const size = { width: 2, height: 1 }
  const options = { ground: undefined, filter: 'nearest', isOpaque: true } as const
  const { width, height, data } = layOut(part, { place: { x: 0, y: 0, ...size }, size }, options, () => {})
  expect([width, height, ...data]).toEqual([2, 1, ...BLUE, ...BLUE])
})
