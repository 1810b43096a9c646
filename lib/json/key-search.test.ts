import { expect, test } from 'vitest'
import { readJsonDocument } from './document.ts'
import { membersNamed, wantedKey } from './key-search.ts'
import { getSource } from './node.ts'

function named(text: string, key: string): readonly string[] {
  const document = readJsonDocument(new TextEncoder().encode(text))
  return [...membersNamed(document, 0, wantedKey(key))].map((node) => getSource(document, node))
}

test.each([
  ['{"a":1,"b":2,"a":3}', 'a', ['1', '3']],
  ['{"ab":1,"a":2,"":3}', 'a', ['2']],
  ['{"ab":1,"a":2,"":3}', '', ['3']],
  ['{"a":1}', 'ab', []],
  ['{"a\\u0062":1,"\\u0061b":2,"ab":3}', 'ab', ['1', '2', '3']],
  ['{"a\\"":1,"a":2}', 'a', ['2']],
  ['{"a\\"":1,"a":2}', 'a"', ['1']],
  ['{"a\\\\":1}', 'a\\', ['1']],
  ['{"é":1,"\\u00e9":2,"e":3}', 'é', ['1', '2']],
  ['{"a":{"b":1},"b":2}', 'b', ['2']],
])('%s: members named %j are %j', (text, key, values) => {
  expect(named(text, key)).toEqual(values)
})
