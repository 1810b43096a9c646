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

describe('an electronic invoice prints what its data says', () => {
  const E_INVOICE = {
    isOn: true,
    sellerVatId: ' DE123456789 ',
    sellerTaxNumber: '12/345/67890',
    buyerVatId: 'FR40303265045',
    sellerCountry: 'DE',
    buyerCountry: 'FR',
    zeroCategory: 'AE',
    deliveryDate: '2026-01-20',
  }
  const german = (eInvoice: object, rest: object = {}) =>
    lines(
      invoice({
        fromAddress: 'Weg 1',
        toAddress: 'Rue 2',
        tax: '0',
        look: { language: 'de' },
        eInvoice: { ...E_INVOICE, ...eInvoice },
        ...rest,
      }),
    )

  test('numbers of seller and buyer, delivery date and the reason for no VAT', () => {
    const printed = german({})
    expect(printed.slice(0, 3)).toEqual(['Weg 1', 'USt-IdNr.: DE123456789', 'Steuernummer: 12/345/67890'])
    expect(printed).toContain('Liefer-/Leistungsdatum | 20.01.2026')
    const buyer = printed.indexOf('Rue 2')
    expect(printed[buyer + 1]).toBe('USt-IdNr.: FR40303265045')
    expect(printed.at(-1)).toBe('Steuerschuldnerschaft des Leistungsempfängers')
  })

  test('the date of the invoice as delivery date, if none is given', () => {
    expect(german({ deliveryDate: '' })).toContain('Liefer-/Leistungsdatum | 31.01.2026')
  })

  test('the user’s reason for no VAT, and none where tax is charged', () => {
    expect(german({ exemptionReason: '§ 19 UStG' }).at(-1)).toBe('§ 19 UStG')
    expect(german({ exemptionReason: '§ 19 UStG' }, { tax: '19' })).not.toContain('§ 19 UStG')
  })

  test('the title of a credit note and the invoice that it corrects', () => {
    const note = { isCreditNote: true, precedingNumber: 'INV-006', precedingDate: '2026-01-02' }
    const printed = german(note)
    expect(printed).toEqual(
      expect.arrayContaining([
        'Rechnungskorrektur',
        'Belegnummer | INV-007',
        'Korrigierte Rechnung | INV-006, 02.01.2026',
      ]),
    )
    const own = german(note, { look: { language: 'de', labels: { invoice: 'Gutschrift' } } })
    expect(own).toContain('Gutschrift')
    expect(own).not.toContain('Rechnungskorrektur')
  })

  test('a company register number, without any other', () => {
    expect(german({ sellerVatId: '', sellerTaxNumber: '', sellerId: 'HRB 1234' })[1]).toBe(
      'Handelsregisternummer: HRB 1234',
    )
  })

  test('nothing of it while it is off', () => {
    const printed = german({ isOn: false, isCreditNote: true }).join()
    for (const word of ['DE123', '12/345', 'FR40', 'Leistung', 'Rechnungskorrektur'])
      expect(printed).not.toContain(word)
  })
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
