import type { Badge } from './validity.ts'

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

type Verdict = { readonly tone: Badge['tone']; readonly text: string }

const TONES = ['wrong', 'care', 'good'] as const

const SIGNATURE_TONES = {
  verified: 'good',
  unverified: 'care',
  mismatch: 'wrong',
  unfit: 'wrong',
  unsigned: 'wrong',
} as const

/** A token in one line, the worst first; `good` only if signature, `exp`, `nbf` and `iat` all pass (RFC 7519 §4.1). */
export function getVerdict(verification: Verification, badges: readonly Badge[]): Verdict {
  const all: readonly Verdict[] = [
    ...badges.filter(({ tone }) => tone !== 'good'),
    { tone: SIGNATURE_TONES[verification.status], text: verification.text },
  ]
  const ranked = TONES.flatMap((tone) => all.filter((part) => part.tone === tone))
  return { tone: ranked[0]?.tone ?? 'care', text: ranked.map(({ text }) => text).join(' · ') }
}
