import { expect, test } from 'vitest'
import type { Json } from '#lib/operation/operation.ts'
import { parseParams } from '#lib/operation/parse-params.ts'
import { loadOperation } from './find-operations.ts'

type Params = { readonly [field: string]: Json }

/** Returns the contents of the share link for these parameters, as JSON. */
async function readShareState(name: string, params: Params): Promise<unknown> {
  const operation = await loadOperation(name)
  if (!operation?.share) throw new Error(`${name} has no share link`)
  // The question is of the type that its own operation reads.
  return JSON.parse(JSON.stringify(operation.share(parseParams(operation, params) as never)))
}

test.each<[string, Params, Params]>([
  [
    'ratios',
    { inventory: '3', currency: 'EUR' },
    { tab: 'Financial Ratios', currency: 'EUR', fields: { inventory: '3' } },
  ],
  [
    'roi',
    { investment: '1', years: '5' },
    { tab: 'ROI Calculator', currency: 'USD', fields: { investment: '1', years: '5' } },
  ],
  ['break-even', { price: '40' }, { tab: 'Break-even Analysis', currency: 'USD', fields: { price: '40' } }],
  ['regex-match', { pattern: 'a', text: 'b' }, { pattern: 'a', flags: 'g', text: 'b', task: 'Match' }],
  [
    'regex-replace',
    { pattern: 'a', flags: '', text: 'b', replacement: 'c' },
    { pattern: 'a', flags: '', text: 'b', replacement: 'c', readsEscapes: false, task: 'Replace' },
  ],
  ['regex-split', { pattern: 'a', text: 'b' }, { pattern: 'a', flags: 'g', text: 'b', task: 'Split' }],
  ['regex-explain', { pattern: 'a' }, { pattern: 'a', flags: '', text: '', task: 'Match' }],
  [
    'invoice-totals',
    {
      currency: 'EUR',
      items: [{ description: 'Tea', quantity: '2', rate: '3' }],
      number: '7',
      date: '2026-01-31',
    },
    { currency: 'EUR', items: [{ description: 'Tea', quantity: '2', rate: '3' }] },
  ],
  [
    'json-format',
    { input: '[1]', indent: 'Minified', sortKeys: true, jsonLines: true },
    { input: '[1]', indent: 'Minified', sortKeys: true, jsonLines: true },
  ],
  [
    'json-query',
    { input: '[1]', path: '$[0]', indent: 'Minified' },
    { input: '[1]', path: '$[0]', indent: 'Minified', jsonLines: false },
  ],
])('the share link of %s contains %j, the state that the page stores', async (name, params, state) => {
  expect(await readShareState(name, params)).toEqual(state)
})

test('a loan is shared with all its fields, its schedule without the day on which it starts', async () => {
  const params = { amount: '1000', rate: '6', term: '3' }
  const { form } = Object(await readShareState('loan', params))
  expect(form).toMatchObject({ ...params, termUnit: 'years', currency: 'USD' })
  expect(await readShareState('loan-schedule', { ...params, start: '2026-01-31' })).toEqual({ form })
})

test('a table is shared with its options, but no workbook is', async () => {
  const options = { delimiter: ';', hasHeader: false }
  const params = { input: 'a;b', edits: [], ...options }
  expect(await readShareState('csv-to-json', { ...params, sheet: 2 })).toMatchObject({
    direction: 'CSV to JSON',
    text: 'a;b',
    read: options,
    edits: [],
  })
  expect(await readShareState('json-to-csv', { input: '[]', delimiter: ';' })).toMatchObject({
    direction: 'JSON to CSV',
    text: '[]',
    csv: { delimiter: ';' },
  })
  const file = { name: 'a.xlsx', base64: 'UEs=' }
  expect(await readShareState('csv-to-json', { input: file })).toMatchObject({ text: '' })
})
