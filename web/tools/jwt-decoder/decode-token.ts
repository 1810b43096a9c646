import { type CompactToken, readCompactToken } from './compact-token.ts'
import { type JsonPart, readJsonPart } from './json-part.ts'
import { getWarnings } from './warnings.ts'

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
