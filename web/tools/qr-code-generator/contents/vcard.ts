import { UserError } from '#lib/result/user-error.ts'
import { escapedValue, line } from './content-lines.ts'
import type { FieldValues } from './kinds.ts'

/** A contact as vCard 4.0 (RFC 6350). */
export function vcardText(fields: FieldValues): string {
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
