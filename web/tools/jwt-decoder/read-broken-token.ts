import { decodeBase64 } from '#lib/bytes/decode-base64.ts'
import { readJsonDocument } from '#lib/json/document.ts'
import { toResult } from '#lib/result/result.ts'
import { bareToken } from './compact-token.ts'
import { readEncryptedHeader } from './encrypted-header.ts'
import { type JsonPart, readJsonPart } from './json-part.ts'

/** Text of a payload that is not valid JSON, split at the error. */
export type DamagedText = { readonly before: string; readonly at: string; readonly after: string }

/** Readable parts of a token that could not be decoded. */
export type BrokenToken = {
  /** Names the part that is wrong. */
  readonly verdict: string
  readonly header: JsonPart | undefined
  readonly payload: JsonPart | undefined
  readonly damaged?: DamagedText
}

/** Reads the parts of an invalid token that are readable. */
export function readBrokenToken(text: string): BrokenToken {
  const encrypted = readEncryptedHeader(text)
  if (encrypted)
    return { verdict: 'Encrypted: only the header can be read', header: encrypted, payload: undefined }
  const [headerText = '', payloadText = '', ...rest] = bareToken(text).split('.')
  const header = partOf('Header', headerText)
  const payload = partOf('Payload', payloadText)
  const damaged = payload ? undefined : readDamaged(payloadText)
  return {
    verdict: `Not a valid token: ${getError()}`,
    header,
    payload,
    ...(damaged && { damaged }),
  }

  function getError(): string {
    if (!header && !payload) return 'no part can be read'
    if (!header) return 'the header cannot be read'
    if (payloadText === '') return 'the payload is missing'
    if (!payload) return damaged?.at === '' ? 'the payload ends early' : 'the payload is damaged'
    if (rest.length === 0) return 'the signature is missing'
    return rest.length === 1 ? 'the signature is damaged' : 'it has too many parts'
  }
}

function partOf(name: 'Header' | 'Payload', text: string): JsonPart | undefined {
  const result = toResult(() => readJsonPart(name, text))
  return result.ok ? result.value : undefined
}

/** Decodes the payload up to the first character that is not base64url, and finds the error of its JSON. */
function readDamaged(base64url: string): DamagedText | undefined {
  const readable = /^[\w-]*/.exec(base64url)?.[0] ?? ''
  const whole = readable.length % 4 === 1 ? readable.slice(0, -1) : readable
  const bytes = toResult(() => decodeBase64(new TextEncoder().encode(whole)))
  if (!bytes.ok || whole === '') return undefined
  // A character that is cut in two is left out.
  const text = new TextDecoder().decode(bytes.value, { stream: true })
  const parsed = toResult(() => readJsonDocument(new TextEncoder().encode(text)))
  const end = parsed.ok ? text.length : (parsed.problem.offset ?? text.length)
  const [at = ''] = text.slice(end)
  return { before: text.slice(0, end), at, after: text.slice(end + at.length) }
}
