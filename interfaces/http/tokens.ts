import { createHash, timingSafeEqual } from 'node:crypto'

/** Owner of a request: the number of a known token, or why there is none. */
export type TokenOwner = { readonly token: number } | { readonly error: 'missing' | 'unknown' }

/** Returns a reader of `Authorization` headers, which compares tokens in constant time. */
export function tokenReader(tokens: readonly string[]): (header: string | undefined) => TokenOwner {
  const known = tokens.map(digest)
  return (header) => {
    const [, given] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? []
    if (given === undefined) return { error: 'missing' }
    const hash = digest(given)
    const token = known.map((one) => timingSafeEqual(one, hash)).indexOf(true)
    return token === -1 ? { error: 'unknown' } : { token }
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
