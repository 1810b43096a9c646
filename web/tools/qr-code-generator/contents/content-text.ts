import { EPC_QR_OPTIONS, epcPaymentText } from '#lib/money/epc-payment.ts'
import type { QrOptions } from '#lib/qr-code/encode-qr.ts'
import { UserError } from '#lib/result/user-error.ts'
import type { ContentKind, FieldValues } from './kinds.ts'
import { geoText, mailText, smsText, telephoneText } from './links.ts'
import { vcardText } from './vcard.ts'
import { veventText } from './vevent.ts'
import { wifiText } from './wifi.ts'

const WRITERS: Readonly<Record<Exclude<ContentKind, 'Text or URL'>, (fields: FieldValues) => string>> = {
  'Wi-Fi': wifiText,
  Contact: vcardText,
  Email: mailText,
  Phone: telephoneText,
  SMS: smsText,
  Location: geoText,
  Event: veventText,
  'SEPA payment': (fields) =>
    epcPaymentText({
      name: fields.recipient ?? '',
      iban: fields.iban ?? '',
      bic: fields.bic ?? '',
      amount: (fields.amount ?? '').trim().replace(',', '.'),
      reference: fields.reference ?? '',
      remittance: fields.remittance ?? '',
    }),
}

/** The text that a code of this kind holds. Throws UserError where something is missing or wrong. */
export function contentText(kind: ContentKind, text: string, fields: FieldValues): string {
  if (kind !== 'Text or URL') return WRITERS[kind](fields)
  if (text === '') throw new UserError('No input text')
  return text
}

/** Returns the prescribed options for codes of a kind, if any. */
export function fixedOptions(kind: ContentKind): QrOptions | undefined {
  return kind === 'SEPA payment' ? EPC_QR_OPTIONS : undefined
}
