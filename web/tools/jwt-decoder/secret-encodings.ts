/** How an HMAC secret is written down. */
export const SECRET_ENCODINGS = [
  { value: 'utf-8', label: 'Text (UTF-8)' },
  { value: 'base64url', label: 'Base64 or Base64url' },
  { value: 'hex', label: 'Hexadecimal' },
] as const
export type SecretEncoding = (typeof SECRET_ENCODINGS)[number]['value']
