import { isUnsigned } from './algorithms.ts'
import { getText, memberOf } from './claims.ts'
import { type CompactToken, readCompactToken, writeCompactToken } from './compact-token.ts'
import { type JsonPart, readJsonPart } from './json-part.ts'

/** Parsed token, not necessarily trustworthy. */
export type DecodedToken = {
  readonly token: CompactToken
  readonly header: JsonPart
  readonly payload: JsonPart
  /** Warnings for readers, before they trust or send it. */
  readonly warnings: readonly string[]
}

/** Job of the worker. */
export type DecodeJob = { readonly text: string }

/** Reads a token as pasted (RFC 7519 §7.2); undefined for nothing at all. Throws UserError `Invalid JWT token`. */
export function decodeToken(text: string): DecodedToken | undefined {
  const token = readCompactToken(text)
  if (!token) return undefined
  const header = readJsonPart('Header', token.header)
  const payload = readJsonPart('Payload', token.payload)
  return { token, header, payload, warnings: getWarnings(token, header, payload) }
}

/** Servers and proxies commonly refuse headers beyond 8 KB. */
const MAX_HEADER_LENGTH = 8192
const PATH_LIKE = /[/\\]|\.\.|%2f|%5c|\0/i

/** Returns warnings for readers, before they trust or send the token. */
export function getWarnings(token: CompactToken, header: JsonPart, payload: JsonPart): string[] {
  const warnings: string[] = []
  const alg = getText(header, 'alg')
  const kid = getText(header, 'kid')
  if (alg === undefined) warnings.push('The header names no algorithm: “alg” is missing or is no text.')
  else if (!isUnsigned(alg) && token.signature === '') warnings.push('The signature is empty.')
  if (kid !== undefined && PATH_LIKE.test(kid)) {
    warnings.push('“kid” looks like a path. A server that looks keys up by it may be led to another file.')
  }
  for (const part of [header, payload]) {
    for (const name of part.duplicates) {
      warnings.push(
        `“${name}” appears more than once in the ${part === header ? 'header' : 'payload'}. Readers differ in which one they take.`,
      )
    }
  }
  if (!memberOf(payload, 'exp')) warnings.push('The token has no “exp”: it never expires.')
  const { length } = writeCompactToken(token)
  if (length > MAX_HEADER_LENGTH) {
    warnings.push(
      `The token is ${length.toLocaleString('en')} characters long. Many servers refuse headers of more than 8 KB.`,
    )
  }
  return warnings
}
