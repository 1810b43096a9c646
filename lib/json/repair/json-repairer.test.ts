import { expect, test } from 'vitest'
import { UserError } from '../../result/user-error.ts'
import { JsonRepairer } from './json-repairer.ts'

/** Returns the changes of the input: old string, new string and reason. */
const changesOf = (text: string) =>
  new JsonRepairer(text)
    .run()
    .map(({ offset, length, replacement, reason }) => [
      text.slice(offset, offset + length),
      replacement,
      reason,
    ])

test.each([
  ['{"a"}', '', ': null', 'A key without a value got null'],
  ['{"a":}', '', ' null', 'A key without a value got null'],
  ['[1;2]', ';', ',', '; became ,'],
  ['{"a"=1}', '=', ':', '= became :'],
  ['{"a"=>1}', '=>', ':', '=> became :'],
  ['[1,]', ',', '', 'A comma without a value after it was removed'],
  ['[,1]', ',', '', 'A comma without a value before it was removed'],
  ['[1 2]', '', ',', 'A missing comma was added'],
  ['{"a" 1}', '', ':', 'A missing colon was added'],
  ['{a:1}', 'a', '"a"', 'A key got its quotes'],
  ['[one two]', 'one two', '"one two"', 'Text got its quotes'],
  ['[1,...]', '...', '', 'An ellipsis was removed'],
  ['[1]/* a */', '/* a */', '', 'A comment was removed'],
  ['[1]]', ']', '', 'A ] that nothing opened was removed'],
  ['[1}', '}', ']', '} became ]'],
  ['[1', '', ']', 'The missing ] was added'],
  ['[1,\u00a02]', '\u00a0', ' ', 'An unusual blank became a space'],
])('repairs %j with a reason', (text, before, after, reason) => {
  expect(changesOf(text)).toContainEqual([before, after, reason])
})

test('removes both ends of a call around a value', () => {
  const reason = 'A call around a value was removed'
  expect(changesOf('take([1])')).toEqual([
    ['take(', '', reason],
    [')', '', reason],
  ])
  expect(changesOf('NumberLong(12)')).toEqual([
    ['NumberLong(', '', reason],
    [')', '', reason],
  ])
})

test('two values become one array, one alone does not', () => {
  const reason = 'Several values became one array'
  expect(changesOf('1 2')).toEqual([
    ['', ',', reason],
    ['', '[', reason],
    ['', ']', reason],
  ])
  expect(changesOf('1')).toEqual([])
})

test('throws with the position if no repair is possible', () => {
  expect(() => new JsonRepairer('{"a":1,\n {"b":2}}').run()).toThrow(
    new UserError('This text could not be repaired', "found '{', expected a key (line 2 column 2)", 9),
  )
})
