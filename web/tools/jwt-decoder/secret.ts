import { decodeBase64 } from '#lib/bytes/decode-base64.ts'
import { UserError } from '#lib/result/user-error.ts'
import type { SecretEncoding } from './secret-encodings.ts'

/**
 * Returns the bytes of an HMAC secret. Text is used unchanged, including whitespace. Throws UserError if the encoding
 * does not fit.
 */
export function secretBytes(text: string, encoding: SecretEncoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  if (encoding === 'base64url') return decodeBase64(new TextEncoder().encode(text))
  return hexBytes(text)
}

function hexBytes(text: string): Uint8Array<ArrayBuffer> {
  const digits = text.replace(/^\s*0x/i, '').replace(/[\s:]/g, '')
  if (!/^(?:[\da-f]{2})*$/i.test(digits)) {
    throw new UserError(
      'This secret is not hexadecimal',
      'It needs an even number of the digits 0–9 and a–f.',
    )
  }
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
