import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readXml } from '#lib/markup/read-xml.ts'
import { Invoice } from '../invoice/invoice.ts'
import { brokenRules } from './business-rules.ts'
import { facturX } from './factur-x.ts'
import { eInvoiceProblems } from './problems.ts'

const COMPLETE = {
  isXRechnung: true,
  sellerCity: 'Berlin',
  sellerPostcode: '10115',
  buyerCity: 'Bonn',
  buyerPostcode: '53113',
  buyerReference: '04011000-12345-34',
  contactName: 'Zoë',
  contactPhone: '+49 30 1',
  contactEmail: 'z@example.com',
  buyerEmail: 'b@example.com',
}

function invoiceWith(eInvoice: object, rest: object = {}): Invoice {
  return v.parse(Invoice, {
    id: 'i',
    date: '2026-11-22',
    dueDate: '2026-12-22',
    fromCompany: 'Müller',
    toCompany: 'Amt',
    tax: '19',
    currency: 'EUR',
    items: [{ id: 'a', description: 'Design', quantity: '2.5', rate: '80' }],
    eInvoice: { sellerVatId: 'DE123456789', sellerCountry: 'DE', buyerCountry: 'DE', ...eInvoice },
    payment: { iban: 'DE89370400440532013000' },
    ...rest,
  })
}

function xmlOf(invoice: Invoice): string {
  const xml = facturX(invoice)
  expect([eInvoiceProblems(invoice), brokenRules(readXml(xml))]).toEqual([[], []])
  return xml
}

test('XRechnung has its profile and parties', () => {
  const xml = xmlOf(invoiceWith(COMPLETE))
  expect(xml).toContain(
    '<ram:BusinessProcessSpecifiedDocumentContextParameter><ram:ID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</ram:ID></ram:BusinessProcessSpecifiedDocumentContextParameter><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0</ram:ID>',
  )
  expect(xml).toContain('<ram:DefinedTradeContact><ram:PersonName>Zoë</ram:PersonName>')
  expect(xml).toContain('<ram:URIID schemeID="EM">b@example.com</ram:URIID>')
})

test('XRechnung names what is missing', () => {
  expect(eInvoiceProblems(invoiceWith({ isXRechnung: true }, { payment: {} }))).toHaveLength(10)
})

test.each([
  [
    {},
    { payment: { iban: 'DE00370400440532013000' } },
    'XRechnung: your IBAN is not valid. Check it for typos.',
  ],
  [{ contactPhone: 'by fax' }, {}, 'XRechnung: your phone number needs at least three digits.'],
  [{ contactEmail: 'z at example.com' }, {}, 'XRechnung: your email address is not valid.'],
  [{ contactEmail: 'z@@example.com' }, {}, 'XRechnung: your email address is not valid.'],
  [{ contactEmail: 'z@example' }, {}, 'XRechnung: your email address is not valid.'],
  [
    {},
    { terms: '#SKONTO#TAGE=14#PROZENT=2#' },
    'XRechnung: write a line of terms that starts with # such as #SKONTO#TAGE=14#PROZENT=2.00#.',
  ],
])('%j and %j are refused', (eInvoice, rest, problem) => {
  expect(eInvoiceProblems(invoiceWith({ ...COMPLETE, ...eInvoice }, rest))).toEqual([problem])
})

test('a line feed ends a cash discount (BR-DE-18)', () => {
  const terms = 'Net 30 days\n#SKONTO#TAGE=14#PROZENT=2.00#BASISBETRAG=100.00#'
  expect(xmlOf(invoiceWith(COMPLETE, { terms }))).toContain(`<ram:Description>${terms}\n</ram:Description>`)
})

test('outside of VAT the rate is 0 (BR-DE-14)', () => {
  const xml = xmlOf(invoiceWith({ ...COMPLETE, zeroCategory: 'O' }, { tax: '0' }))
  expect(xml.match(/<ram:RateApplicablePercent>0</g)).toHaveLength(1)
})

test('a supply within the EU has the whole address of the delivery (BR-DE-10, BR-DE-11)', () => {
  const abroad = { zeroCategory: 'K', buyerVatId: 'FR40303265045', buyerCountry: 'FR' }
  const xml = xmlOf(invoiceWith({ ...COMPLETE, ...abroad }, { tax: '0' }))
  expect(xml).toContain(
    '<ram:ShipToTradeParty><ram:PostalTradeAddress><ram:PostcodeCode>53113</ram:PostcodeCode><ram:CityName>Bonn</ram:CityName><ram:CountryID>FR</ram:CountryID></ram:PostalTradeAddress></ram:ShipToTradeParty>',
  )
})
