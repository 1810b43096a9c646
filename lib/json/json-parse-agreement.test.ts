import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { joinBytes } from '../bytes/bytes.ts'
import { toResult } from '../result/result.ts'
import { readJsonDocument } from './document.ts'
import { encodeJsonText } from './encoding.ts'
import { formatJsonText, formatSortedJson } from './format.ts'
import { getKind, getSource } from './node.ts'
import { checkJson } from './scanner.ts'

const SUITE = new URL('fixtures/json-test-suite/test_parsing/', import.meta.url)
const VALID = readdirSync(SUITE)
  .filter((name) => name.startsWith('y_'))
  .map((name) => readFileSync(new URL(name, SUITE), 'utf8'))

const isAcceptedByEngine = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test.each(VALID)('every layout of %j means the same', (text) => {
  const minified = formatJsonText(text, '')
  for (const indent of ['  ', '    ', '\t', '']) {
    const formatted = formatJsonText(text, indent)
    expect(JSON.parse(formatted)).toEqual(JSON.parse(text))
    expect(formatJsonText(formatted, indent)).toBe(formatted)
    expect(formatJsonText(formatted, '')).toBe(minified)
  }
})

test.each(VALID)('sorting %j loses and adds nothing', (text) => {
  const document = readJsonDocument(encodeJsonText(text))
  const sorted = new TextDecoder().decode(joinBytes(formatSortedJson(document, '')))
  expect(sorted.length).toBe(formatJsonText(text, '').length)
  expect(JSON.parse(sorted)).toEqual(JSON.parse(text))
})

test('accepts the same input as the engine, a few characters away from JSON', () => {
  const seeds = [
    '{"a":[1,-2.5e+3,true,false,null],"b":{"c":"\\u0041\\n\\\\x"}}',
    '[[],{},"",0,-0,1E5]',
    ' "a" ',
  ]
  const alphabet = [...'{}[],:"\\0123.eE+-truefalsnu \n\t\u00a0é']
  let seed = 3
  const next = (limit: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * limit)
  }
  for (let round = 0; round < 30_000; round++) {
    let text = seeds[round % seeds.length] ?? ''
    for (let edits = 1 + next(3); edits > 0; edits--) {
      const at = next(text.length + 1)
      text = text.slice(0, at) + (alphabet[next(alphabet.length)] ?? '') + text.slice(at + next(2))
    }
    const result = toResult(() => checkJson(encodeJsonText(text)))
    expect(result.ok, text).toBe(isAcceptedByEngine(text))
    if (!result.ok) expect(result.problem.offset, text).toBeLessThanOrEqual(text.length)
  }
})

test('every value of the document is the slice that means it', () => {
  const text = ' {"a" : [1.0, "x\\ty", {"é😀": null}] , "b":false}'
  const document = readJsonDocument(encodeJsonText(text))
  const values = Array.from({ length: document.nodeCount }, (_, node) =>
    JSON.parse(getSource(document, node)),
  )
  expect(values).toEqual([
    JSON.parse(text),
    [1, 'x\ty', { 'é😀': null }],
    1,
    'x\ty',
    { 'é😀': null },
    null,
    false,
  ])
  expect(getKind(document, 6)).toBe('false')
})
