/** Whether a text is meant as a key (PEM, JWK, JWKS) and not as a secret; an HMAC must never be made with such a text. */
export function looksLikeKey(text: string): boolean {
  return /-----BEGIN /.test(text) || /^\s*[{[]/.test(text)
}
