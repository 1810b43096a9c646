/** Verification status of a token's signature. */
export type Verification = {
  readonly status: 'unverified' | 'verified' | 'mismatch' | 'unfit' | 'unsigned'
  /** The product's words. */
  readonly text: string
  /** Why, or with which key. May be empty. */
  readonly detail: string
}

export const UNVERIFIED: Verification = {
  status: 'unverified',
  text: 'Signature not verified',
  detail: 'Anybody can write a token. Give the secret or the public key below to check this one.',
}

export const UNSIGNED: Verification = {
  status: 'unsigned',
  text: 'Unsigned token — never accept',
  detail: 'Its algorithm is “none”: anybody can have written it.',
}

export function toUnverified(detail: string): Verification {
  return { status: 'unverified', text: 'Signature not verified', detail }
}

export function toVerified(detail: string): Verification {
  return { status: 'verified', text: 'Signature verified', detail }
}

export function mismatch(detail: string): Verification {
  return { status: 'mismatch', text: 'Signature does not match', detail }
}

export function unfit(alg: string, detail: string): Verification {
  return { status: 'unfit', text: `Key does not fit algorithm ${alg}`, detail }
}
