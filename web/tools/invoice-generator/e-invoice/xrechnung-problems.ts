import type { Invoice } from '../invoice/invoice.ts'

/** Returns a sentence per requirement of XRechnung 3.0 (KoSIT) that is not met, in addition to those of EN 16931. */
export function xRechnungProblems({ eInvoice, payment }: Invoice): string[] {
  const needed: readonly (readonly [string, string])[] = [
    [payment.iban, 'XRechnung: enter your IBAN.'], // BR-DE-1
    [eInvoice.sellerCity, 'XRechnung: enter your city.'], // BR-DE-3
    [eInvoice.sellerPostcode, 'XRechnung: enter your postcode.'], // BR-DE-4
    [eInvoice.contactName, 'XRechnung: enter your contact person.'], // BR-DE-5
    [eInvoice.contactPhone, 'XRechnung: enter your phone number.'], // BR-DE-6
    [eInvoice.contactEmail, 'XRechnung: enter your email address.'], // BR-DE-7
    [eInvoice.buyerCity, 'XRechnung: enter the city of the buyer.'], // BR-DE-8
    [eInvoice.buyerPostcode, 'XRechnung: enter the postcode of the buyer.'], // BR-DE-9
    [eInvoice.buyerReference, 'XRechnung: enter the buyer reference (Leitweg-ID).'], // BR-DE-15
    [eInvoice.sellerVatId + eInvoice.sellerTaxNumber, 'XRechnung: enter your VAT number or tax number.'], // BR-DE-16
    [eInvoice.buyerEmail, 'XRechnung: enter the email address of the buyer.'], // PEPPOL-EN16931-R010
  ]
  return needed.filter(([text]) => text.trim() === '').map(([, sentence]) => sentence)
}
