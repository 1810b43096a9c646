import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Block, Inline } from '#lib/document/blocks.ts'
import { Invoice } from '../invoice/invoice.ts'
import type { Images } from './images.ts'
import { invoiceDocument } from './invoice-document.ts'

const DAY = new Date('2026-01-31T00:00:00Z')

const invoice = (rest: object = {}) =>
  v.parse(Invoice, {
    id: 'i',
    number: 'INV-007',
    date: '2026-01-31',
    dueDate: '2026-03-02',
    tax: '10',
    items: [{ id: '1', description: 'Desk', quantity: '2', rate: '50' }],
    ...rest,
  })

const written = (content: readonly Inline[]) =>
  content
    .map((one) => (one.kind === 'text' ? one.text : one.kind === 'line-break' ? '\n' : `<${one.kind}>`))
    .join('')

/** Returns the rows of all data tables and every other paragraph, from top to bottom. */
function linesOf(block: Block): string[] {
  if (block.kind === 'paragraph' || block.kind === 'heading') return [written(block.content)].filter(Boolean)
  if (block.kind === 'group') return block.blocks.flatMap(linesOf)
  if (block.kind !== 'table') return [`<${block.kind}>`]
  return block.rows.flatMap(({ cells }) => {
    const texts = cells.map(({ blocks }) => blocks.flatMap(linesOf))
    return block.isLayout && block.width !== 'content' ? texts.flat() : [texts.flat().join(' | ')]
  })
}

const lines = (one: Invoice, images: Images = {}) => invoiceDocument(one, images, DAY).blocks.flatMap(linesOf)

test('an invoice lists sender, recipient and items, from top to bottom', () => {
  const full = invoice({
    fromCompany: 'Acme',
    fromAddress: 'Street 1\nTown',
    toCompany: 'Beta',
    toAddress: 'Road 2',
    notes: 'Thank you\n',
    terms: ' ',
    payment: { accountName: ' Acme ', iban: 'DE89', bic: '' },
    fields: [
      { label: ' PO ', value: ' 7 ' },
      { label: '', value: ' ' },
    ],
  })
  expect(lines(full)).toEqual([
    'Acme',
    'Street 1\nTown',
    'Invoice',
    'Invoice number | INV-007',
    'Date | Jan 31, 2026',
    'Due date | Mar 2, 2026',
    'PO | 7',
    'Bill to',
    'Beta',
    'Road 2',
    'Description | Quantity | Rate | Amount',
    'Desk | 2 | $50.00 | $100.00',
    'Subtotal | $100.00',
    'Tax 10 % | $10.00',
    'Total | $110.00',
    'Notes',
    'Thank you',
    'Payment',
    'Acme\nDE89',
  ])
})

describe('totals', () => {
  const totals = (rest: object) => {
    const all = lines(invoice(rest))
    return all.slice(all.findIndex((line) => line.startsWith('Subtotal')))
  }

  test('lists extra charges in the order of calculation', () => {
    const extras = {
      taxName: 'VAT',
      moreTaxes: [{ name: '', percent: '2.5' }],
      discount: '20',
      shipping: '5',
      paid: '50',
    }
    expect(totals({ extras })).toEqual([
      'Subtotal | $100.00',
      'Discount 20 % | -$20.00',
      'Shipping | $5.00',
      'VAT 10 % | $8.00',
      'Tax 2.5 % | $2.00',
      'Total | $95.00',
      'Amount paid | -$50.00',
      'Balance due | $45.00',
    ])
  })

  test('omits the percentage of a fixed discount; shows an included tax below the total', () => {
    expect(totals({ extras: { discountKind: 'amount', discount: '1', taxIsIncluded: true } })).toEqual([
      'Subtotal | $100.00',
      'Discount | -$1.00',
      'Total | $99.00',
      'Includes tax: Tax 10 % | $9.00',
    ])
  })

  test('prints taxes by line in a separate column', () => {
    expect(lines(invoice({ extras: { taxByLine: true } }))).toEqual(
      expect.arrayContaining([
        'Description | Quantity | Rate | Tax | Amount',
        'Desk | 2 | $50.00 | 10 % | $100.00',
      ]),
    )
  })
})

describe('the page', () => {
  const pageOf = (look: object) => invoiceDocument(invoice({ look }), {}, DAY).page

  test.each([
    ['a4', 595.28, 841.89],
    ['letter', 612, 792],
  ])('%s is %d by %d points', (paper, width, height) => {
    expect(pageOf({ paper })).toMatchObject({ width, height })
  })

  test('each page has the number of the invoice and its own', () => {
    expect(pageOf({}).footer?.flatMap(linesOf)).toEqual([
      'Invoice INV-007 · Page <page-field> of <page-field>',
    ])
  })
})

test.each([
  [320, 60, 160, 30],
  [100, 120, 50, 60],
  [80, 30, 80, 30],
])('a logo of %d × %d is drawn %d × %d points, never enlarged', (width, height, drawnWidth, drawnHeight) => {
  const logo = { source: { kind: 'png', bytes: new Uint8Array() }, width, height } as const
  const blocks = invoiceDocument(invoice({ fromCompany: 'Acme' }), { logo }, DAY).blocks
  const first = blocks[0]?.kind === 'table' ? blocks[0].rows[0]?.cells[0]?.blocks[0] : undefined
  expect(first).toMatchObject({ kind: 'image-block', width: drawnWidth, height: drawnHeight, alt: 'Acme' })
})

test('the file is titled by its number and signed by the sender', () => {
  const metaOf = (rest: object) => invoiceDocument(invoice(rest), {}, DAY).meta
  expect(metaOf({ fromCompany: ' Acme ' })).toEqual({
    title: 'Invoice INV-007',
    author: 'Acme',
    createdAt: DAY,
  })
  expect(metaOf({ number: '' })).toEqual({ title: 'Invoice', createdAt: DAY })
})
