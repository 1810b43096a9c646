import { pluralize } from '#lib/numbers/pluralize.ts'
import { toResult } from '#lib/result/result.ts'
import { getAlgorithm } from './algorithms.ts'
import { looksLikeKey } from './key-text.ts'
import { secretBytes } from './secret.ts'
import type { SecretEncoding } from './secret-encodings.ts'

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
