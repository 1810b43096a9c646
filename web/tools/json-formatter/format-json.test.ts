import { expect, test } from 'vitest'
import { toResult } from '#lib/result/result.ts'
import { EXAMPLES } from './examples.ts'
import { formatOpened, openJson } from './format-json.ts'
import type { Layout } from './format-options.ts'
import { repairDiff } from './repair-diff.ts'
import { selectJson } from './select-json.ts'

const format = (
  input: string | Uint8Array<ArrayBuffer>,
  { jsonLines = false, ...layout }: Partial<Layout & { jsonLines: boolean }> = {},
) => {
  const opened = openJson(input, jsonLines)
  return opened && formatOpened(opened, { indent: '2 spaces', sortKeys: false, ...layout })
}
const select = (text: string, path: string) => {
  const document = openJson(text, false)
  if (!document) throw new Error('a text that is not blank has a document')
  return selectJson(document, path, '').window.text
}
const [ORDER, DUPLICATES] = EXAMPLES

test('the sample order preserves every digit', () => {
  const formatted = format(ORDER.text)
  expect(formatted?.window).toEqual({
    text: `{
  "order": 12345678901234567890,
  "total": 19.90,
  "rate": 1E400,
  "items": [
    {
      "sku": "A-1",
      "qty": 2
    },
    {
      "sku": "B-7",
      "qty": 1
    }
  ],
  "notes": [],
  "address": {}
}`,
    isWhole: true,
  })
  expect(formatted?.statistics).toEqual({ sizeBytes: 135, keys: 10, depth: 3, rootType: 'object' })
  expect(formatted?.sizeBytes).toBe(215)
  expect(formatted?.warnings.unsafeIntegers).toEqual({
    found: [{ node: 1, path: "$['order']", line: 1, column: 10, offset: 9 }],
    hasMore: false,
  })
})

test('duplicate keys are preserved and reported with their positions', () => {
  const formatted = format(DUPLICATES.text, { indent: 'Minified' })
  expect(formatted?.window.text).toBe(DUPLICATES.text)
  expect(formatted?.warnings.duplicateKeys).toEqual({
    found: [{ node: 3, path: "$['name']", line: 1, column: 41, offset: 40 }],
    hasMore: false,
  })
})

test.each([
  [{ indent: '4 spaces' }, '{\n    "b": 1,\n    "a": []\n}'],
  [{ indent: 'Tab' }, '{\n\t"b": 1,\n\t"a": []\n}'],
  [{ indent: 'Minified' }, '{"b":1,"a":[]}'],
  [{ sortKeys: true }, '{\n  "a": [],\n  "b": 1\n}'],
  [{ sortKeys: true, indent: 'Minified', jsonLines: true }, '[{"a":[],"b":1}]'],
] as const)('%j: formats with these options', (options, text) => {
  expect(format('{"b":1,"a":[]}', options)?.window.text).toBe(text)
})

test.each(['', ' \r\n\t'])('%j has no result and no error', (text) => {
  expect(format(text)).toBeUndefined()
})

test('says where the text is wrong', () => {
  expect(toResult(() => format('{"a":\n[1,]}'))).toEqual({
    ok: false,
    problem: {
      message: "Invalid JSON: Unexpected token ']', expected a value (line 2 column 4)",
      detail: '',
      offset: 9,
    },
  })
})

test('reads a file with a BOM, and reports the byte that is not UTF-8', () => {
  expect(format(new Uint8Array([0xef, 0xbb, 0xbf, 0x31]))?.window.text).toBe('1')
  expect(() => format(new Uint8Array([0x22, 0xff, 0x22]))).toThrow(
    'Invalid JSON: the file is not valid UTF-8 (byte 2)',
  )
})

test('accepts a pasted BOM and does not count it in positions', () => {
  expect(format('\ufeff{}')?.window.text).toBe('{}')
  expect(format('\ufeff{}')?.statistics.sizeBytes).toBe(2)
  expect(format('\ufeff1\n2', { jsonLines: true, indent: 'Minified' })?.window.text).toBe('[1,2]')
  expect(toResult(() => format('\ufeff[1,]'))).toMatchObject({ problem: { offset: 4 } })
})

test('limits output above 5 MB to a window of whole lines; the chunks contain everything', async () => {
  const text = JSON.stringify(Array.from({ length: 200_000 }, (_, id) => ({ id, city: 'Zürich' })))
  const formatted = format(text)
  expect(formatted?.window.isWhole).toBe(false)
  expect(formatted?.window.text.length).toBeLessThan(262_145)
  expect(formatted?.window.text).toMatch(/[,{}\]]$/)
  expect(await new Blob([...(formatted?.chunks ?? [])]).text()).toBe(
    JSON.stringify(JSON.parse(text), null, 2),
  )
})

test('reports its progress', () => {
  const shares: number[] = []
  const opened = openJson('[1]', false, (share) => shares.push(share))
  if (opened) formatOpened(opened, { indent: 'Tab', sortKeys: false }, (share) => shares.push(share))
  expect(shares).toEqual([0.2, 0.8])
})

test.each([
  [ORDER, '$.items[?@.qty > 1].sku', '["A-1"]'],
  [DUPLICATES, '$.name', '["Zo\\u00eb","Zoe"]'],
])('in %j the path %s selects %s', ({ text }, path, selected) => {
  expect(select(text, path)).toBe(selected)
})

test('a diff leaves out what is far from a change', () => {
  const parts = repairDiff(`${'a'.repeat(100)}X${'b'.repeat(200)}Y`, [
    { offset: 100, length: 1, replacement: 'Z', reason: '' },
    { offset: 301, length: 1, replacement: '', reason: '' },
  ])
  expect(parts.map(({ kind, text }) => `${kind} ${text.length}`)).toEqual([
    'skipped 40',
    'same 60',
    'removed 1',
    'added 1',
    'same 60',
    'skipped 80',
    'same 60',
    'removed 1',
  ])
})
