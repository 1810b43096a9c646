/** Published tokens that the page offers, by their names in `rfc-vectors.ts`. */
export const EXAMPLES = [
  { title: 'HS256 (RFC 7515)' },
  { title: 'RS256 (RFC 7515)' },
  { title: 'ES256 (RFC 7515)' },
  { title: 'Unsigned (RFC 7515)' },
] as const
