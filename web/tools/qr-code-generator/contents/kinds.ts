/** What a code can be made for; all but the first are forms whose fields become a text that phones understand. */
export const CONTENT_KINDS = [
  'Text or URL',
  'Wi-Fi',
  'Contact',
  'Email',
  'Phone',
  'SMS',
  'Location',
  'Event',
  'SEPA payment',
] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

/** What was entered, by the key of the field. */
export type FieldValues = Readonly<Record<string, string>>
