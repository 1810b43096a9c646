import { expect, test } from 'vitest'
import { invoiceOf } from '../invoice.fixture.ts'
import { readPastedItems, withPastedItems } from './pasted-items.ts'

const items = (text: string) =>
  readPastedItems(text).map(({ description, quantity, rate }) => [description, quantity, rate].join(' | '))

test.each([
  [
    'description, quantity and rate',
    'Design\t2\t1250.00\nHosting\t12\t9.99\n',
    ['Design | 2 | 1250', 'Hosting | 12 | 9.99'],
  ],
  [
    'an amount after them is left out',
    'Design\t2\t10\t20\nHosting\t1\t5\t5',
    ['Design | 2 | 10', 'Hosting | 1 | 5'],
  ],
  ['one number is the rate', 'Design\t$1,250.50\nHosting\t9', ['Design |  | 1250.5', 'Hosting |  | 9']],
  ['position first', '1\tDesign\t2\t50\n2\tHosting\t3\t60', ['Design | 2 | 50', 'Hosting | 3 | 60']],
  ['lines alone', 'Design\n\nHosting', ['Design |  | ', 'Hosting |  | ']],
  ['a single row', 'Design\t2\t50', ['Design | 2 | 50']],
  ['quotes around a cell with a line break', '"Design\nof a logo"\t2\t50', ['Design of a logo | 2 | 50']],
  [
    'decimal commas',
    'Stunden\t1,5\t1.250\nHosting\t2,5\t1.000,50',
    ['Stunden | 1.5 | 1250', 'Hosting | 2.5 | 1000.5'],
  ],
  [
    'a currency in the cell',
    'Design\t2\t1.250,00 €\nHosting\t3\tEUR 9,99',
    ['Design | 2 | 1250', 'Hosting | 3 | 9.99'],
  ],
  [
    'units, and a share of tax',
    'Design\t2 h\t50\t20 %\nHosting\t3 Std.\t60\t7 %',
    ['Design | 2 | 50', 'Hosting | 3 | 60'],
  ],
  [
    'a date first',
    '2026-11-02\tDesign\t2\t50\n2026-11-03\tHosting\t3\t60',
    ['Design | 2 | 50', 'Hosting | 3 | 60'],
  ],
  ['an empty cell', 'Design\t\t50\nHosting\t3\t60', ['Design |  | 50', 'Hosting | 3 | 60']],
])('%s', (_, text, expected) => {
  expect(items(text)).toEqual(expected)
})

test.each([
  ['Item\tPrice\tQty\tTotal\nDesign\t50\t2\t100', 'Design | 2 | 50'],
  ['Pos.\tMenge\tBeschreibung\tEinzelpreis\tBetrag\n1\t2\tDesign\t50,00\t100,00', 'Design | 2 | 50'],
  ['Task\tHours\tRate\nDesign\t1.5\t80', 'Design | 1.5 | 80'],
])('headers say which column is which: %j', (text, expected) => {
  expect(items(text)).toEqual([expected])
})

test('an empty item is filled in, and a filled one is followed by those pasted', () => {
  const pasted = readPastedItems('Design\t2\t50\nHosting\t3')
  const empty = invoiceOf('a', { items: [{ id: '1', description: '', quantity: '4', rate: '7', tax: '' }] })
  const [first, second] = withPastedItems(empty, '1', pasted).items
  expect(first).toEqual({ id: '1', description: 'Design', quantity: '2', rate: '50', tax: '' })
  expect(second).toEqual({ id: '2', description: 'Hosting', quantity: '3', rate: '0', tax: '' })
  const filled = invoiceOf('a', {
    items: ['1', '2'].map((id) => ({ id, description: id, quantity: '1', rate: '1', tax: '' })),
  })
  expect(
    withPastedItems(filled, '1', pasted).items.map(({ id, description }) => `${id} ${description}`),
  ).toEqual(['1 1', '3 Design', '4 Hosting', '2 2'])
})
