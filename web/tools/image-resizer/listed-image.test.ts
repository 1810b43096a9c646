import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { ImageHeader } from '#lib/image/header/image-header.ts'
import { type MadeImage, MIDDLE } from '#lib/image/image-options.ts'
import { completedImages, madeText } from './completed.ts'
import { getStatus, type ListedImage, optionsKey, settingsFor, withTypedSize } from './listed-image.ts'
import { Settings } from './settings/settings.ts'

const SHARED = v.parse(Settings, {})
const HEADER: ImageHeader = {
  format: 'jpeg',
  width: 4000,
  height: 3000,
  orientation: 1,
  mayBeClear: false,
  hasMore: false,
}
const MADE: MadeImage = { blob: new Blob(['12345']), width: 800, height: 600, quality: 90, notes: [] }

function image(change: Partial<ListedImage> = {}): ListedImage {
  return {
    id: 1,
    file: new File(['1234567890'], 'photo.png'),
    check: { ok: true, value: HEADER },
    size: undefined,
    own: undefined,
    focus: MIDDLE,
    made: undefined,
    isInWork: false,
    ...change,
  }
}

test("settingsFor(): one by one uses the image's size; a batch shares settings, except images with separate ones", () => {
  expect(settingsFor(image(), SHARED)).toMatchObject({ width: '4000', height: '3000' })
  const size = { width: '800', height: '600', lead: 'width' } as const
  expect(settingsFor(image({ size }), SHARED)).toMatchObject(size)
  const batch = { ...SHARED, isBatch: true, width: '1000' }
  expect(settingsFor(image({ size }), batch)).toEqual(batch)
  expect(settingsFor(image({ own: { ...SHARED, format: 'png' } }), batch)).toMatchObject({ format: 'png' })
})

test('withTypedSize(): gives the typed size to images that have none, in their own proportions', () => {
  const typed = image({ id: 2, size: { width: '1200', height: '800', lead: 'width' } })
  expect(withTypedSize(image(), typed, SHARED).size).toEqual({ width: '1200', height: '900', lead: 'width' })
  const tall = { width: '675', height: '900', lead: 'height' } as const
  expect(withTypedSize(image(), { ...typed, size: tall }, SHARED).size).toEqual({ ...tall, width: '1200' })
  expect(withTypedSize(image(), typed, { ...SHARED, isLocked: false }).size).toEqual(typed.size)
  const own = image({ size: tall })
  for (const same of [
    withTypedSize(own, typed, SHARED),
    withTypedSize(own, undefined, SHARED),
    withTypedSize(own, typed, { ...SHARED, isBatch: true }),
  ])
    expect(same).toBe(own)
})

test('a picture is completed for as long as its settings are those it was made by', () => {
  const key = optionsKey(image(), SHARED)
  const made = image({ made: { key, result: { ok: true, value: MADE } } })
  expect(getStatus(image(), SHARED)).toBe('pending')
  expect(getStatus(image({ isInWork: true }), SHARED)).toBe('processing')
  expect(getStatus(made, SHARED)).toBe('completed')
  expect(getStatus(made, { ...SHARED, quality: 50 })).toBe('pending')
  const problem = { message: '"a.txt" is not a supported file type.', detail: '' }
  expect(getStatus(image({ check: { ok: false, problem } }), SHARED)).toBe('error')
  expect(getStatus(image({ made: { key, result: { ok: false, problem } } }), SHARED)).toBe('error')
  expect(completedImages([made, image()], SHARED).map(({ name }) => name)).toEqual(['photo_800x600.jpg'])
})

test.each([
  [10, '800×600 · 5 B (−50%)'],
  [4, '800×600 · 5 B (+25%)'],
  [5, '800×600 · 5 B (same size)'],
])('madeText(): for %i bytes returns %s', (before, text) => expect(madeText(MADE, before)).toBe(text))
