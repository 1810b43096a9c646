import { type CompactToken, readCompactToken } from './compact-token.ts'
import { type JsonPart, readJsonPart } from './json-part.ts'

/** A token that could be read; whether it may be trusted is another question. */
export type DecodedToken = {
  readonly token: CompactToken
  readonly header: JsonPart
  readonly payload: JsonPart
}

/** Reads a token as pasted (RFC 7519 §7.2); undefined for nothing at all. Throws UserError `Invalid JWT token`. */
export function decodeToken(text: string): DecodedToken | undefined {
  const token = readCompactToken(text)
  return (
    token && {
      token,
      header: readJsonPart('Header', token.header),
      payload: readJsonPart('Payload', token.payload),
    }
  )
}
