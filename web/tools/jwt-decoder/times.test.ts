import { expect, test } from 'vitest'
import { readNumericDate } from './claims.ts'
import { readJsonObject } from './json-part.ts'
import { durationText, getBadges, localText, relativeText, utcText } from './validity.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [59, '59 seconds'],
  [MINUTE, '1 minute'],
  [4 * MINUTE + 12, '4 minutes 12 seconds'],
  [HOUR + 59, '1 hour'],
  [2 * HOUR + 5 * MINUTE, '2 hours 5 minutes'],
  [DAY - 1, '23 hours 59 minutes'],
  [DAY, '1 day'],
  [3.9 * DAY, '3 days'],
  [59 * DAY, '59 days'],
  [60 * DAY, '1 month'],
  [200 * DAY, '6 months'],
  [366 * DAY, '1 year'],
  [15.6 * 365.25 * DAY, '15 years'],
])('%d seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})

test('relativeText(): describes times before, at and after now', () => {
  expect(relativeText(1000, 1000 + 3 * DAY)).toBe('3 days ago')
  expect(relativeText(1000, 1000)).toBe('now')
  expect(relativeText(1090, 1000)).toBe('in 1 minute 30 seconds')
})

test('dates are written in the local way and in UTC', () => {
  expect(localText(1_300_819_380, 'en-US')).toMatch(/^Mar 22, 2011, \d{1,2}:43:00 [AP]M$/)
  expect(utcText(1_300_819_380)).toBe('2011-03-22 18:43:00 UTC')
  expect(utcText(0)).toBe('1970-01-01 00:00:00 UTC')
  expect(utcText(-0.5)).toBe('1969-12-31 23:59:59 UTC')
})

test.each([
  ['0', { ok: true, seconds: 0 }],
  ['-1', { ok: true, seconds: -1 }],
  ['1300819380.5', { ok: true, seconds: 1_300_819_380.5 }],
  ['253402300799', { ok: true, seconds: 253_402_300_799 }],
  ['253402300800', { ok: false, error: 'not a valid NumericDate: this looks like milliseconds' }],
  ['1700000000000', { ok: false, error: 'not a valid NumericDate: this looks like milliseconds' }],
  ['1e400', { ok: false, error: 'not a valid NumericDate' }],
  ['-1e17', { ok: false, error: 'not a valid NumericDate' }],
  ['"1300819380"', { ok: false, error: 'not a valid NumericDate' }],
  ['null', { ok: false, error: 'not a valid NumericDate' }],
  ['[]', { ok: false, error: 'not a valid NumericDate' }],
])('%s as a time', (source, expected) => {
  const [member] = readJsonObject('Payload', `{"exp":${source}}`).members
  expect(member && readNumericDate(member)).toEqual(expected)
})

const NOW = 1_800_000_000
const badges = (payload: object, leeway = 0) =>
  getBadges(readJsonObject('Payload', JSON.stringify(payload)), { now: NOW, leeway }).map(({ text }) => text)

test('getBadges(): describes the status of the times', () => {
  expect(badges({ exp: NOW - 3 * DAY })).toEqual(['Expired 3 days ago'])
  expect(badges({ exp: 0 })).toEqual(['Expired 57 years ago'])
  expect(badges({ exp: NOW + 90 })).toEqual(['Expires in 1 minute 30 seconds'])
  expect(badges({ nbf: NOW + 1 })).toEqual(['Not valid yet'])
  expect(badges({ nbf: NOW, iat: NOW })).toEqual([])
  expect(badges({ iat: NOW + 60 })).toEqual(['Issued in the future'])
  expect(badges({ exp: 'soon', nbf: 1e300 })).toEqual([])
})

test('at the second of its expiry a token is expired, a leeway puts it off', () => {
  expect(badges({ exp: NOW })).toEqual(['Expired 0 seconds ago'])
  expect(badges({ exp: NOW + 1 })).toEqual(['Expires in 1 second'])
  expect(badges({ exp: NOW - 59 }, 60)).toEqual(['Expired 59 seconds ago, within the leeway'])
  expect(badges({ exp: NOW - 60 }, 60)).toEqual(['Expired 1 minute ago'])
  expect(badges({ nbf: NOW + 60, iat: NOW + 60 }, 60)).toEqual([])
  expect(badges({ nbf: NOW + 61 }, 60)).toEqual(['Not valid yet'])
})
