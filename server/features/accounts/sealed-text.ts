import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts bytes with AES-256-GCM under a key derived from the server's secret; returns nonce, tag and ciphertext in
 * base64url. `owner` is authenticated: a row that is copied to another account cannot be decrypted there.
 */
export function seal(
  content: Uint8Array,
  how: {
    readonly secret: string
    readonly owner: string
    readonly randomBytes: (count: number) => Uint8Array
  },
): string {
  const nonce = how.randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(how.secret), nonce).setAAD(Buffer.from(how.owner))
  const sealed = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts what `seal` has returned. Throws an Error if it was changed, or belongs to another secret or owner. */
export function unseal(text: string, how: { readonly secret: string; readonly owner: string }): Buffer {
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv(CIPHER, keyOf(how.secret), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(how.owner))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'sundry second factor', 32))
}
