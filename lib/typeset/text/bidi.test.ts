import { expect, test } from 'vitest'
import { getLevels, visualOrder } from './bidi.ts'

test.each([
  ['abc', 'ltr', [0, 0, 0]],
  ['abc', 'rtl', [2, 2, 2]],
  ['a אב', 'ltr', [0, 0, 1, 1]],
  ['אב 12', 'rtl', [1, 1, 1, 2, 2]],
  ['a\nב', 'ltr', [0, 0, 1]],
] as const)('the levels of %j from %s', (text, direction, levels) => {
  expect([...getLevels(text, direction)]).toEqual(levels)
})

test.each([
  ['all from left to right', 'abc', [0, 0, 0], 'abc'],
  ['all from right to left', 'abc', [1, 1, 1], 'cba'],
  ['a number within words from right to left', 'abc', [1, 2, 1], 'cba'],
  ['two numbers stay in their order', 'abcd', [1, 2, 2, 1], 'dbca'],
  ['words from right to left within others', 'abcd', [0, 1, 1, 0], 'acbd'],
  ['UAX 9, example of L2', 'abcdef', [0, 1, 2, 2, 1, 0], 'aecdbf'],
] as const)('%s', (_, names, levels, expected) => {
  const runs = levels.map((level, index) => ({ level, name: names[index] }))
  expect(
    visualOrder(runs)
      .map(({ name }) => name)
      .join(''),
  ).toBe(expected)
})
