import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { sortedJson } from '#lib/json/sorted-json.ts'
import { persisted } from './persisted.ts'
import { hashOf, isOf, quarantineHash, syncedList } from './synced.ts'

const Note = v.object({ id: v.string() })
const notes = syncedList<{ id: string }>({
  name: 'notes',
  title: 'notes',
  key: 'notes',
  isItem: isOf(Note),
  idOf: ({ id }) => id,
})

beforeEach(() => localStorage.clear())

test('the same content has the same text and hash, whatever the order of its fields', () => {
  const [one, other] = [sortedJson({ a: 1, b: { c: 2, d: [3] } }), sortedJson({ b: { d: [3], c: 2 }, a: 1 })]
  expect([one, hashOf(one)]).toEqual([other, hashOf(other)])
  expect(hashOf('{"a":1}')).not.toBe(hashOf('{"a":2}'))
})

test('merges received items into pending writes, and shows them at once', async () => {
  const store = persisted<readonly { id: string }[]>('notes', [], (stored) => v.parse(v.array(Note), stored))
  const stop = store.subscribe(() => {})
  store.set([{ id: 'typed just now' }, { id: 'old' }])
  await notes.write(new Map([['new', { id: 'new' }]]), ['old'])
  expect(store.get()).toEqual([{ id: 'typed just now' }, { id: 'new' }])
  expect(localStorage.getItem('notes')).toBe('[{"id":"typed just now"},{"id":"new"}]')
  stop()
})

test('invalid items are neither sent nor lost', async () => {
  localStorage.setItem('notes', '[7,{"id":"a"}]')
  expect([...(await notes.read())]).toEqual([['a', '{"id":"a"}']])
  await notes.write(new Map([['b', { id: 'b' }]]), ['a'])
  expect(localStorage.getItem('notes')).toBe('[7,{"id":"b"}]')
})

test.each(['[{', '{"id":"a"}'])('quarantines a value that is not a list (%s)', async (text) => {
  localStorage.setItem('notes', text)
  const before = quarantineHash(notes)
  expect(await notes.read()).toEqual(new Map())
  expect([localStorage.getItem('notes'), localStorage.getItem('notes.bad')]).toEqual([null, text])
  expect(quarantineHash(notes)).not.toBe(before)
})
