import { decodeBase64 } from '../bytes/decode-base64.ts'
import { encodeBase64 } from '../bytes/encode-base64.ts'

/** Base64url without padding (RFC 7515 §2). */
export function toBase64url(bytes: Uint8Array): string {
  return new TextDecoder().decode(encodeBase64(bytes, { alphabet: 'url', pads: false, lineWidth: 0 }))
}

/** Throws UserError if the text is not Base64url. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  return decodeBase64(new TextEncoder().encode(text))
}
