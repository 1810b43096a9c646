import { attempt } from '#lib/outcome/attempt.ts'
import { algorithmOf, isUnsigned } from './algorithms.ts'
import { writeCompactToken } from './compact-token.ts'
import type { DecodedToken } from './decode-token.ts'
import { looksLikeKey } from './key-text.ts'
import { memberOf, textOf } from './members.ts'
import { type SecretEncoding, secretBytes } from './secret.ts'

/** Servers and proxies commonly refuse headers beyond 8 KB. */
const LONGEST_IN_HEADER = 8192
const PATH_LIKE = /[/\\]|\.\.|%2f|%5c|\0/i

/** What a reader of the token should know before trusting or sending it. */
export function warningsOf({ token, header, payload }: DecodedToken): string[] {
  const warnings: string[] = []
  const alg = textOf(header, 'alg')
  const kid = textOf(header, 'kid')
  if (alg === undefined) warnings.push('The header names no algorithm: “alg” is missing or is no text.')
  else if (!isUnsigned(alg) && token.signature === '') warnings.push('The signature is empty.')
  if (kid !== undefined && PATH_LIKE.test(kid)) {
    warnings.push('“kid” looks like a path. A server that looks keys up by it may be led to another file.')
  }
  for (const part of [header, payload]) {
    for (const name of part.duplicates) {
      warnings.push(
        `“${name}” stands more than once in the ${part === header ? 'header' : 'payload'}. Readers differ in which one they take.`,
      )
    }
  }
  if (!memberOf(payload, 'exp')) warnings.push('The token has no “exp”: it never expires.')
  const { length } = writeCompactToken(token)
  if (length > LONGEST_IN_HEADER) {
    warnings.push(
      `The token is ${length.toLocaleString('en')} characters long. Many servers refuse headers of more than 8 KB.`,
    )
  }
  return warnings
}

/** What is to be said about an HMAC secret; nothing while it is no secret at all. */
export function secretWarningsOf(alg: string | undefined, text: string, encoding: SecretEncoding): string[] {
  const algorithm = algorithmOf(alg)
  if (text === '' || algorithm?.key.kty !== 'oct' || looksLikeKey(text)) return []
  const secret = attempt(() => secretBytes(text, encoding))
  if (!secret.ok) return []
  const warnings: string[] = []
  const { length } = secret.value
  if (length < algorithm.hashBytes) {
    warnings.push(
      `This secret is weak: ${length} ${length === 1 ? 'byte' : 'bytes'}, while ${algorithm.name} needs at least ${algorithm.hashBytes} (RFC 7518).`,
    )
  }
  if (encoding === 'utf-8' && text !== text.trim()) {
    warnings.push('The secret begins or ends with white space, which counts.')
  }
  return warnings
}
