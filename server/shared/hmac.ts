import { createHash, createHmac, hash } from 'node:crypto'

/** SHA-256 reads blocks of so many bytes, and its digest has so many (FIPS 180-4). */
const BLOCK_BYTES = 64
const DIGEST_BYTES = 32
/** The longest text that is hashed in place, in bytes. */
const USUAL_BYTES = 1_024
/** UTF-16 units take up to so many bytes in UTF-8. */
const MOST_BYTES_A_UNIT = 3

/**
 * HMAC-SHA-256 (RFC 2104) of texts (UTF-8) under one key (UTF-8), in base64url. Node's own `createHmac` makes a stream for
 * each; two hashes at once, of what the key makes of each block, take half of its time.
 */
export function hmacWith(key: string): (text: string) => string {
  const bytes = Buffer.from(key)
  const short = bytes.byteLength > BLOCK_BYTES ? createHash('sha256').update(bytes).digest() : bytes
  const inner = Buffer.alloc(BLOCK_BYTES + USUAL_BYTES)
  const outer = Buffer.alloc(BLOCK_BYTES + DIGEST_BYTES)
  for (let index = 0; index < BLOCK_BYTES; index++) {
    inner[index] = 0x36 ^ (short[index] ?? 0)
    outer[index] = 0x5c ^ (short[index] ?? 0)
  }
  return (text) => {
    if (text.length * MOST_BYTES_A_UNIT > USUAL_BYTES)
      return createHmac('sha256', key).update(text).digest('base64url')
    const length = inner.write(text, BLOCK_BYTES)
    outer.write(hash('sha256', inner.subarray(0, BLOCK_BYTES + length), 'binary'), BLOCK_BYTES, 'binary')
    return hash('sha256', outer, 'base64url')
  }
}
