import { expect, test } from 'vitest'
import { findMatches } from './find-matches.ts'
import { getSpan, type Matches, matchedTexts } from './matches.ts'
import { movedMatches } from './use-regex.ts'

const spans = (matches: Matches, group = 0) =>
  Array.from({ length: matches.count }, (_, match) => {
    const span = getSpan(matches, match, group)
    return span && [span.start, span.end]
  })

test.each([
  ['nothing changed', 'ab ab', 'ab ab', ['ab', 'ab']],
  ['a letter between two matches moves the second', 'ab ab', 'ab x ab', ['ab', 'ab']],
  ['a letter at the end of a match does not belong to it', 'ab ab', 'abx ab', ['ab', 'ab']],
  ['a letter before a match does not belong to it', 'ab ab', 'xab ab', ['ab', 'ab']],
  ['a letter within a match is marked', 'ab ab', 'axb ab', ['axb', 'ab']],
  ['a half that is gone leaves the other half', 'ab ab', 'a ab', ['a', 'ab']],
  ['a match that is gone has no length', 'ab ab', 'ab ', ['ab', '']],
  ['another text keeps what both have', 'ab ab', 'ab', ['ab', '']],
])('%s', (_name, before, after, expected) => {
  const moved = movedMatches(findMatches('ab', 'g', before), before, after)
  expect(matchedTexts(moved, after).split('\n')).toEqual(expected)
})

test('groups move with their match, and one that did not participate remains so', () => {
  const moved = movedMatches(findMatches('(a)(c)?(b)', 'g', 'ab ab'), 'ab ab', '…ab ab')
  expect(spans(moved)).toEqual([
    [1, 3],
    [4, 6],
  ])
  expect(spans(moved, 2)).toEqual([undefined, undefined])
  expect(spans(moved, 3)).toEqual([
    [2, 3],
    [5, 6],
  ])
})

test('a match of no length moves with what follows it', () => {
  expect(spans(movedMatches(findMatches('^', 'g', 'ab'), 'ab', '…ab'))).toEqual([[1, 1]])
})

test('the matches that were found are left as they are', () => {
  const found = findMatches('b', 'g', 'ab')
  movedMatches(found, 'ab', 'aab')
  expect(spans(found)).toEqual([[1, 2]])
})
