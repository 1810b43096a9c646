import type { Invoice } from '../invoice/invoice.ts'
import { getNumber, minorDigits } from '../invoice/money.ts'
import { taxPercents } from '../invoice/totals.ts'

/** Returns a sentence per requirement of an electronic invoice that is not met. Rules by their names in EN 16931-1. */
export function eInvoiceProblems(invoice: Invoice): string[] {
  const { currency, eInvoice, extras, items } = invoice
  const percents = taxPercents(invoice)
  const isTaxed = percents.some((percent) => !percent.eq('0'))
  const lacks: readonly (readonly [boolean, string])[] = [
    [isEmpty(invoice.number), 'Enter the invoice number.'], // BR-2
    [isEmpty(invoice.fromCompany), 'Enter the name of your company.'], // BR-6
    [isEmpty(invoice.toCompany), 'Enter the name of the buyer.'], // BR-7
    [!isCountry(eInvoice.sellerCountry), 'Choose the country of your company.'], // BR-9
    [!isCountry(eInvoice.buyerCountry), 'Choose the country of the buyer.'], // BR-11
    // BR-S-2, BR-CO-26
    [isTaxed && isEmpty(eInvoice.sellerVatId), 'Enter your VAT number, since tax is charged.'],
    [
      !isTaxed && isEmpty(eInvoice.sellerVatId) && isEmpty(eInvoice.sellerId),
      'Enter your VAT number or your company register number.',
    ],
    // BR-CO-9
    [!hasPrefix(eInvoice.sellerVatId), 'Your VAT number must begin with its country, such as DE123456789.'],
    [
      !hasPrefix(eInvoice.buyerVatId),
      'The buyer’s VAT number must begin with its country, such as FR12345678901.',
    ],
    // BR-DEC
    [
      minorDigits(currency) > 2,
      `Choose another currency: an electronic invoice has at most two decimals, and ${currency} has three.`,
    ],
    [extras.taxIsIncluded, 'Turn off "Prices include tax": an electronic invoice has prices without it.'],
    [
      extras.moreTaxes.some(({ percent }) => !getNumber(percent).eq('0')),
      'Keep only the first tax: an electronic invoice has one VAT rate per line.',
    ],
    [
      getNumber(invoice.tax).lt('0') || percents.some((percent) => percent.lt('0')),
      'A tax cannot be below 0 %.',
    ],
  ]
  const nameless = items.findIndex(({ description }) => isEmpty(description))
  return [
    ...lacks.filter(([isLacking]) => isLacking).map(([, sentence]) => sentence),
    ...(nameless < 0 ? [] : [`Describe item ${nameless + 1}.`]), // BR-25
  ]
}

function isEmpty(text: string): boolean {
  return text.trim() === ''
}

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code)
}

function hasPrefix(vatId: string): boolean {
  return isEmpty(vatId) || /^[A-Z]{2}/.test(vatId.trim())
}
