import { expect, test } from 'vitest'
import { stepBetween } from './text-steps.ts'

test.each([
  ['', 'a', 0, '', 'a'],
  ['[1]', '[1,2]', 2, '', ',2'],
  ['aa', 'aaa', 2, '', 'a'],
  ['aaa', 'a', 1, 'aa', ''],
  ['{"a":1}', '[2]', 0, '{"a":1}', '[2]'],
  ['same', 'same', 4, '', ''],
])('from %j to %j at %i %j becomes %j', (before, after, from, removed, inserted) => {
  expect(stepBetween(before, after, 7, 'insertText')).toEqual({
    from,
    removed,
    inserted,
    at: 7,
    kind: 'insertText',
  })
})
