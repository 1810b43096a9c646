import type { ContentKind } from './kinds.ts'

export type ContentField = {
  /** Name under which its value is stored. */
  readonly key: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'url' | 'datetime-local' | 'date'
  readonly placeholder?: string
  /** A list to choose from; the first is the default. */
  readonly options?: readonly [string, ...string[]]
  /** A checkbox; its value is `yes` or empty. */
  readonly isCheck?: true
  /** Never stored or shared. */
  readonly isSecret?: true
}

export const SECURITIES = ['WPA/WPA2/WPA3', 'WEP', 'None'] as const

export const CONTENT_FIELDS: Readonly<Record<Exclude<ContentKind, 'Text or URL'>, readonly ContentField[]>> =
  {
    'Wi-Fi': [
      { key: 'ssid', label: 'Network name' },
      { key: 'password', label: 'Network password', isSecret: true },
      { key: 'security', label: 'Security', options: SECURITIES },
      { key: 'hidden', label: 'Hidden network', isCheck: true },
    ],
    Contact: [
      { key: 'firstName', label: 'First name' },
      { key: 'lastName', label: 'Last name' },
      { key: 'organization', label: 'Organization' },
      { key: 'jobTitle', label: 'Job title' },
      { key: 'phone', label: 'Phone' },
      { key: 'email', label: 'Email', type: 'email' },
      { key: 'website', label: 'Website', type: 'url' },
      { key: 'street', label: 'Street' },
      { key: 'postalCode', label: 'Postal code' },
      { key: 'city', label: 'City' },
      { key: 'country', label: 'Country' },
    ],
    Email: [
      { key: 'mailTo', label: 'Send to', type: 'email' },
      { key: 'subject', label: 'Subject' },
      { key: 'body', label: 'Message' },
    ],
    Phone: [{ key: 'call', label: 'Phone number', placeholder: '+49 30 1234567' }],
    SMS: [
      { key: 'smsTo', label: 'Phone number', placeholder: '+49 30 1234567' },
      { key: 'smsBody', label: 'Message' },
    ],
    Location: [
      { key: 'latitude', label: 'Latitude', placeholder: '52.5163' },
      { key: 'longitude', label: 'Longitude', placeholder: '13.3777' },
    ],
    Event: [
      { key: 'eventTitle', label: 'Title' },
      { key: 'start', label: 'Start', type: 'datetime-local' },
      { key: 'end', label: 'End', type: 'datetime-local' },
      { key: 'place', label: 'Place' },
      { key: 'details', label: 'Details' },
    ],
    'SEPA payment': [
      { key: 'recipient', label: 'Recipient' },
      { key: 'iban', label: 'IBAN' },
      { key: 'bic', label: 'BIC (optional)' },
      { key: 'amount', label: 'Amount in euros', placeholder: '12.50' },
      { key: 'reference', label: 'Creditor reference (RF…)' },
      { key: 'remittance', label: 'Message' },
    ],
  }
