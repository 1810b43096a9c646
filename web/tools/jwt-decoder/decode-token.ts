import { UserError } from '#lib/result/user-error.ts'
import { isUnsigned } from './algorithms.ts'
import { getText, memberOf } from './claims.ts'
import {
  bareToken,
  type CompactToken,
  INVALID_TOKEN,
  readCompactToken,
  writeCompactToken,
} from './compact-token.ts'
import { readEncryptedHeader } from './encrypted-header.ts'
import { getHeaderKey, type HeaderKey } from './header-key.ts'
import { type JsonPart, readJsonPart, readNestedToken } from './json-part.ts'
import { disclosureText, splitDisclosures } from './selective-disclosure.ts'

/** Parsed token, not necessarily trustworthy. */
export type DecodedToken = {
  readonly token: CompactToken
  readonly header: JsonPart
  readonly payload: JsonPart
  /** Key that the header carries. */
  readonly headerKey?: HeaderKey
  /** Warnings for readers, before they trust or send it. */
  readonly warnings: readonly string[]
}

/** Job of the worker. */
export type DecodeJob = { readonly text: string }

/**
 * Reads a token as pasted (RFC 7519 §7.2), also an SD-JWT; undefined for nothing at all. Throws UserError
 * `Invalid JWT token`.
 */
export function decodeToken(text: string): DecodedToken | undefined {
  const encrypted = readEncryptedHeader(text)
  if (encrypted) throw encryptedError(encrypted)
  const split = splitDisclosures(bareToken(text))
  const token = readCompactToken(split?.token ?? text)
  if (!token) return undefined
  const header = readJsonPart('Header', token.header)
  const nested = readNestedToken(token.payload)
  const payload = nested === undefined ? readJsonPart('Payload', token.payload) : plainPart(nested)
  const headerKey = getHeaderKey(header)
  const warnings = [
    ...(split ? [disclosureText(split.disclosures)] : []),
    ...(!split && memberOf(payload, '_sd') ? [disclosureText({ claims: [], hasKeyBinding: false })] : []),
    ...(nested === undefined ? [] : ['The payload is another token (nested JWT). Decode it separately.']),
    ...(headerKey ? [headerKeyWarning(headerKey)] : []),
    ...getWarnings(token, header, payload, nested !== undefined),
  ]
  const decoded = { token, header, payload, warnings }
  return headerKey ? { ...decoded, headerKey } : decoded
}

function encryptedError(header: JsonPart): UserError {
  const members = header.members.map(({ name, source }) => `${JSON.stringify(name)}:${source}`)
  return new UserError(
    INVALID_TOKEN,
    `This looks like an encrypted token (JWE). Only the holder of its key can read it. Its header: {${members.join(',')}}`,
  )
}

function plainPart(text: string): JsonPart {
  return { text, members: [], memberCount: 0, duplicates: [] }
}

function headerKeyWarning({ name }: HeaderKey): string {
  return `The header contains its own key (“${name}”). Trust it only if you know it: anybody can put one there.`
}

/** Servers and proxies commonly refuse headers beyond 8 KB. */
const MAX_HEADER_LENGTH = 8192
const PATH_LIKE = /[/\\]|\.\.|%2f|%5c|\0/i

/** Returns warnings for readers, before they trust or send the token. */
function getWarnings(token: CompactToken, header: JsonPart, payload: JsonPart, isNested: boolean): string[] {
  const warnings: string[] = []
  const alg = getText(header, 'alg')
  const kid = getText(header, 'kid')
  if (alg === undefined) warnings.push('The header names no algorithm: “alg” is missing or is no text.')
  else if (!isUnsigned(alg) && token.signature === '') warnings.push('The signature is empty.')
  if (kid !== undefined && PATH_LIKE.test(kid)) {
    warnings.push('“kid” looks like a path. A server that looks keys up by it may be led to another file.')
  }
  for (const part of [header, payload]) {
    const place = part === header ? 'header' : 'payload'
    if (part.hasBom)
      warnings.push(
        `The ${place} begins with a byte order mark, which JSON must not have. Many readers refuse it.`,
      )
    for (const name of part.duplicates) {
      warnings.push(
        `“${name}” appears more than once in the ${place}. Readers differ in which one they take.`,
      )
    }
  }
  if (!isNested && !memberOf(payload, 'exp')) warnings.push('The token has no “exp”: it never expires.')
  const { length } = writeCompactToken(token)
  if (length > MAX_HEADER_LENGTH) {
    warnings.push(
      `The token is ${length.toLocaleString('en')} characters long. Many servers refuse headers of more than 8 KB.`,
    )
  }
  return warnings
}
