import * as v from 'valibot'
import { expect, test } from 'vitest'
import { MAX_CHANGES, MAX_VALUE_BYTES, type SyncChange, syncRequest, syncResponse } from './sync.ts'

const CHANGE: SyncChange = { collection: 'time-entries', id: 'a.B:1_-', value: '{}', changedAt: 1 }
const asking = (change: object = {}, more: object = {}) => ({
  clock: 1,
  since: 0,
  changes: [{ ...CHANGE, ...change }],
  ...more,
})

test.each<[string, object, object]>([
  ['a collection has up to 40 signs', { collection: 'c'.repeat(40) }, { collection: 'c'.repeat(41) }],
  ['a collection has a name', { collection: 'c' }, { collection: '' }],
  ['a name has no slash', { collection: 'a.b' }, { collection: 'a/b' }],
  ['an id has up to 100 signs', { id: 'i'.repeat(100) }, { id: 'i'.repeat(101) }],
  ['an id has no blank', { id: 'i_i' }, { id: 'i i' }],
  [
    'an item has up to 64 kB',
    { value: 'x'.repeat(MAX_VALUE_BYTES) },
    { value: 'x'.repeat(MAX_VALUE_BYTES + 1) },
  ],
  ['an item is counted in bytes', { value: 'é'.repeat(32_768) }, { value: 'é'.repeat(32_769) }],
  ['an item is text or deleted', { value: null }, { value: {} }],
  ['a time is not before 1970', { changedAt: 0 }, { changedAt: -1 }],
  ['a time is whole', { changedAt: 5 }, { changedAt: 0.5 }],
  ['a time is one that a date can be', { changedAt: 8.64e15 }, { changedAt: 8.64e15 + 1 }],
  ['a change says nothing else', {}, { account: 'other' }],
])('%s', (_, valid, invalid) => {
  expect([v.is(syncRequest, asking(valid)), v.is(syncRequest, asking(invalid))]).toEqual([true, false])
})

test('a request carries up to 500 changes, or none', () => {
  const changes = (count: number) => ({ changes: Array.from({ length: count }, () => CHANGE) })
  expect(
    [0, MAX_CHANGES, MAX_CHANGES + 1].map((count) => v.is(syncRequest, asking({}, changes(count)))),
  ).toEqual([true, true, false])
})

test.each([
  [{ since: -1 }, false],
  [{ since: 0.5 }, false],
  [{ since: Number.MAX_SAFE_INTEGER }, true],
  [{ since: Number.MAX_SAFE_INTEGER + 1 }, false],
  [{ clock: -1 }, false],
  [{ clock: 8.64e15 }, true],
  [{ more: 1 }, false],
])('accepts a request with %j: %s', (more, isAccepted) => {
  expect(v.is(syncRequest, asking({}, more))).toBe(isAccepted)
})

test('a page of the deployment before passes over what an answer says beyond what it knows', () => {
  const answer = { account: 'a', changes: [CHANGE], sequence: 7, isMore: false }
  expect(v.parse(syncResponse, { ...answer, isNew: true })).toEqual(answer)
})
