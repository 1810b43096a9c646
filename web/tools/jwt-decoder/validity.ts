import type { JsonPart } from './json-part.ts'
import { memberOf } from './members.ts'
import { readNumericDate, type TimeClaim } from './numeric-date.ts'
import { durationText } from './time-text.ts'

/** Status of the time claims at a moment; `tone` is visual, `text` is for all users. */
export type Badge = { readonly tone: 'good' | 'care' | 'wrong'; readonly text: string }

type Moment = {
  /** Seconds since 1970. */
  readonly now: number
  /** Allowed clock skew in seconds (RFC 7519 §4.1.4). */
  readonly leeway: number
}

/** The badges of a payload. From `exp` on a token is expired; before `nbf` it is not valid yet. */
export function getBadges(payload: JsonPart, { now, leeway }: Moment): Badge[] {
  const at = (claim: TimeClaim) => {
    const member = memberOf(payload, claim)
    const date = member && readNumericDate(member)
    return date?.ok ? date.seconds : undefined
  }
  const [exp, nbf, iat] = [at('exp'), at('nbf'), at('iat')]
  const badges: Badge[] = []
  if (nbf !== undefined && now < nbf - leeway) {
    badges.push({ tone: 'care', text: 'Not valid yet' })
  }
  if (exp !== undefined) badges.push(expiryBadge(exp, { now, leeway }))
  if (iat !== undefined && now < iat - leeway) badges.push({ tone: 'care', text: 'Issued in the future' })
  return badges
}

function expiryBadge(exp: number, { now, leeway }: Moment): Badge {
  if (now >= exp + leeway) return { tone: 'wrong', text: `Expired ${durationText(now - exp)} ago` }
  if (now >= exp) return { tone: 'care', text: `Expired ${durationText(now - exp)} ago, within the leeway` }
  return { tone: 'good', text: `Expires in ${durationText(Math.ceil(exp - now))}` }
}
