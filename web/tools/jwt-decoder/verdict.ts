import type { Badge } from './validity.ts'
import type { Verification } from './verification.ts'

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
