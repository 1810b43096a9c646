/** What the visitor may want to know, below the tool. */
export default function Help() {
  return (
    <section id="help" className="prose mt-12 max-w-3xl" data-print="no">
      <h2>About JSON Web Tokens</h2>
      <p>
        A JWT (RFC 7519) has three parts with dots between them: a header that names the algorithm, a payload
        with the claims, and a signature over both. Header and payload are only written in base64url: anybody
        who holds the token can read them, and without the signature anybody could have written them.
      </p>
      <p>
        <strong>Decoding is not trusting.</strong> Give the shared secret or the public key, and the signature
        is checked: HS, RS, PS and ES with 256, 384 and 512 bits, and EdDSA. Keys may be PEM (also PKCS #1 and
        certificates), a JWK, or a whole JWKS, in which the key is found by its <code>kid</code>. The header
        names the algorithm, but a key of another kind is refused, so that a public key is never taken for a
        secret.
      </p>
      <p>
        <strong>Times</strong> are seconds since 1970. From <code>exp</code> on a token is expired, before{' '}
        <code>nbf</code> it is not valid yet; the leeway allows for clocks that differ.
      </p>
      <p>
        <strong>Privacy.</strong> A token is as good as a password while it lives. Everything here happens in
        this tab; tokens and keys are neither stored nor sent, and are gone with a reload. Kept are the leeway
        and the secret’s encoding, nothing else.
      </p>
    </section>
  )
}
