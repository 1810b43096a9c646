import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js'

const HASHES = { 'SHA-256': sha256, 'SHA-384': sha384, 'SHA-512': sha512 } as const
export type HashName = keyof typeof HASHES

/** Returns a hash of SHA-2 by its name in Web Cryptography. Throws DOMException for any other. */
export function getHash(name: string) {
  // An own key of the table is a name.
  if (Object.hasOwn(HASHES, name)) return HASHES[name as HashName]
  throw new DOMException(`${name} is not supported`, 'NotSupportedError')
}
