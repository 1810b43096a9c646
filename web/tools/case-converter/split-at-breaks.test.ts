import { expect, test } from 'vitest'
import { splitAtBreaks } from './split-at-breaks.ts'

test.each([
  ['snake_case_name', ['snake_', 'case_', 'name']],
  ['dot.case.name', ['dot.', 'case.', 'name']],
  ['camelCaseName', ['camel', 'Case', 'Name']],
  ['aLtErNaTiNg', ['aLtErNaTiNg']],
  ['A sentence. And another', ['A sentence. And another']],
  ['', ['']],
])('splitAtBreaks(%j)', (text, parts) => {
  expect(splitAtBreaks(text)).toEqual(parts)
})

test('splitAtBreaks() keeps a long identifier whole', () => {
  const name = 'a_'.repeat(501)
  expect(splitAtBreaks(name)).toEqual([name])
})
