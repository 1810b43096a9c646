import { type CompactToken, readCompactToken } from './compact-token.ts'
import { type JsonPart, readJsonPart } from './json-part.ts'
import { getWarnings } from './warnings.ts'

/** A token that could be read; whether it may be trusted is another question. */
export type DecodedToken = {
  readonly token: CompactToken
  readonly header: JsonPart
  readonly payload: JsonPart
  /** What a reader should know before trusting or sending it. */
  readonly warnings: readonly string[]
}

/** What the worker is asked. */
export type DecodeJob = { readonly text: string }

/** Reads a token as pasted (RFC 7519 §7.2); undefined for nothing at all. Throws UserError `Invalid JWT token`. */
export function decodeToken(text: string): DecodedToken | undefined {
  const token = readCompactToken(text)
  if (!token) return undefined
  const header = readJsonPart('Header', token.header)
  const payload = readJsonPart('Payload', token.payload)
  return { token, header, payload, warnings: getWarnings(token, header, payload) }
}
