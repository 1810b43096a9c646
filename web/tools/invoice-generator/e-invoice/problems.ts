import type { Invoice } from '../invoice/invoice.ts'
import { getNumber, minorDigits } from '../invoice/money.ts'
import { taxPercents } from '../invoice/totals.ts'
import { hasVatPrefix, isCountry, isDate, isUnit } from './codes.ts'
import { hasTaxNumber, usedCategories, type VatCategory } from './vat-category.ts'
import { xRechnungProblems } from './xrechnung-problems.ts'

/** Returns a sentence per requirement of an electronic invoice that is not met. Rules by their names in EN 16931-1. */
export function eInvoiceProblems(invoice: Invoice): string[] {
  const { currency, eInvoice, extras, items } = invoice
  const percents = taxPercents(invoice)
  const categories = usedCategories(invoice)
  const uses = (category: VatCategory) => categories.has(category)
  const isTaxed = percents.some((percent) => !percent.eq('0'))
  const lacks: readonly (readonly [boolean, string])[] = [
    [isEmpty(invoice.number), 'Enter the invoice number.'], // BR-2
    [isEmpty(invoice.fromCompany), 'Enter the name of your company.'], // BR-6
    [isEmpty(invoice.toCompany), 'Enter the name of the buyer.'], // BR-7
    [!isCountry(eInvoice.sellerCountry), 'Choose the country of your company.'], // BR-9
    [!isCountry(eInvoice.buyerCountry), 'Choose the country of the buyer.'], // BR-11
    // BR-S-2, BR-CO-26
    [isTaxed && !hasTaxNumber(eInvoice), 'Enter your VAT number or tax number, since tax is charged.'],
    [
      !isTaxed && !hasTaxNumber(eInvoice) && isEmpty(eInvoice.sellerId),
      'Enter your VAT number, tax number or company register number.',
    ],
    // BR-Z-2, BR-E-2, BR-AE-2
    [
      (uses('Z') || uses('E') || uses('AE')) && !hasTaxNumber(eInvoice),
      'Enter your VAT number or tax number, or choose "Not subject to VAT".',
    ],
    // BR-IC-2, BR-G-2
    [
      (uses('K') || uses('G')) && isEmpty(eInvoice.sellerVatId),
      'Enter your VAT number, which exports and supplies within the EU need.',
    ],
    // BR-AE-2, BR-IC-2
    [
      (uses('AE') || uses('K')) && isEmpty(eInvoice.buyerVatId),
      'Enter the VAT number of the buyer, who owes the tax.',
    ],
    [!isDate(eInvoice.deliveryDate), 'The delivery date is not a date such as 2026-01-31.'],
    [
      eInvoice.isCreditNote && !isDate(eInvoice.precedingDate),
      'The date of the corrected invoice is not a date such as 2026-01-31.',
    ],
    // BR-55
    [
      eInvoice.isCreditNote && !isEmpty(eInvoice.precedingDate) && isEmpty(eInvoice.precedingNumber),
      'Enter the number of the invoice that is corrected.',
    ],
    // BR-O-11
    [uses('O') && isTaxed, 'Choose another category for 0 %: what is outside of VAT needs its own invoice.'],
    // BR-23
    [!isUnit(eInvoice.unit), 'A unit needs its code of UN/ECE Recommendation 20, such as HUR.'],
    [
      items.some(({ unit = '' }) => !isUnit(unit)),
      'A unit of an item needs its code of UN/ECE Recommendation 20, such as HUR.',
    ],
    // BR-CO-9
    [
      !hasVatPrefix(eInvoice.sellerVatId),
      'Your VAT number must begin with its country, such as DE123456789.',
    ],
    [
      !hasVatPrefix(eInvoice.buyerVatId),
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
    ...(eInvoice.isXRechnung ? xRechnungProblems(invoice) : []),
    ...(nameless < 0 ? [] : [`Describe item ${nameless + 1}.`]), // BR-25
  ]
}

function isEmpty(text: string): boolean {
  return text.trim() === ''
}
