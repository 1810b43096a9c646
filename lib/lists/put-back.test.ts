import { expect, test } from 'vitest'
import { putBack } from './put-back.ts'

const toChars = (text: string) => [...text]

test.each([
  ['to the front', 'bc', 'abc', 'a', 'abc'],
  ['to the middle', 'ac', 'abc', 'b', 'abc'],
  ['to the end', 'ab', 'abc', 'c', 'abc'],
  ['side by side in their order', 'ad', 'abcd', 'bc', 'abcd'],
  ['all of them into an empty list', '', 'abc', 'abc', 'abc'],
  ['before what came to the end since', 'acx', 'abc', 'b', 'abcx'],
  ['before what came into an empty list since', 'x', 'abc', 'abc', 'abcx'],
  ['behind the one before it, wherever that is now', 'cax', 'abc', 'b', 'cabx'],
  ['behind the one further before, where the nearest has gone, too', 'ad', 'abcd', 'c', 'acd'],
  ['not where they are there again', 'cba', 'abc', 'b', 'cba'],
])('restores items %s', (_, now, before, removed, all) => {
  expect(putBack(toChars(now), toChars(before), toChars(removed)).join('')).toBe(all)
})

test('preserves later changes, and identifies the others by key', () => {
  const before = [
    { id: 1, name: 'a' },
    { id: 2, name: 'b' },
  ]
  const now = [{ id: 1, name: 'changed' }]
  const keyOf = ({ id }: { id: number }) => id
  expect(putBack(now, before, before.slice(1), keyOf)).toEqual([
    { id: 1, name: 'changed' },
    { id: 2, name: 'b' },
  ])
  expect(putBack([{ id: 2, name: 'again' }], before, before.slice(1), keyOf)).toEqual([
    { id: 2, name: 'again' },
  ])
})
