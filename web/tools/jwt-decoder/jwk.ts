import * as v from 'valibot'

const text = v.exactOptional(v.string())

/** JSON Web Key (RFC 7517 §4, RFC 7518 §6): the supported parameters of any kind of key. */
export const Jwk = v.object({
  kty: v.string(),
  crv: text,
  kid: text,
  alg: text,
  use: text,
  key_ops: v.exactOptional(v.array(v.string())),
  k: text,
  n: text,
  e: text,
  d: text,
  p: text,
  q: text,
  dp: text,
  dq: text,
  qi: text,
  x: text,
  y: text,
  x5c: v.exactOptional(v.array(v.string())),
})
export type Jwk = v.InferOutput<typeof Jwk>

/** A set of keys (RFC 7517 §5); keys of unknown kinds are passed over. */
export const JwkSet = v.object({ keys: v.array(v.unknown()) })

const PRIVATE = ['d', 'p', 'q', 'dp', 'dq', 'qi'] as const

export function isPrivateJwk({ kty, d }: Jwk): boolean {
  return kty !== 'oct' && d !== undefined
}

/** The public half of a key, free to check signatures. */
export function getPublicJwk(jwk: Jwk): Jwk {
  const half: Jwk = { ...jwk }
  for (const name of PRIVATE) delete half[name]
  delete half.key_ops
  delete half.x5c
  return half
}

/** Returns the certificate of a key that has no other public part (RFC 7517 §4.7), in base64. */
export function getOnlyCertificate({ n, x, k, x5c }: Jwk): string | undefined {
  return n === undefined && x === undefined && k === undefined ? x5c?.[0] : undefined
}
