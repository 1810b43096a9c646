import { expect, test } from 'vitest'
import { compactJson } from './compact.ts'

test.each([
  ['{"a":1}', '{"a":1}'],
  ['{ "a b" : [ 1 ,\r\n\t"\\" , \\\\" , null ] }', '{"a b":[1,"\\" , \\\\",null]}'],
  [' "x  y" ', '"x  y"'],
])('%j becomes %j', (source, compact) => {
  expect(compactJson(source)).toBe(compact)
})
