import { UserError } from '#lib/result/user-error.ts'

/** The three parts of a JWS in its compact form (RFC 7515 §7.1), each still in base64url. */
export type CompactToken = {
  readonly header: string
  readonly payload: string
  readonly signature: string
}

export const INVALID_TOKEN = 'Invalid JWT token'

const QUOTES = '["\'`“”‘’]'
const BEFORE = new RegExp(`^(?:authorization\\s*:|bearer\\s+|${QUOTES}|\\s)+`, 'i')
const AFTER = new RegExp(`(?:${QUOTES}|[,;]|\\s)+$`)
const BASE64URL = /^[\w-]*={0,2}$/

/** A token within other text: its parts begin with `{` and a quote or whitespace, in base64url. */
const WITHIN_TEXT = /(?<![\w.+/-])e[wy][\w-]*\.e[wy][\w-]*\.[\w-]*(?![\w.+/=~-])/g
const NOT_OF_TOKEN = /[^\w.=~-]/

/**
 * Returns the token without text copied with it: `Authorization: Bearer`, quotes, whitespace and line breaks; or the one
 * token within a response, a command, a URL or a cookie.
 */
export function bareToken(text: string): string {
  const bare = text.replace(BEFORE, '').replace(AFTER, '').replace(/\s+/g, '')
  if (!NOT_OF_TOKEN.test(bare)) return bare
  const [token, other] = new Set(text.match(WITHIN_TEXT))
  return token !== undefined && other === undefined ? token : bare
}

/** The parts of a token as pasted; undefined for nothing at all. Throws UserError `Invalid JWT token`. */
export function readCompactToken(text: string): CompactToken | undefined {
  const token = bareToken(text)
  if (token === '') return undefined
  const parts = token.split('.')
  const [header = '', payload = '', signature = ''] = parts
  if (parts.length === 5) {
    throw new UserError(
      INVALID_TOKEN,
      'This looks like an encrypted token (JWE). Only the holder of its key can read it.',
    )
  }
  if (parts.length !== 3) {
    throw new UserError(
      INVALID_TOKEN,
      `It needs exactly 3 parts with dots between them, and has ${parts.length}.`,
    )
  }
  if (!BASE64URL.test(signature)) throw new UserError(INVALID_TOKEN, 'Signature is not valid base64url.')
  return { header, payload, signature }
}

/** The token as it travels. */
export function writeCompactToken({ header, payload, signature }: CompactToken): string {
  return `${header}.${payload}.${signature}`
}
