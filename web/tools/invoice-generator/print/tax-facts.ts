import { plainVatId } from '../e-invoice/codes.ts'
import { exemptionReason, getTaxWords, vatNumberWord } from '../e-invoice/tax-words.ts'
import { usedCategories } from '../e-invoice/vat-category.ts'
import type { Invoice } from '../invoice/invoice.ts'
import type { Writer } from './invoice-text.ts'
import { getLabels, type Labels } from './labels.ts'

/** Data of the electronic invoice that paper states as well: all empty if it is off. */
export type TaxFacts = {
  /** Lines below the addresses. */
  readonly sellerNumbers: readonly string[]
  readonly buyerNumbers: readonly string[]
  /** Labels and values below the dates. */
  readonly dates: readonly (readonly [string, string])[]
  /** Reasons for no VAT. */
  readonly reasons: readonly string[]
}

const NOTHING: TaxFacts = { sellerNumbers: [], buyerNumbers: [], dates: [], reasons: [] }

export function taxFacts(invoice: Invoice, write: Writer): TaxFacts {
  const { eInvoice, look } = invoice
  if (!eInvoice.isOn) return NOTHING
  const words = getTaxWords(look.language)
  const numbered = (label: string, number: string) =>
    number.trim() === '' ? [] : [`${label}: ${number.trim()}`]
  const vatNumber = (number: string) =>
    numbered(vatNumberWord(look.language, plainVatId(number).slice(0, 2)), number)
  const preceding = [
    eInvoice.precedingNumber.trim(),
    eInvoice.precedingDate.trim() && write.date(eInvoice.precedingDate.trim()),
  ].filter(Boolean)
  return {
    sellerNumbers: [
      ...vatNumber(eInvoice.sellerVatId),
      ...numbered(words.taxNumber, eInvoice.sellerTaxNumber),
      ...numbered(words.registerNumber, eInvoice.sellerId),
    ],
    buyerNumbers: vatNumber(eInvoice.buyerVatId),
    dates: [
      [words.deliveryDate, write.date(eInvoice.deliveryDate.trim() || invoice.date)],
      ...(eInvoice.isCreditNote && preceding.length > 0
        ? [[words.correctedInvoice, preceding.join(', ')] as const]
        : []),
    ],
    reasons: [...usedCategories(invoice)].flatMap(
      (category) => exemptionReason(category, eInvoice.exemptionReason, look.language) ?? [],
    ),
  }
}

/** Returns the labels of an invoice, or of a credit note; custom labels override both. */
export function getPrintLabels({ look, eInvoice }: Invoice): Labels {
  if (!eInvoice.isOn || !eInvoice.isCreditNote) return getLabels(look.language, look.labels)
  const { creditNote, creditNoteNumber } = getTaxWords(look.language)
  const { invoice, number } = look.labels
  return getLabels(look.language, {
    ...look.labels,
    invoice: invoice?.trim() || creditNote,
    number: number?.trim() || creditNoteNumber,
  })
}
