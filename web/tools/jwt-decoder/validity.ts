import { pluralize } from '#lib/numbers/pluralize.ts'
import { memberOf, readNumericDate, type TimeClaim } from './claims.ts'
import type { JsonPart } from './json-part.ts'

/** Status of the time claims at a moment; `tone` is visual, `text` is for all users. */
export type Badge = {
  readonly tone: 'good' | 'care' | 'wrong'
  readonly text: string
  /** Whether the token must not be accepted (RFC 7519 §4.1.4 and §4.1.5). */
  readonly isInvalid: boolean
}

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
    badges.push({ tone: 'care', text: 'Not valid yet', isInvalid: true })
  }
  if (exp !== undefined) badges.push(expiryBadge(exp, { now, leeway }))
  if (iat !== undefined && now < iat - leeway)
    badges.push({ tone: 'care', text: 'Issued in the future', isInvalid: false })
  return badges
}

function expiryBadge(exp: number, { now, leeway }: Moment): Badge {
  const ago = `Expired ${durationText(now - exp)} ago`
  if (now >= exp + leeway) return { tone: 'wrong', text: ago, isInvalid: true }
  if (now >= exp) return { tone: 'care', text: `${ago}, within the leeway`, isInvalid: false }
  return { tone: 'good', text: `Expires in ${durationText(Math.ceil(exp - now))}`, isInvalid: false }
}

const SPANS = [
  { unit: 'year', seconds: 31_557_600 },
  { unit: 'month', seconds: 2_629_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const
const MONTHS_FROM_DAYS = 60

/** A length of time in words: `3 days`, `2 hours 5 minutes`, `59 seconds`; below a day in two units. */
export function durationText(seconds: number): string {
  const whole = Math.floor(Math.abs(seconds))
  const at = SPANS.findIndex(
    (span) => whole >= span.seconds && (span.unit !== 'month' || whole >= MONTHS_FROM_DAYS * 86_400),
  )
  const span = SPANS[at]
  if (!span) return '0 seconds'
  const count = Math.floor(whole / span.seconds)
  const smaller = SPANS[at + 1]
  const rest = smaller && whole < 86_400 ? Math.floor((whole % span.seconds) / smaller.seconds) : 0
  return [pluralize(count, span.unit), rest > 0 && smaller ? pluralize(rest, smaller.unit) : '']
    .filter(Boolean)
    .join(' ')
}

/** How a point in time lies to the present: `3 days ago`, `in 5 minutes`, `now`. */
export function relativeText(seconds: number, now: number): string {
  const distance = seconds - now
  if (Math.abs(distance) < 1) return 'now'
  return distance < 0 ? `${durationText(distance)} ago` : `in ${durationText(distance)}`
}

/** Returns date and time in the visitor's time zone; the locale defaults to the visitor's. */
export function localText(seconds: number, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(seconds * 1000)
}

/** `2011-03-22 18:43:00 UTC` */
export function utcText(seconds: number): string {
  const [date = '', time = ''] = new Date(Math.floor(seconds) * 1000).toISOString().split('T')
  return `${date} ${time.slice(0, 8)} UTC`
}
