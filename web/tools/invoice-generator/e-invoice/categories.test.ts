import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readXml } from '#lib/markup/read-xml.ts'
import { Invoice } from '../invoice/invoice.ts'
import { brokenRules } from './business-rules.ts'
import { facturX } from './factur-x.ts'
import { eInvoiceProblems } from './problems.ts'

function invoiceWith(eInvoice: object, rest: object = {}): Invoice {
  return v.parse(Invoice, {
    id: 'i',
    number: 'INV-007',
    date: '2026-11-22',
    dueDate: '2026-12-22',
    fromCompany: 'Müller',
    toCompany: 'Exemple',
    tax: '0',
    currency: 'EUR',
    items: [{ id: 'a', description: 'Design', quantity: '2.5', rate: '80' }],
    eInvoice: { sellerVatId: 'DE123456789', sellerCountry: 'DE', buyerCountry: 'FR', ...eInvoice },
    ...rest,
  })
}
const BUYER = { buyerVatId: 'FR40303265045' }

test.each([
  ['AE', 'Reverse charge', 'VATEX-EU-AE'],
  ['K', 'Intra-community supply', 'VATEX-EU-IC'],
  ['G', 'Export outside the EU', 'VATEX-EU-G'],
] as const)('category %s has its reason and code', (zeroCategory, reason, code) => {
  const invoice = invoiceWith({ zeroCategory, ...BUYER })
  const xml = facturX(invoice).replace(/\s+/g, '')
  expect([eInvoiceProblems(invoice), brokenRules(readXml(facturX(invoice)))]).toEqual([[], []])
  expect(xml).toContain(
    `<ram:ExemptionReason>${reason.replace(/\s/g, '')}</ram:ExemptionReason><ram:BasisAmount>200.00</ram:BasisAmount><ram:CategoryCode>${zeroCategory}</ram:CategoryCode><ram:ExemptionReasonCode>${code}</ram:ExemptionReasonCode><ram:RateApplicablePercent>0</ram:RateApplicablePercent>`,
  )
  expect(xml.includes('<ram:ShipToTradeParty>')).toBe(zeroCategory === 'K')
})

test.each([
  [{ zeroCategory: 'AE' }, ['Enter the VAT number of the buyer, who owes the tax.']],
  [{ zeroCategory: 'K' }, ['Enter the VAT number of the buyer, who owes the tax.']],
  [
    { zeroCategory: 'K', ...BUYER, sellerVatId: '', sellerTaxNumber: '1' },
    ['Enter your VAT number, which exports and supplies within the EU need.'],
  ],
  [
    { zeroCategory: 'G', sellerVatId: '', sellerTaxNumber: '1' },
    ['Enter your VAT number, which exports and supplies within the EU need.'],
  ],
  [
    { zeroCategory: 'E', sellerVatId: '', sellerId: 'HRB 1' },
    ['Enter your VAT number or tax number, or choose "Not subject to VAT".'],
  ],
  [{ buyerCountry: 'XX' }, ['Choose the country of the buyer.']],
  [{ sellerVatId: 'ZZ123456789' }, ['Your VAT number must begin with its country, such as DE123456789.']],
  [{ deliveryDate: '2026-02-30' }, ['The delivery date is not a date such as 2026-01-31.']],
  [
    { isCreditNote: true, precedingNumber: 'INV-001', precedingDate: '01.10.2026' },
    ['The date of the corrected invoice is not a date such as 2026-01-31.'],
  ],
  [{ unit: 'hours' }, ['A unit needs its code of UN/ECE Recommendation 20, such as HUR.']],
])('%j lacks data', (eInvoice, problems) => {
  expect(eInvoiceProblems(invoiceWith(eInvoice))).toEqual(problems)
})

