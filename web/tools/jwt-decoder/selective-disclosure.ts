import { decodeBase64 } from '#lib/bytes/decode-base64.ts'
import { toResult } from '#lib/result/result.ts'
import { UserError } from '#lib/result/user-error.ts'
import { INVALID_TOKEN } from './compact-token.ts'

/** Disclosed claims of an SD-JWT (RFC 9901 §4), and whether a key binding token is attached. */
export type Disclosures = { readonly claims: readonly string[]; readonly hasKeyBinding: boolean }

/**
 * Splits an SD-JWT at its tildes; returns undefined for a token without any. Throws UserError `Invalid JWT token` for a
 * damaged disclosure.
 */
export function splitDisclosures(
  token: string,
): { readonly token: string; readonly disclosures: Disclosures } | undefined {
  const [signed = '', ...rest] = token.split('~')
  if (rest.length === 0) return undefined
  const last = rest.at(-1) ?? ''
  const claims = rest.slice(0, -1).map((part, index) => {
    const claim = readClaim(part)
    if (claim !== undefined) return claim
    throw new UserError(INVALID_TOKEN, `Disclosure ${index + 1} of this SD-JWT is damaged.`)
  })
  return { token: signed, disclosures: { claims, hasKeyBinding: last !== '' } }
}

/** Returns `"name": value` of an object's claim, or the value of an array's element. */
function readClaim(base64url: string): string | undefined {
  const bytes = toResult(() => decodeBase64(new TextEncoder().encode(base64url), { strict: 'url' }))
  const json = bytes.ok ? parseArray(new TextDecoder().decode(bytes.value)) : undefined
  if (json?.length === 2) return JSON.stringify(json[1])
  return json?.length === 3 ? `${JSON.stringify(json[1])}: ${JSON.stringify(json[2])}` : undefined
}

function parseArray(text: string): readonly unknown[] | undefined {
  try {
    const json: unknown = JSON.parse(text)
    return Array.isArray(json) ? json : undefined
  } catch {
    return undefined
  }
}

/** Describes the disclosures in one sentence or two. */
export function disclosureText({ claims, hasKeyBinding }: Disclosures): string {
  const disclosed = claims.length === 0 ? 'It discloses no claims.' : `It discloses: ${claims.join('; ')}.`
  const binding = hasKeyBinding ? ' A key binding token is attached.' : ''
  return `This is an SD-JWT (selective disclosure). ${disclosed}${binding}`
}
