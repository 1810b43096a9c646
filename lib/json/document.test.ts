import { expect, test } from 'vitest'
import { joinBytes } from '../bytes/bytes.ts'
import { copyOf, getTransferables, type JsonDocument, readJsonDocument } from './document.ts'
import { formatJson, formatSortedJson } from './format.ts'
import {
  getChildCount,
  getChildren,
  getDepth,
  getDescendantCount,
  getKey,
  getKeySource,
  getKind,
  getParent,
  getSource,
} from './node.ts'
import { getJsonPath, getJsonPointer } from './node-path.ts'
import { searchDocument, stepThroughMatches } from './search.ts'
import { getStatistics } from './statistics.ts'
import { findUnsafeIntegers } from './unsafe-integers.ts'

const read = (text: string) => readJsonDocument(new TextEncoder().encode(text))
const sorted = (text: string, indent = '') =>
  new TextDecoder().decode(joinBytes(formatSortedJson(read(text), indent)))
const sources = (document: JsonDocument, nodes: Iterable<number>) =>
  [...nodes].map((node) => getSource(document, node))

const STORE = read('{"store":{"book":[{"a/b":1.0},{"it\'s":[true,"\\u0041é"]}],"\\n~":null},"m":{}}')

test('every value is a node, in document order', () => {
  const ids = Array.from({ length: STORE.nodeCount }, (_, node) => node)
  const kinds = 'object object array object number object array true string null object'
  expect(ids.map((node) => getKind(STORE, node)).join(' ')).toBe(kinds)
  expect(ids.map((node) => getParent(STORE, node))).toEqual([undefined, 0, 1, 2, 3, 2, 5, 6, 6, 1, 0])
  expect(ids.map((node) => getDepth(STORE, node))).toEqual([0, 1, 2, 3, 4, 3, 4, 5, 5, 2, 1])
  expect(ids.map((node) => getChildCount(STORE, node))).toEqual([2, 2, 2, 1, 0, 1, 2, 0, 0, 0, 0])
  expect(ids.map((node) => getDescendantCount(STORE, node))).toEqual([10, 8, 6, 1, 0, 3, 2, 0, 0, 0, 0])
  expect(ids.map((node) => getKey(STORE, node))).toEqual([
    undefined,
    'store',
    'book',
    undefined,
    'a/b',
    undefined,
    "it's",
    undefined,
    undefined,
    '\n~',
    'm',
  ])
  expect(getKeySource(STORE, 9)).toBe('"\\n~"')
  expect([...getChildren(STORE, 2)]).toEqual([3, 5])
  expect(sources(STORE, [4, 6, 8, 10])).toEqual(['1.0', '[true,"\\u0041é"]', '"\\u0041é"', '{}'])
  expect(getSource(STORE, 6, 5)).toBe('[true')
  expect(getSource(STORE, 8, 8)).toBe('"\\u0041')
})

test.each([
  [0, '$', ''],
  [4, "$['store']['book'][0]['a/b']", '/store/book/0/a~1b'],
  [8, "$['store']['book'][1]['it\\'s'][1]", "/store/book/1/it's/1"],
  [9, "$['store']['\\n~']", '/store/\n~0'],
])('node %i has its path and pointer', (node, path, pointer) => {
  expect(getJsonPath(STORE, node)).toBe(path)
  expect(getJsonPointer(STORE, node)).toBe(pointer)
})

test('a path escapes control characters as RFC 9535 says', () => {
  expect(getJsonPath(read('{"\\u000b\\b\\\\":1}'), 1)).toBe("$['\\u000b\\b\\\\']")
})

test('finds integers that a double can round, and no other long numbers', () => {
  const document = read(
    '[9007199254740991,9007199254740992,-9007199254740992,-9007199254740991,1e400,0.12345678901234567890,12345678901234567890]',
  )
  expect(sources(document, findUnsafeIntegers(document, 10))).toEqual([
    '9007199254740992',
    '-9007199254740992',
    '12345678901234567890',
  ])
})

test.each([
  ['{"b":{"d":1,"c":2},"a":[{"z":1,"y":2}]}', '{"a":[{"y":2,"z":1}],"b":{"c":2,"d":1}}'],
  ['{"b":1,"a":1,"b":2,"a":2}', '{"a":1,"a":2,"b":1,"b":2}'],
  ['{"10":1,"9":2,"é":3,"Z":4,"a":5}', '{"10":1,"9":2,"Z":4,"a":5,"é":3}'],
  ['{"\\u0062":1,"a":1.50}', '{"a":1.50,"\\u0062":1}'],
  ['{"\uffff":1,"😀":2}', '{"😀":2,"\uffff":1}'],
  ['[3,1,{}]', '[3,1,{}]'],
  ['7', '7'],
])('sorts the keys of %s', (text, expected) => {
  expect(sorted(text)).toBe(expected)
})

test('sorting sorted text only lays it out', () => {
  const text = '{"a":[1,{"b":[],"c":{}}],"d":"x"}'
  expect(sorted(text, '\t')).toBe(
    new TextDecoder().decode(joinBytes(formatJson(new TextEncoder().encode(text), '\t'))),
  )
})

test('100,000 levels are indexed, sorted and described', () => {
  const text = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`
  const document = read(text)
  expect(getStatistics(document)).toEqual({
    sizeBytes: 600_001,
    keys: 100_000,
    depth: 100_000,
    rootType: 'object',
  })
  expect(sorted(text)).toBe(text)
  expect(getJsonPointer(document, 100_000).length).toBe(200_000)
})

test.each([
  ['true', 0, 0, 'boolean'],
  ['false', 0, 0, 'boolean'],
  ['[]', 0, 1, 'array'],
  ['{"a":{"b":[1]},"a":2}', 3, 3, 'object'],
  ['"é"', 0, 0, 'string'],
  ['-1', 0, 0, 'number'],
  [' null', 0, 0, 'null'],
])('%s: statistics', (text, keys, depth, rootType) => {
  expect(getStatistics(read(text))).toEqual({
    sizeBytes: new TextEncoder().encode(text).length,
    keys,
    depth,
    rootType,
  })
})

test.each([
  ['name', ['"Ann"', '"NAME"']],
  ['NN', ['"Ann"']],
  ['É', ['"caf\\u00e9"', '"É"']],
  ['a"b', ['"a\\"b"']],
  ['12', ['125']],
  ['null', ['null']],
  ['zzz', []],
  ['', []],
])('search %j finds keys and values', (query, expected) => {
  const document = read('{"name":"Ann","x":["NAME","caf\\u00e9","É","a\\"b",125,null]}')
  expect(sources(document, searchDocument(document, query, 10))).toEqual(expected)
})

test('next and previous go round', () => {
  expect(stepThroughMatches([4, 8, 9], 2, 1)).toBe(0)
  expect(stepThroughMatches([4, 8, 9], 0, -1)).toBe(2)
})

test('a copy is transferred between threads whole, and the document remains', () => {
  const document = read('{"a":[1,2]}')
  const copy = copyOf(document)
  const moved = structuredClone(copy, { transfer: getTransferables(copy) })
  expect(sources(moved, getChildren(moved, 1))).toEqual(['1', '2'])
  expect(copy.bytes.length).toBe(0)
  expect(sources(document, getChildren(document, 1))).toEqual(['1', '2'])
})
