import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { PictureHeader } from '#lib/picture/header/picture-header.ts'
import type { MadePicture } from '#lib/picture/picture-wish.ts'
import { MIDDLE } from '#lib/picture/plan/focus.ts'
import { completed, madeText } from './list/completed.ts'
import { type ListedPicture, settingsFor, statusOf, wishKey } from './list/listed-picture.ts'
import { Settings } from './settings/settings.ts'

const SHARED = v.parse(Settings, {})
const HEADER: PictureHeader = {
  format: 'jpeg',
  width: 4000,
  height: 3000,
  orientation: 1,
  mayBeClear: false,
  hasMore: false,
}
const MADE: MadePicture = { blob: new Blob(['12345']), width: 800, height: 600, quality: 90, notes: [] }

function picture(change: Partial<ListedPicture> = {}): ListedPicture {
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

test('one by one a picture begins with its own size; in a batch all go by the same, but for those with their own', () => {
  expect(settingsFor(picture(), SHARED)).toMatchObject({ width: '4000', height: '3000' })
  const size = { width: '800', height: '600', lead: 'width' } as const
  expect(settingsFor(picture({ size }), SHARED)).toMatchObject(size)
  const batch = { ...SHARED, isBatch: true, width: '1000' }
  expect(settingsFor(picture({ size }), batch)).toEqual(batch)
  expect(settingsFor(picture({ own: { ...SHARED, format: 'png' } }), batch)).toMatchObject({ format: 'png' })
})

test('a picture is completed for as long as its settings are those it was made by', () => {
  const key = wishKey(picture(), SHARED)
  const made = picture({ made: { key, outcome: { ok: true, value: MADE } } })
  expect(statusOf(picture(), SHARED)).toBe('pending')
  expect(statusOf(picture({ isInWork: true }), SHARED)).toBe('processing')
  expect(statusOf(made, SHARED)).toBe('completed')
  expect(statusOf(made, { ...SHARED, quality: 50 })).toBe('pending')
  const problem = { message: '"a.txt" is not a supported file type.', detail: '' }
  expect(statusOf(picture({ check: { ok: false, problem } }), SHARED)).toBe('error')
  expect(statusOf(picture({ made: { key, outcome: { ok: false, problem } } }), SHARED)).toBe('error')
  expect(completed([made, picture()], SHARED).map(({ name }) => name)).toEqual(['photo_800x600.jpg'])
})

test.each([
  [10, '800×600 · 5 B (−50%)'],
  [4, '800×600 · 5 B (+25%)'],
  [5, '800×600 · 5 B (same size)'],
])('of %i bytes it is told as %s', (before, text) => expect(madeText(MADE, before)).toBe(text))
