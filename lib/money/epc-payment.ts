import type { QrOptions } from '../qr-code/encode-qr.ts'
import { UserError } from '../result/user-error.ts'

/** SEPA credit transfer of a payment code (EPC069-12, version 2). */
export type EpcPayment = {
  /** Name of the payee, up to 70 characters. */
  readonly name: string
  /** With or without spaces. */
  readonly iban: string
  /** Required for banks outside the European Economic Area only; can be empty. */
  readonly bic: string
  /** Euros with a dot and up to two decimals, from 0.01 to 999999999.99; empty leaves it to the payer. */
  readonly amount: string
  /** A creditor reference such as RF18 5390 0754 7034 (ISO 11649), or empty. */
  readonly reference: string
  /** Up to 140 characters; empty with a reference. */
  readonly remittance: string
}

/** How a payment is to be written as a QR code: level M exactly, bytes of UTF-8 that the text itself names. */
export const EPC_QR_OPTIONS: QrOptions = { level: 'M', boost: false, plainBytes: true }

/** Capacity of version 13 at level M, the largest that banks read. */
const MAX_BYTES = 331

/** The text of a payment code. Throws UserError where a bank would refuse it. */
export function epcPaymentText(payment: EpcPayment): string {
  const { name, bic, amount, reference, remittance } = payment
  assertValid(payment)
  const lines = [
    'BCD',
    '002',
    // UTF-8
    '1',
    'SCT',
    plainIban(bic),
    name.trim(),
    plainIban(payment.iban),
    amount === '' ? '' : `EUR${inCents(amount)}`,
    // Purpose
    '',
    plainIban(reference),
    remittance.trim(),
  ]
  const text = lines.join('\n').trimEnd()
  const bytes = new TextEncoder().encode(text).length
  if (bytes > MAX_BYTES)
    throw new UserError(
      `This payment takes ${bytes} bytes, and a payment code holds ${MAX_BYTES}. Shorten the name or the message.`,
    )
  return text
}

/** `1` as `1.00`. */
function inCents(amount: string): string {
  const [euros = '', cents = ''] = amount.split('.')
  return `${euros.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`
}

function assertValid({ name, iban, bic, amount, reference, remittance }: EpcPayment): void {
  if (name.trim() === '') throw new UserError('Enter the name of the recipient.')
  if (length(name) > 70) throw new UserError('The name of the recipient may have up to 70 characters.')
  if (/[\r\n]/.test(name + remittance)) throw new UserError('Name and message must be one line each.')
  if (!isIban(iban)) throw new UserError('This IBAN is not valid. Check it for typos.')
  if (bic !== '' && !/^[A-Z0-9]{8}([A-Z0-9]{3})?$/.test(plainIban(bic)))
    throw new UserError('A BIC has 8 or 11 letters and digits.')
  if (amount !== '' && !isAmount(amount))
    throw new UserError('The amount must be from 0.01 to 999,999,999.99 euros, with up to two decimals.')
  if (reference !== '' && !isCreditorReference(reference))
    throw new UserError('A creditor reference begins with RF, and its check digits must fit.')
  if (reference !== '' && remittance !== '')
    throw new UserError('A payment has either a reference or a message. Clear one of them.')
  if (length(remittance) > 140) throw new UserError('The message may have up to 140 characters.')
}

function length(text: string): number {
  return [...text.trim()].length
}

function isAmount(amount: string): boolean {
  return /^\d{1,9}(\.\d{1,2})?$/.test(amount) && Number(amount) >= 0.01
}

/**
 * Returns whether a reference follows ISO 11649: RF, two check digits computed like those of an IBAN, up to 21
 * characters.
 */
function isCreditorReference(reference: string): boolean {
  const plain = plainIban(reference)
  // An IBAN has at least eleven characters after its digits; zeros before the reference's own do not change the check
  // digits.
  return /^RF\d{2}[A-Z0-9]{1,21}$/.test(plain) && isIban(plain.slice(0, 4) + plain.slice(4).padStart(11, '0'))
}

/** An IBAN as machines want it: without spaces, in capitals (ISO 13616). */
export function plainIban(iban: string): string {
  return iban.replaceAll(/[\s-]/g, '').toUpperCase()
}

/** Whether an IBAN has the right form and its check digits fit (ISO 13616, ISO 7064 MOD 97-10). */
export function isIban(iban: string): boolean {
  const plain = plainIban(iban)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) return false
  const digits = (plain.slice(4) + plain.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
