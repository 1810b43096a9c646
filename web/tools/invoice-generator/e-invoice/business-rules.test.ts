import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readXml } from '#lib/markup/read-xml.ts'
import { type Dice, diceOf } from '#lib/random/dice.fixture.ts'
import { Invoice } from '../invoice/invoice.ts'
import { BUSINESS_RULES, brokenRules } from './business-rules.ts'
import { facturX } from './factur-x.ts'
import { eInvoiceProblems } from './problems.ts'

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}.xml`, import.meta.url), 'utf8')

test.each(['standard', 'by-line', 'outside-vat'])(
  '%s, which the public judges passed, breaks no rule',
  (name) => {
    expect(brokenRules(readXml(fixture(name)))).toEqual([])
  },
)

test('500 invoices by chance break no rule', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const invoice = randomInvoice(diceOf(seed))
    expect({ seed, problems: eInvoiceProblems(invoice) }).toEqual({ seed, problems: [] })
    expect({ seed, broken: brokenRules(readXml(facturX(invoice))) }).toEqual({ seed, broken: [] })
  }
})

test.each([
  ['<ram:TypeCode>380<', '<ram:TypeCode>999<', ['BR-4']],
  ['<ram:CountryID>FR<', '<ram:CountryID>France<', ['BR-11']],
  ['<ram:Name>Desk<', '<ram:Name><', ['BR-25']],
  ['<ram:ChargeAmount>25<', '<ram:ChargeAmount>-25<', ['BR-27']],
  ['<ram:Reason>Shipping<', '<ram:Reason><', ['BR-38']],
  ['>FR40303265045<', '>40303265045<', ['BR-CO-9']],
  ['<ram:LineTotalAmount>135.00<', '<ram:LineTotalAmount>135.01<', ['BR-CO-10', 'BR-CO-13']],
  ['<ram:AllowanceTotalAmount>13.50<', '<ram:AllowanceTotalAmount>13.49<', ['BR-CO-11', 'BR-CO-13']],
  ['<ram:ChargeTotalAmount>12.50<', '<ram:ChargeTotalAmount>12.51<', ['BR-CO-12', 'BR-CO-13']],
  ['<ram:TaxBasisTotalAmount>134.00<', '<ram:TaxBasisTotalAmount>134.01<', ['BR-CO-13', 'BR-CO-15']],
  ['>17.69<', '>17.70<', ['BR-CO-14', 'BR-CO-15']],
  ['<ram:GrandTotalAmount>151.69<', '<ram:GrandTotalAmount>151.70<', ['BR-CO-15', 'BR-CO-16']],
  ['<ram:DuePayableAmount>131.69<', '<ram:DuePayableAmount>131.70<', ['BR-CO-16']],
  ['>14.54<', '>14.53<', ['BR-CO-14', 'BR-CO-17']],
  ['<ram:BasisAmount>12.50<', '<ram:BasisAmount>12.51<', ['BR-Z-8']],
  ['<ram:BasisAmount>45.00<', '<ram:BasisAmount>45.01<', ['BR-S-8']],
  ['<ram:LineTotalAmount>50.00<', '<ram:LineTotalAmount>50.000<', ['BR-CO-10', 'BR-S-8', 'BR-DEC']],
])('%s as %s breaks %j', (from, to, broken) => {
  const changed = fixture('by-line').replace(from, to)
  expect(changed).not.toBe(fixture('by-line'))
  expect(brokenRules(readXml(changed))).toEqual(broken)
})

test('the decision on electronic invoices names each rule', () => {
  const decision = readFileSync(
    new URL('../../../../docs/decisions/0049-electronic-invoices.md', import.meta.url),
    'utf8',
  )
  expect(BUSINESS_RULES.filter(([id]) => !decision.includes(`${id} `)).map(([id]) => id)).toEqual([])
})

/** Lines with up to three rates, credit lines, discount, shipping and a payment, in or outside of VAT. */
function randomInvoice(next: Dice): Invoice {
  const isOutOfScope = next(4) === 0
  const rate = () => (isOutOfScope ? '0' : ['0', '7', '19', '5.5'][next(4)])
  const isByLine = next(2) === 0
  const amount = (below: number) => (next(below) / 100).toFixed(2)
  const zeroCategory = isOutOfScope ? '' : (['', 'Z', 'E', 'AE', 'K', 'G'] as const)[next(6)]
  const hasOnlyTaxNumber = !isOutOfScope && next(4) === 0 && zeroCategory !== 'K' && zeroCategory !== 'G'
  const buyerVatId = zeroCategory === 'AE' || zeroCategory === 'K' || next(2) === 0 ? 'FR40303265045' : ''
  return v.parse(Invoice, {
    id: 'i',
    number: `INV-${next(1000)}`,
    date: '2026-01-31',
    dueDate: '2026-03-02',
    fromCompany: 'Zoë & Söhne',
    fromAddress: 'Hauptstraße 1',
    toCompany: 'Northwind <Books>',
    toAddress: '',
    tax: rate(),
    currency: ['EUR', 'USD', 'JPY'][next(3)],
    items: Array.from({ length: 1 + next(8) }, (_, index) => ({
      id: `${index}`,
      description: `Item ${index}`,
      quantity: (next(100_000) / 1000 - 10).toFixed(3),
      rate: (next(1_000_000) / 10_000 - 5).toFixed(4),
      tax: rate(),
    })),
    extras: {
      taxByLine: isByLine,
      discount: next(2) === 0 ? amount(5000) : '',
      shipping: next(2) === 0 ? amount(5000) : '',
      shippingIsTaxed: next(2) === 0,
      paid: next(2) === 0 ? amount(50_000) : '',
    },
    eInvoice: {
      isOn: true,
      sellerVatId: isOutOfScope || hasOnlyTaxNumber ? '' : 'DE123456789',
      sellerTaxNumber: hasOnlyTaxNumber ? '123/456/78901' : '',
      isCreditNote: next(4) === 0,
      zeroCategory,
      unit: ['C62', 'HUR', ''][next(3)],
      sellerId: isOutOfScope ? 'HRB 1234' : '',
      sellerCountry: 'DE',
      buyerCountry: 'FR',
      buyerVatId,
      exemptionReason: next(3) === 0 ? 'Exempt under section 4' : '',
    },
    payment: next(2) === 0 ? { iban: 'DE89370400440532013000' } : {},
  })
}
