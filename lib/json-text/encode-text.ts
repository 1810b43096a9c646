import { UserError } from '../outcome/user-error.ts'

const LONE_SURROGATE = /\p{Surrogate}/u

/** Typed text as UTF-8. Throws UserError at half of a surrogate pair, which UTF-8 cannot hold. */
export function encodeJsonText(text: string): Uint8Array<ArrayBuffer> {
  if (text.isWellFormed()) return new TextEncoder().encode(text)
  const offset = text.search(LONE_SURROGATE)
  const before = text.slice(0, offset).split(/\r\n|[\r\n]/)
  const place = `(line ${before.length} column ${(before.at(-1) ?? '').length + 1})`
  throw new UserError(
    `Invalid JSON: Unexpected half of a surrogate pair, expected a whole character ${place}`,
    '',
    offset,
  )
}
