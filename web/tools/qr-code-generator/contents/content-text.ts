import { EPC_QR_OPTIONS, epcPaymentText } from '#lib/money/epc-payment.ts'
import type { QrOptions } from '#lib/qr-code/encode-qr.ts'
import { UserError } from '#lib/result/user-error.ts'
import { SECURITIES } from './fields.ts'
import type { ContentKind, FieldValues } from './kinds.ts'

/** A contact as vCard 4.0 (RFC 6350). */
function vcardText(fields: FieldValues): string {
  const { firstName = '', lastName = '', organization = '' } = fields
  const fullName = [firstName, lastName]
    .map((name) => name.trim())
    .filter(Boolean)
    .join(' ')
  if (fullName === '' && organization.trim() === '') throw new UserError('Enter a name or an organization.')
  const { street = '', city = '', postalCode = '', country = '' } = fields
  const address = ['', '', street, city, '', postalCode, country].map(escapedValue).join(';')
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    ...(fullName === '' ? [] : [`N:${escapedValue(lastName)};${escapedValue(firstName)};;;`]),
    `FN:${escapedValue(fullName || organization)}`,
    ...line('ORG', organization),
    ...line('TITLE', fields.jobTitle ?? ''),
    ...line('TEL', fields.phone ?? ''),
    ...line('EMAIL', fields.email ?? ''),
    ...line('URL', fields.website ?? ''),
    ...(/[^;]/.test(address) ? [`ADR:${address}`] : []),
    'END:VCARD',
    '',
  ].join('\r\n')
}

/**
 * Returns an event as phones read it from a code: the VEVENT of iCalendar (RFC 5545) without calendar exchange fields.
 * Times are local to the scanning phone.
 */
function veventText(fields: FieldValues): string {
  const { eventTitle = '', start = '', end = '' } = fields
  if (eventTitle.trim() === '') throw new UserError('Enter the title of the event.')
  if (start === '') throw new UserError('Enter when the event starts.')
  if (end !== '' && end < start) throw new UserError('The event ends before it starts. Check the two times.')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    ...line('SUMMARY', eventTitle),
    `DTSTART:${timeText(start)}`,
    ...(end === '' ? [] : [`DTEND:${timeText(end)}`]),
    ...line('LOCATION', fields.place ?? ''),
    ...line('DESCRIPTION', fields.details ?? ''),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

/** `2026-11-22T10:30` as `20261122T103000`. */
function timeText(local: string): string {
  return local.replaceAll(/[-:]/g, '').padEnd(15, '0')
}

/** A mail to be written (RFC 6068). */
export function mailText({ mailTo = '', subject = '', body = '' }: FieldValues): string {
  const address = mailTo.trim()
  if (!/^[^\s@]+@[^\s@]+$/.test(address))
    throw new UserError('Enter an email address such as name@example.com.')
  const parts = [
    ...(subject === '' ? [] : [`subject=${encodeURIComponent(subject)}`]),
    ...(body === '' ? [] : [`body=${encodeURIComponent(body)}`]),
  ]
  // "@" and "," can remain unescaped before the `?`.
  const to = encodeURIComponent(address).replaceAll('%40', '@')
  return `mailto:${to}${parts.length > 0 ? `?${parts.join('&')}` : ''}`
}

/** A number to call (RFC 3966). */
export function telephoneText({ call = '' }: FieldValues): string {
  return `tel:${phoneNumber(call)}`
}

/** A short message to be sent (RFC 5724). */
export function smsText({ smsTo = '', smsBody = '' }: FieldValues): string {
  return `sms:${phoneNumber(smsTo)}${smsBody === '' ? '' : `?body=${encodeURIComponent(smsBody)}`}`
}

/** A place on the map (RFC 5870). */
export function geoText({ latitude = '', longitude = '' }: FieldValues): string {
  return `geo:${degrees(latitude, 'latitude', 90)},${degrees(longitude, 'longitude', 180)}`
}

function phoneNumber(text: string): string {
  const number = text.replaceAll(/[\s().\-/]/g, '')
  if (!/^\+?[\d*#]{2,20}$/.test(number)) throw new UserError('Enter a phone number such as +49 30 1234567.')
  return number
}

function degrees(text: string, name: string, max: number): string {
  const plain = text.trim().replace(',', '.')
  if (!/^[+-]?\d{1,3}(\.\d{1,10})?$/.test(plain) || Math.abs(Number(plain)) > max)
    throw new UserError(`Enter the ${name} in degrees, from −${max} to ${max}.`)
  return plain.replace(/^\+/, '')
}

const NAMES: Readonly<Record<string, string>> = { [SECURITIES[1]]: 'WEP', [SECURITIES[2]]: 'nopass' }

/** A network as phones join it: `WIFI:T:WPA;S:name;P:password;;`, with a backslash before `\ ; , : "`. */
function wifiText({ ssid = '', password = '', security = '', hidden = '' }: FieldValues): string {
  if (ssid === '') throw new UserError('Enter the name of the network.')
  const type = NAMES[security] ?? 'WPA'
  const isOpen = type === 'nopass'
  if (!isOpen && password === '') throw new UserError('Enter the Wi-Fi password, or set Security to None.')
  const parts = [
    `T:${type}`,
    `S:${escapeWifi(ssid)}`,
    ...(isOpen ? [] : [`P:${escapeWifi(password)}`]),
    ...(hidden === 'yes' ? ['H:true'] : []),
  ]
  return `WIFI:${parts.join(';')};;`
}

function escapeWifi(text: string): string {
  return text.replaceAll(/[\\;,:"]/g, '\\$&')
}

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

/** Returns the text of a code of this kind. Throws UserError if a field is missing or invalid. */
export function contentText(kind: ContentKind, text: string, fields: FieldValues): string {
  if (kind !== 'Text or URL') return WRITERS[kind](fields)
  if (text === '') throw new UserError('No input text')
  return text
}

/** Returns the prescribed options for codes of a kind, if any. */
export function fixedOptions(kind: ContentKind): QrOptions | undefined {
  return kind === 'SEPA payment' ? EPC_QR_OPTIONS : undefined
}

/** A text as a value of vCard and iCalendar (RFC 6350 §3.4, RFC 5545 §3.3.11). */
function escapedValue(text: string): string {
  return text
    .trim()
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
}

/** Returns a line such as `NOTE:text`, or none if the value is empty. */
function line(name: string, value: string): readonly string[] {
  return value.trim() === '' ? [] : [`${name}:${escapedValue(value)}`]
}
