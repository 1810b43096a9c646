/** Requirements for a key (RFC 7518 §3.1, RFC 8037 §3.1, RFC 9864). */
export type KeyType =
  | { readonly kty: 'oct' }
  | { readonly kty: 'RSA' }
  | { readonly kty: 'EC'; readonly crv: string }
  | { readonly kty: 'OKP'; readonly crv: string }

export type Algorithm = {
  readonly name: string
  readonly key: KeyType
  /** Length of the hash, and minimum length of an HMAC secret (RFC 7518 §3.2); 0 if the name contains no hash. */
  readonly hashBytes: number
}

const oct = { kty: 'oct' } as const
const rsa = { kty: 'RSA' } as const
const ec = (crv: string) => ({ kty: 'EC', crv }) as const
const ed25519 = { kty: 'OKP', crv: 'Ed25519' } as const

export const ALGORITHMS: readonly Algorithm[] = [
  { name: 'HS256', key: oct, hashBytes: 32 },
  { name: 'HS384', key: oct, hashBytes: 48 },
  { name: 'HS512', key: oct, hashBytes: 64 },
  { name: 'RS256', key: rsa, hashBytes: 32 },
  { name: 'RS384', key: rsa, hashBytes: 48 },
  { name: 'RS512', key: rsa, hashBytes: 64 },
  { name: 'PS256', key: rsa, hashBytes: 32 },
  { name: 'PS384', key: rsa, hashBytes: 48 },
  { name: 'PS512', key: rsa, hashBytes: 64 },
  { name: 'ES256', key: ec('P-256'), hashBytes: 32 },
  { name: 'ES384', key: ec('P-384'), hashBytes: 48 },
  { name: 'ES512', key: ec('P-521'), hashBytes: 64 },
  { name: 'EdDSA', key: ed25519, hashBytes: 0 },
  { name: 'Ed25519', key: ed25519, hashBytes: 0 },
]

export function getAlgorithm(name: string | undefined): Algorithm | undefined {
  return ALGORITHMS.find((algorithm) => algorithm.name === name)
}

/** `none` in any spelling: readers that compare carelessly have accepted `None` too. */
export function isUnsigned(alg: string | undefined): boolean {
  return alg?.toLowerCase() === 'none'
}
