import { expect, test } from 'vitest'
import { entryOf } from './entries.fixture.ts'
import { entryTimes } from './entry-times.ts'

const plain = (text: string) => text.replaceAll(/[\u2009\u202f]/g, ' ')
const MORNING = entryOf('2026-01-05T09:00:00Z', '2026-01-05T10:30:00Z')

test.each([
  ['en-US', 'UTC', false, '9:00 – 10:30 AM'],
  ['en-US', 'America/New_York', false, '4:00 – 5:30 AM'],
  ['en-GB', 'UTC', false, '09:00–10:30'],
  ['en-US', 'UTC', true, 'Jan 5, 2026, 9:00 – 10:30 AM'],
])('in %s and %s, with a date: %j, an entry stands as %s', (locale, timeZone, withDate, text) => {
  expect(plain(entryTimes(MORNING, locale, timeZone, withDate))).toBe(text)
  expect(plain(entryTimes(MORNING, locale, timeZone, withDate))).toBe(text)
})

test('in an hour that is repeated the zone is named', () => {
  const night = entryOf('2026-11-01T06:30:00Z', '2026-11-01T07:15:00Z')
  expect(plain(entryTimes(night, 'en-US', 'America/New_York', false))).toBe('1:30 – 2:15 AM EST')
})

test('a running entry has only a start time', () => {
  expect(plain(entryTimes({ ...MORNING, endTime: null } as never, 'en-US', 'UTC', false))).toBe('9:00 AM')
})
