import { createHash, timingSafeEqual } from 'node:crypto'

/** Returns a check for an `Authorization` header with one of the tokens, in constant time. */
export function tokenCheck(tokens: readonly string[]): (header: string | undefined) => boolean {
  const known = tokens.map(digest)
  return (header) => {
    const given = digest(/^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? '')
    return known.map((token) => timingSafeEqual(token, given)).includes(true)
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
