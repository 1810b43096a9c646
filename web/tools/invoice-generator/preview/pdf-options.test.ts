import * as v from 'valibot'
import { expect, test } from 'vitest'
import { facturX } from '../e-invoice/factur-x.ts'
import { Invoice } from '../invoice/invoice.ts'
import { pdfOptions } from './pdf-options.ts'

const invoice = (rest: object, isOn = true) =>
  v.parse(Invoice, {
    id: 'i',
    number: 'INV-007',
    date: '2026-11-22',
    dueDate: '2026-12-22',
    fromCompany: 'Acme',
    toCompany: 'Beta',
    tax: '19',
    currency: 'EUR',
    items: [{ id: 'a', description: 'Desk', rate: '80' }],
    eInvoice: { isOn, sellerVatId: 'DE123456789', sellerCountry: 'DE', buyerCountry: 'FR' },
    ...rest,
  })

test('an electronic invoice is embedded in an archive PDF, under the name that Factur-X requires', () => {
  const wanted = invoice({})
  const bytes = new TextEncoder().encode(facturX(wanted))
  expect(pdfOptions(wanted)).toEqual({
    isArchive: true,
    attachments: [
      {
        name: 'factur-x.xml',
        bytes,
        mimeType: 'text/xml',
        description: 'Factur-X invoice',
        relationship: 'Alternative',
      },
    ],
    invoice: { fileName: 'factur-x.xml', profile: 'EN 16931' },
  })
})

test('without one, or while something is lacking, the PDF is a plain one', () => {
  expect(pdfOptions(invoice({}, false))).toEqual({})
  expect(pdfOptions(invoice({ toCompany: '' }))).toEqual({})
})
