/**
 * Returns whether the text is meant as a key (PEM, JWK, JWKS) and not as a secret; an HMAC must never use such a
 * string.
 */
export function looksLikeKey(text: string): boolean {
  return /-----BEGIN /.test(text) || /^\s*[{[]/.test(text)
}
