import { isIban } from '#lib/money/epc-payment.ts'
import type { Invoice } from '../invoice/invoice.ts'
import { areDiscountsValid } from './xrechnung-terms.ts'

/** One @, a dot in the domain, none of both at an edge (BR-DE-28). */
const EMAIL = /^[^@\s]+@(?:[^@.\s]+\.)+[^@.\s]+$/
/** At least three digits (BR-DE-27). */
const PHONE = /\d\D*\d\D*\d/

/** Returns a sentence per requirement of XRechnung 3.0 (KoSIT) that is not met, in addition to those of EN 16931. */
export function xRechnungProblems({ eInvoice, payment, terms }: Invoice): string[] {
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
  const { contactPhone, contactEmail } = eInvoice
  const invalid: readonly (readonly [boolean, string])[] = [
    // BR-DE-19
    [
      isGiven(payment.iban) && !isIban(payment.iban),
      'XRechnung: your IBAN is not valid. Check it for typos.',
    ],
    [
      isGiven(contactPhone) && !PHONE.test(contactPhone),
      'XRechnung: your phone number needs at least three digits.',
    ],
    [
      isGiven(contactEmail) && !EMAIL.test(contactEmail.trim()),
      'XRechnung: your email address is not valid.',
    ],
    [
      !areDiscountsValid(terms),
      'XRechnung: write a line of terms that starts with # such as #SKONTO#TAGE=14#PROZENT=2.00#.',
    ],
  ]
  return [
    ...needed.filter(([text]) => !isGiven(text)).map(([, sentence]) => sentence),
    ...invalid.filter(([isInvalid]) => isInvalid).map(([, sentence]) => sentence),
  ]
}

function isGiven(text: string): boolean {
  return text.trim() !== ''
}
