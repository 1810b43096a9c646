import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares two strings in a time that depends on neither of them (CWE-208), even if their lengths differ. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
