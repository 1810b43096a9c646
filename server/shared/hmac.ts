import { createHmac, hash } from 'node:crypto'

/** SHA-256 reads blocks of so many bytes, and its digest has so many (FIPS 180-4). */
const BLOCK_BYTES = 64
const DIGEST_BYTES = 32
/** ASCII within one block; what RFC 2104 makes of it is ASCII as well, so it can stand before a text. */
const USUAL_KEY = /^[\0-\x7f]{0,64}$/

/**
 * HMAC-SHA-256 (RFC 2104) of texts (UTF-8) under one key (UTF-8), in base64url. Node's own `createHmac` makes a stream of
 * each; two hashes in one go take half of its time.
 */
export function hmacWith(key: string): (text: string) => string {
  if (!USUAL_KEY.test(key)) return (text) => createHmac('sha256', key).update(text).digest('base64url')
  const inner = padded(key, 0x36)
  const outer = Buffer.alloc(BLOCK_BYTES + DIGEST_BYTES, padded(key, 0x5c))
  return (text) => {
    outer.write(hash('sha256', inner + text, 'binary'), BLOCK_BYTES, 'binary')
    return hash('sha256', outer, 'base64url')
  }
}

/** A block of the pad's byte, with the key's upon it. */
function padded(key: string, pad: number): string {
  const bytes = Buffer.alloc(BLOCK_BYTES, pad)
  for (const [index, byte] of Buffer.from(key).entries()) bytes[index] = pad ^ byte
  return bytes.toString('latin1')
}
