import * as v from 'valibot'
import { expect, test } from 'vitest'
import { MIDDLE } from '#lib/image/image-options.ts'
import type { ListedImage } from '../listed-image.ts'
import { changeSettings, Settings } from './settings.ts'
import { getOptions } from './to-image-options.ts'
import { ownSize, typeSide } from './type-size.ts'

const DEFAULTS = v.parse(Settings, {})
const PHOTO = { width: 4000, height: 3000 }

test.each([
  ['width', '1000', { width: '1000', height: '750' }],
  ['height', '1000', { width: '1333', height: '1000' }],
  ['width', '1', { width: '1', height: '1' }],
  ['width', '1,000', { width: '1,000', height: '750' }],
  ['width', '', { width: '', height: '1080' }],
  ['width', 'abc', { width: 'abc', height: '1080' }],
] as const)('with locked proportions %s %j determines the other side', (lead, typed, expected) =>
  expect(typeSide(lead, typed, DEFAULTS, PHOTO)).toEqual({ ...expected, lead }),
)

test('an image starts with its own size, led by its width', () => {
  expect(ownSize(PHOTO)).toEqual({ width: '4000', height: '3000', lead: 'width' })
})

test('without the lock each side is its own', () => {
  expect(typeSide('width', '10', { ...DEFAULTS, isLocked: false }, PHOTO)).toMatchObject({ height: '1080' })
  expect(typeSide('width', '10', { ...DEFAULTS, mode: 'crop' }, PHOTO)).toMatchObject({ height: '1080' })
})

test.each([
  [{ width: '0' }, 'Width must be a whole number of at least 1.'],
  [{ mode: 'crop', height: '' }, 'Height must be a whole number of at least 1.'],
  [{ mode: 'percent', percent: '0' }, 'Percent must be a number above 0.'],
  [{ mode: 'longest', longestSide: '-5' }, 'Longest side must be a whole number of at least 1.'],
  [{ targetKilobytes: '0' }, 'Target size must be a number above 0, or empty.'],
] as const)('%j is answered with a sentence', (change, message) => {
  const result = getOptions({ ...DEFAULTS, ...change }, MIDDLE)
  expect(result).toMatchObject({ ok: false, problem: { message } })
})

test('with locked proportions only the side typed last is required', () => {
  const boxOf = (change: Partial<Settings>) => {
    const result = getOptions({ ...DEFAULTS, width: '40', height: '30', ...change }, MIDDLE)
    return result.ok && { ...result.value.resize.box, lead: result.value.resize.lead }
  }
  expect(boxOf({})).toEqual({ width: 40, height: 1, lead: 'width' })
  expect(boxOf({ lead: 'height' })).toEqual({ width: 1, height: 30, lead: 'height' })
  expect(boxOf({ isLocked: false })).toEqual({ width: 40, height: 30, lead: undefined })
  expect(boxOf({ mode: 'crop' })).toEqual({ width: 40, height: 30, lead: undefined })
  expect(boxOf({ mode: 'percent', width: '' })).toEqual({ width: 1, height: 1, lead: undefined })
})

test('fills transparency with the background in JPEG, and in other formats only if requested', () => {
  const ground = (change: Partial<Settings>) => {
    const result = getOptions({ ...DEFAULTS, ...change }, MIDDLE)
    return result.ok && result.value.ground
  }
  expect(ground({})).toBe('#ffffff')
  expect(ground({ format: 'png' })).toBeUndefined()
  expect(ground({ format: 'webp', fillsClear: true, ground: '#102030' })).toBe('#102030')
})

test('the location of a photo is preserved only with its other metadata', () => {
  const hasLocation = (change: Partial<Settings>) => {
    const result = getOptions({ ...DEFAULTS, ...change }, MIDDLE)
    return result.ok && result.value.keepsLocation
  }
  expect([hasLocation({ keepsLocation: true }), hasLocation({ keepsMetadata: true })]).toEqual([false, false])
  expect(hasLocation({ keepsMetadata: true, keepsLocation: true })).toBe(true)
})

test('a side that is typed before the picture is known leaves the other one', () => {
  expect(typeSide('height', '10', DEFAULTS, undefined)).toEqual({
    width: '1920',
    height: '10',
    lead: 'height',
  })
})

test('only the fields of the resize mode are required', () => {
  const resize = (change: Partial<Settings>) => {
    const result = getOptions({ ...DEFAULTS, width: '40', height: '30', ...change }, MIDDLE)
    return result.ok && result.value.resize
  }
  expect(resize({ mode: 'percent', percent: '12.5', longestSide: '' })).toMatchObject({
    percent: 12.5,
    longestSide: 1,
  })
  expect(resize({ mode: 'longest', longestSide: '800', percent: '' })).toMatchObject({
    percent: 100,
    longestSide: 800,
  })
  expect(resize({ neverEnlarge: true })).toMatchObject({ neverEnlarge: true, mode: 'exact' })
})

test.each([
  ['', undefined],
  ['  ', undefined],
  ['0.5', 512],
  ['1.0001', 1024],
])('a target of %j KB is %s bytes', (targetKilobytes, targetBytes) => {
  expect(getOptions({ ...DEFAULTS, targetKilobytes }, MIDDLE)).toMatchObject({ value: { targetBytes } })
})

const SHARED = v.parse(Settings, {})
const BATCH: Settings = { ...SHARED, isBatch: true }

const imageOf = (own?: Settings): ListedImage => ({
  id: 1,
  file: new File([], 'a.png'),
  check: undefined,
  size: undefined,
  own,
  focus: { x: 0.5, y: 0.5 },
  made: undefined,
  isInWork: false,
})
const shown: Settings = { ...SHARED, width: '400', height: '300' }

test('without an image a change applies to all', () => {
  expect(changeSettings(SHARED, undefined, SHARED, { quality: 80 })).toEqual({
    shared: { ...SHARED, quality: 80 },
    image: undefined,
  })
})

test.each([
  [{ width: '10' }, { width: '10', height: '300', lead: 'width' }],
  [{ height: '10' }, { width: '400', height: '10', lead: 'width' }],
  [{ lead: 'height' }, { width: '400', height: '300', lead: 'height' }],
] as const)('one by one, %j is the size of the picture alone', (change, size) => {
  expect(changeSettings(SHARED, imageOf(), shown, change)).toEqual({ shared: SHARED, image: { size } })
})

test('in one-by-one mode, everything but the size applies to all', () => {
  expect(changeSettings(SHARED, imageOf(), shown, { quality: 80, width: '10' })).toEqual({
    shared: { ...SHARED, quality: 80 },
    image: { size: { width: '10', height: '300', lead: 'width' } },
  })
  expect(changeSettings(SHARED, imageOf(), shown, { quality: 80 }).image).toBeUndefined()
})

test('in a batch a size applies to all images, unless the image has separate settings', () => {
  expect(changeSettings(BATCH, imageOf(), BATCH, { width: '10' })).toEqual({
    shared: { ...BATCH, width: '10' },
    image: undefined,
  })
  const own = { ...BATCH, quality: 50 }
  expect(changeSettings(BATCH, imageOf(own), own, { width: '10' })).toEqual({
    shared: BATCH,
    image: { own: { ...own, width: '10' } },
  })
  expect(changeSettings(SHARED, imageOf(own), SHARED, { quality: 70 }).shared.quality).toBe(70)
})
