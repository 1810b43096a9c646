/** Published tokens that the page offers, by their names in `rfc-vectors.ts`. */
export const EXAMPLES = [
  'HS256 (RFC 7515)',
  'RS256 (RFC 7515)',
  'ES256 (RFC 7515)',
  'Unsigned (RFC 7515)',
] as const
