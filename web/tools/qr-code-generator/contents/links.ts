import { UserError } from '#lib/result/user-error.ts'
import type { FieldValues } from './kinds.ts'

/** A mail to be written (RFC 6068). */
export function mailText({ mailTo = '', subject = '', body = '' }: FieldValues): string {
  const address = mailTo.trim()
  if (!/^[^\s@]+@[^\s@]+$/.test(address))
    throw new UserError('Enter an email address such as name@example.com.')
  const parts = [
    ...(subject === '' ? [] : [`subject=${encodeURIComponent(subject)}`]),
    ...(body === '' ? [] : [`body=${encodeURIComponent(body)}`]),
  ]
  // "@" and "," can stay unescaped before the `?`.
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
