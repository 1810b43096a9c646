import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { ListedImage } from '../list/listed-image.ts'
import { changeSettings } from './change-settings.ts'
import { Settings } from './settings.ts'

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

test('without a picture a change is everybody’s', () => {
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

test('one by one, all but the size is everybody’s', () => {
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
