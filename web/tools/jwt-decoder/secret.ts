import { decodeBase64 } from '#lib/bytes/decode-base64.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { toResult } from '#lib/result/result.ts'
import { UserError } from '#lib/result/user-error.ts'
import { getAlgorithm } from './algorithms.ts'
import type { SecretEncoding } from './jwt-state.ts'
import { looksLikeKey } from './key-text.ts'

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

/** Returns the warnings for an HMAC secret; none if the input is not a secret. */
export function getSecretWarnings(alg: string | undefined, text: string, encoding: SecretEncoding): string[] {
  const algorithm = getAlgorithm(alg)
  if (text === '' || algorithm?.key.kty !== 'oct' || looksLikeKey(text)) return []
  const secret = toResult(() => secretBytes(text, encoding))
  if (!secret.ok) return []
  const warnings: string[] = []
  const { length } = secret.value
  if (length < algorithm.hashBytes) {
    warnings.push(
      `This secret is weak: ${pluralize(length, 'byte')}, while ${algorithm.name} needs at least ${algorithm.hashBytes} (RFC 7518).`,
    )
  }
  if (encoding === 'utf-8' && text !== text.trim()) {
    warnings.push('The secret begins or ends with white space, which counts.')
  }
  return warnings
}