test.each([
  ['BR-AE-2', 'AE', /<ram:ID schemeID="VA">FR40303265045<\/ram:ID>/, '<ram:ID/>'],
  ['BR-AE-10', 'AE', /<ram:ExemptionReason>[^<]*</, '<ram:ExemptionReason><'],
  ['BR-IC-2', 'K', /<ram:ID schemeID="VA">FR40303265045<\/ram:ID>/, '<ram:ID/>'],
  ['BR-IC-12', 'K', /<ram:ShipToTradeParty>[\s\S]*<\/ram:ShipToTradeParty>/, ''],
  ['BR-G-10', 'G', /<ram:ExemptionReason>[^<]*</, '<ram:ExemptionReason><'],
] as const)('the rule %s is checked', (rule, zeroCategory, from, to) => {
  const xml = facturX(invoiceWith({ zeroCategory, ...BUYER }))
  expect(brokenRules(readXml(xml.replace(from, to)))).toEqual([rule])
})

test('a seller with only a tax number can charge tax', () => {
  const invoice = invoiceWith({ sellerVatId: '', sellerTaxNumber: '123/456/78901' }, { tax: '19' })
  const xml = facturX(invoice)
  expect([eInvoiceProblems(invoice), brokenRules(readXml(xml))]).toEqual([[], []])
  expect(xml).toContain('<ram:ID schemeID="FC">123/456/78901</ram:ID>')
  expect(xml).not.toContain('schemeID="VA"')
})

test('a credit note has its type, and quantities have their units', () => {
  const items = [
    { id: 'a', description: 'Design', quantity: '2', rate: '80' },
    { id: 'b', description: 'Paper', quantity: '3', rate: '5', unit: 'KGM' },
  ]
  const xml = facturX(invoiceWith({ isCreditNote: true, unit: 'HUR' }, { tax: '19', items }))
  expect(brokenRules(readXml(xml))).toEqual([])
  expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>')
  expect([...xml.matchAll(/unitCode="(\w+)"/g)].map(([, code]) => code)).toEqual(['HUR', 'KGM'])
})

test.each([
  ['a VAT number as it is printed', { sellerVatId: 'de 123 456 789', buyerVatId: 'fr 40 303 265 045' }, ''],
  [
    'a VAT number of Greece',
    { zeroCategory: 'K', buyerVatId: 'EL123456789', buyerCountry: 'GR' },
    '>EL123456789<',
  ],
  ['a VAT number of Northern Ireland', { buyerVatId: 'XI123456789' }, '>XI123456789<'],
  ['a unit in lower case', { unit: 'hur' }, 'unitCode="HUR"'],
  // BR-O-2 allows no VAT number, BR-CO-26 requires an identifier.
  [
    'a VAT number outside of VAT',
    { zeroCategory: 'O' },
    '<ram:SellerTradeParty><ram:ID>DE123456789</ram:ID>',
  ],
  ['an export in yen', { zeroCategory: 'G', buyerCountry: 'JP' }, '<ram:CategoryCode>G</ram:CategoryCode>'],
  [
    'a credit note with the invoice that it corrects',
    { isCreditNote: true, precedingNumber: 'INV-001', precedingDate: '2026-10-01' },
    '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>INV-001</ram:IssuerAssignedID><ram:FormattedIssueDateTime><qdt:DateTimeString xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100" format="102">20261001</qdt:DateTimeString></ram:FormattedIssueDateTime></ram:InvoiceReferencedDocument></ram:ApplicableHeaderTradeSettlement>',
  ],
  [
    'a credit note with the number alone of the invoice that it corrects',
    { isCreditNote: true, precedingNumber: 'INV-001' },
    '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>INV-001</ram:IssuerAssignedID></ram:InvoiceReferencedDocument>',
  ],
] as const)('%s is valid', (_, eInvoice, expected) => {
  const invoice = invoiceWith(eInvoice)
  const xml = facturX(invoice)
  expect([eInvoiceProblems(invoice), brokenRules(readXml(xml))]).toEqual([[], []])
  expect(xml).toContain(expected)
})

test('only a credit note names an earlier invoice', () => {
  expect(facturX(invoiceWith({ precedingNumber: 'INV-001' }))).not.toContain('InvoiceReferencedDocument')
  expect(eInvoiceProblems(invoiceWith({ isCreditNote: true, precedingDate: '2026-10-01' }))).toEqual([
    'Enter the number of the invoice that is corrected.',
  ])
})
