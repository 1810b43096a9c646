import type { JsonPart, Member } from './json-part.ts'

/** Returns the effective member: of several with one name parsers use the last (RFC 7515 §4). */
export function memberOf(part: JsonPart, name: string): Member | undefined {
  return part.members.findLast((member) => member.name === name)
}

/** The text of a member that is a string; undefined for anything else. */
export function getText(part: JsonPart, name: string): string | undefined {
  const member = memberOf(part, name)
  return member?.kind === 'string' ? member.text : undefined
}

/** Claims that are points in time (RFC 7519 §4.1, OpenID Connect Core §2), and the words for a person. */
const TIME_CLAIMS = ['exp', 'nbf', 'iat', 'auth_time'] as const
export type TimeClaim = (typeof TIME_CLAIMS)[number]

export function isTimeClaim(name: string): name is TimeClaim {
  return TIME_CLAIMS.some((claim) => claim === name)
}

/** Seconds since 1970-01-01 UTC, or why the value is none. */
type NumericDate =
  | { readonly ok: true; readonly seconds: number }
  | { readonly ok: false; readonly error: string }

const NOT_A_NUMERIC_DATE = 'not a valid NumericDate'

/** 0001-01-01 and 9999-12-31, beyond which no calendar is meant. */
const FIRST_SECOND = -62_135_596_800
const LAST_SECOND = 253_402_300_799

/** Reads a NumericDate (RFC 7519 §2): a JSON number of seconds, fractions allowed, between the years 1 and 9999. */
export function readNumericDate({ kind, source }: Member): NumericDate {
  if (kind !== 'number') return { ok: false, error: NOT_A_NUMERIC_DATE }
  const seconds = Number(source)
  if (seconds >= FIRST_SECOND && seconds <= LAST_SECOND) return { ok: true, seconds }
  const isMilliseconds = seconds / 1000 <= LAST_SECOND && seconds > 0
  return {
    ok: false,
    error: isMilliseconds ? `${NOT_A_NUMERIC_DATE}: this looks like milliseconds` : NOT_A_NUMERIC_DATE,
  }
}

/** Returns a sentence for each time claim whose value is not a date. */
export function getDateErrors(payload: JsonPart): string[] {
  return TIME_CLAIMS.flatMap((name) => {
    const member = memberOf(payload, name)
    const date = member && readNumericDate(member)
    return date?.ok === false ? [`“${name}” is ${date.error}.`] : []
  })
}
