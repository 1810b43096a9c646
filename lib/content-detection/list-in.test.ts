import { expect, test } from 'vitest'
import { listIn } from './list-in.ts'

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `name ${index}`)

test.each([
  ['Ada\nBob', ['Ada', 'Bob']],
  ['Ada\r\nBob\rCleo\n', ['Ada', 'Bob', 'Cleo']],
  ['\n  Ada \n\n\tBob\n', ['Ada', 'Bob']],
  ['- Ada\n* Bob\n• Cleo', ['Ada', 'Bob', 'Cleo']],
  ['1. Ada\n12) Bob\n999. Cleo', ['Ada', 'Bob', 'Cleo']],
  ['-Ada\n2.Bob', ['-Ada', '2.Bob']],
  ['1000. Ada\n-- Bob', ['1000. Ada', '-- Bob']],
  ['Ada, Bob; Cleo', ['Ada', 'Bob', 'Cleo']],
  ['Ada, Bob\nCleo, Dan', ['Ada, Bob', 'Cleo, Dan']],
  ['é\n東京', ['é', '東京']],
  ['["Ada", "Bob"]', ['Ada', 'Bob']],
  [' [{"name": "Ada"}, {"name": "Bob"}]', ['Ada', 'Bob']],
])('%j is a list', (text, items) => {
  expect(listIn(text)).toEqual(items)
})

test.each([
  ['nothing', ''],
  ['one item', 'Ada'],
  ['two words with a comma', 'Ada, Bob'],
  ['a gap between commas', 'Ada, , Bob, Cleo'],
  ['sentences', 'Ada came home.\nBob did not.'],
  ['a question', 'Ada\nBob?'],
  ['an exclamation', 'Ada\nBob!'],
  ['a heading', 'People:\nBob'],
  ['code', 'if (a) {\nb'],
  ['a tag', '<b>\nBob'],
  ['an equation', 'a = b\nc'],
  ['columns with tabs', 'Ada\t1\nBob\t2'],
  ['a table in Markdown', 'a | b\nc'],
  ['numbers', '1\n2\n3'],
  ['an item without a letter', 'Ada\n42'],
  ['JSON with two columns', '[{"a": "x", "b": "y"}, {"a": "z", "b": "w"}]'],
  ['JSON with numbers', '[1, 2, 3]'],
  ['rows of different lengths', '[{"a": "x", "b": "y"}, {}]'],
  ['JSON that ends early', '["Ada", "Bob"'],
  ['JSON with nothing', '[null, "Bob"]'],
])('listIn(): rejects %s', (_, text) => {
  expect(listIn(text)).toBeUndefined()
})

test('a list has at most a thousand items of at most sixty letters', () => {
  expect(listIn(numbered(1000).join('\n'))).toHaveLength(1000)
  expect(listIn(numbered(1001).join('\n'))).toBeUndefined()
  expect(listIn(`Ada\n${'b'.repeat(60)}`)).toEqual(['Ada', 'b'.repeat(60)])
  expect(listIn(`Ada\n${'b'.repeat(61)}`)).toBeUndefined()
})
