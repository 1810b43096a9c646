import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Invoice } from '../invoice/invoice.ts'
import { facturX } from './factur-x.ts'
import { eInvoiceProblems } from './problems.ts'

const SELLER = { isOn: true, sellerVatId: 'DE123456789', sellerCountry: 'DE', buyerCountry: 'FR' }

function invoice(rest: object = {}): Invoice {
  return v.parse(Invoice, {
    id: 'i',
    number: 'INV-007',
    date: '2026-11-22',
    dueDate: '2026-12-22',
    fromCompany: 'Müller & Söhne GmbH',
    fromAddress: 'Hauptstraße 1\nHinterhof',
    toCompany: 'Société <Exemple>',
    toAddress: '1 rue de la Paix',
    tax: '19',
    currency: 'EUR',
    items: [{ id: 'a', description: 'Design “Zoë”', quantity: '2.5', rate: '80' }],
    eInvoice: SELLER,
    ...rest,
  })
}

/**
 * The fixtures passed the public judges: the XSD and Schematron of Factur-X 1.09 (EN 16931) and the Schematron of
 * CEN's EN 16931 for CII, which found nothing, neither in these nor in 120 made by chance.
 */
test.each([
  ['standard', {}],
  [
    'by-line',
    {
      items: [
        { id: 'a', description: 'Desk', quantity: '1', rate: '100' },
        { id: 'b', description: 'Book', quantity: '2', rate: '25', tax: '7' },
        { id: 'c', description: 'Credit', quantity: '1', rate: '-15' },
      ],
      extras: { taxByLine: true, discount: '10', shipping: '12.50', paid: '20' },
      eInvoice: {
        ...SELLER,
        sellerCity: 'Berlin',
        sellerPostcode: '10115',
        buyerVatId: 'FR 40303265045',
        buyerReference: '04011000-12345-67',
        deliveryDate: '2026-11-20',
      },
      payment: { iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX', accountName: 'Müller' },
      notes: 'Thank you',
      terms: '30 days',
    },
  ],
  [
    'outside-vat',
    { tax: '0', eInvoice: { ...SELLER, sellerVatId: '', sellerId: 'HRB 1234', buyerVatId: 'FR40303265045' } },
  ],
])('%s is written to the letter', (name, rest) => {
  const made = invoice(rest)
  expect(eInvoiceProblems(made)).toEqual([])
  const fixture = readFileSync(new URL(`fixtures/${name}.xml`, import.meta.url), 'utf8')
  expect(facturX(made)).toBe(fixture)
})

describe('an address names postcode, city and country once', () => {
  const addressOf = (fromAddress: string, rest: object = {}) => {
    const eInvoice = { ...SELLER, sellerPostcode: '80331', sellerCity: 'München', ...rest }
    const xml = facturX(invoice({ fromAddress, eInvoice, look: { language: 'de' } }))
    return /<ram:PostalTradeAddress>(.*?)<\/ram:PostalTradeAddress>/.exec(xml)?.[1]?.replace(/<\/?ram:/g, '<')
  }
  const town = '<PostcodeCode>80331<PostcodeCode>'
  const rest = '<CityName>München<CityName><CountryID>DE<CountryID>'
  const street = '<LineOne>Hauptstraße 12<LineOne>'

  test.each([
    ['Hauptstraße 12\n80331 München\nDeutschland', street],
    ['Hauptstraße 12\nD-80331 München\nGermany', street],
    ['Hauptstraße 12\n80331  MÜNCHEN, DE', street],
    ['Hauptstraße 12, 80331 München', street],
    ['Hauptstraße 12\nMünchen, 80331', street],
    [
      'Münchener Straße 80331\nHinterhof, 3. Stock\n80331 München',
      '<LineOne>Münchener Straße 80331<LineOne><LineTwo>Hinterhof, 3. Stock<LineTwo>',
    ],
  ])('%j', (address, lines) => {
    expect(addressOf(address)).toBe(town + lines + rest)
  })

  test('a city or postcode that is only in the address remains', () => {
    expect(addressOf('Hauptstraße 12\n80331 München', { sellerCity: '' })).toBe(
      `${town}${street}<LineTwo>80331 München<LineTwo><CountryID>DE<CountryID>`,
    )
  })

  test('another town remains', () => {
    expect(addressOf('Hauptstraße 12\n80331 Bonn')).toContain('<LineTwo>80331 Bonn<LineTwo>')
  })
})

test.each([
  ['EUR', '58'],
  ['CHF', '30'],
])('payment in %s is of means %s (UNCL 4461)', (currency, code) => {
  const payment = { iban: 'CH9300762011623852957' }
  const xml = facturX(invoice({ currency, payment }))
  expect(xml).toContain(`<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>${code}<`)
})

describe('reports missing data', () => {
  test.each([
    [{ number: ' ' }, 'Enter the invoice number.'],
    [{ fromCompany: '' }, 'Enter the name of your company.'],
    [{ toCompany: '' }, 'Enter the name of the buyer.'],
    [{ eInvoice: { ...SELLER, sellerCountry: '' } }, 'Choose the country of your company.'],
    [{ eInvoice: { ...SELLER, buyerCountry: '' } }, 'Choose the country of the buyer.'],
    [
      { eInvoice: { ...SELLER, sellerVatId: '' } },
      'Enter your VAT number or tax number, since tax is charged.',
    ],
    [
      { tax: '0', eInvoice: { ...SELLER, sellerVatId: '' } },
      'Enter your VAT number, tax number or company register number.',
    ],
    [
      { eInvoice: { ...SELLER, sellerVatId: '123' } },
      'Your VAT number must begin with its country, such as DE123456789.',
    ],
    [
      { currency: 'KWD' },
      'Choose another currency: an electronic invoice has at most two decimals, and KWD has three.',
    ],
    [
      { extras: { taxIsIncluded: true } },
      'Turn off "Prices include tax": an electronic invoice has prices without it.',
    ],
    [
      { extras: { moreTaxes: [{ name: 'PST', percent: '7' }] } },
      'Keep only the first tax: an electronic invoice has one VAT rate per line.',
    ],
    [{ items: [{ id: 'a', rate: '5' }] }, 'Describe item 1.'],
    [{ tax: '-1' }, 'A tax cannot be below 0 %.'],
  ])('%j: %s', (rest, sentence) => {
    expect(eInvoiceProblems(invoice(rest))).toEqual([sentence])
  })
})
