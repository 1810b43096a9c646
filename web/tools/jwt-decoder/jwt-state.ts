import * as v from 'valibot'
import { readNumber } from '#lib/numbers/read-number.ts'

/** How an HMAC secret is written down. */
export const SECRET_ENCODINGS = [
  { value: 'utf-8', label: 'Text (UTF-8)' },
  { value: 'base64url', label: 'Base64 or Base64url' },
  { value: 'hex', label: 'Hexadecimal' },
] as const
export type SecretEncoding = (typeof SECRET_ENCODINGS)[number]['value']

/** Id of the field for the key, to which other cards lead. */
export const KEY_FIELD_ID = 'jwt-key'

export const MAX_LEEWAY_SECONDS = 300

/** State persisted between visits: two options, and never a token or a key. */
export const JwtState = v.object({
  /** Seconds, as typed. */
  leeway: v.optional(v.string(), '0'),
  encoding: v.optional(v.picklist(SECRET_ENCODINGS.map(({ value }) => value)), 'utf-8'),
})
export type JwtState = v.InferOutput<typeof JwtState>

/** The leeway in seconds, and what to say where the text is none; then it counts as 0. */
export function readLeeway(text: string): { readonly seconds: number; readonly hint: string | undefined } {
  const reading = readNumber(text)
  if (reading.kind === 'blank') return { seconds: 0, hint: undefined }
  const seconds = reading.kind === 'number' ? Number(reading.decimal) : -1
  if (seconds >= 0 && seconds <= MAX_LEEWAY_SECONDS) return { seconds, hint: undefined }
  return { seconds: 0, hint: `Enter 0 to ${MAX_LEEWAY_SECONDS} seconds` }
}
