/**
 * Returns whether the text is meant as a key (PEM, JWK, JWKS, bare DER in base64) and not as a secret; an HMAC must
 * never use such a string.
 */
export function looksLikeKey(text: string): boolean {
  return /-----BEGIN /.test(text) || /^\s*[{[]/.test(text) || readBareDer(text) !== undefined
}

/** Shorter than any key. */
const MIN_DER_LENGTH = 56

/**
 * Returns the DER of a key that is written as base64 alone, such as the realm key of Keycloak; undefined for anything
 * that is not one whole SEQUENCE (X.690, 8.9).
 */
export function readBareDer(text: string): Uint8Array<ArrayBuffer> | undefined {
  const base64 = text
    .replace(/^[\s"']+|[\s"',]+$/g, '')
    .replace(/\s+/g, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/')
  if (base64.length < MIN_DER_LENGTH || !/^M[\w+/]+={0,2}$/.test(base64)) return undefined
  const unpadded = base64.replace(/=+$/, '')
  if (unpadded.length % 4 === 1) return undefined
  const bytes = Uint8Array.from(atob(unpadded), (character) => character.charCodeAt(0))
  return sequenceLength(bytes) === bytes.length ? bytes : undefined
}

/** Returns the length of the SEQUENCE at the start, with its tag and length. */
function sequenceLength([tag, first = 0, second = 0, third = 0]: Uint8Array): number | undefined {
  if (tag !== 0x30) return undefined
  if (first < 0x80) return 2 + first
  if (first === 0x81) return 3 + second
  return first === 0x82 ? 4 + second * 256 + third : undefined
}
