/** Kinds of content; all but the first are forms whose fields become a string that phones understand. */
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

/** Entered values by field key. */
export type FieldValues = Readonly<Record<string, string>>
