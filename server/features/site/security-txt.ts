import { DAY_MS } from '#lib/dates/durations.ts'

/** RFC 9116 §2.5.5 recommends less than a year. */
const VALID_DAYS = 180

/**
 * Returns `security.txt` (RFC 9116) with the operator's contact; undefined without one that it allows: `https` or
 * `mailto`. `url` is its own URL, if the public URL of the site is known.
 */
export function securityTxt(
  contact: string | undefined,
  url: string | undefined,
  now: number,
): string | undefined {
  if (!contact || !/^(https|mailto):/.test(contact)) return undefined
  const expires = new Date(Math.floor(now / DAY_MS + VALID_DAYS) * DAY_MS).toISOString()
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n${url ? `Canonical: ${url}\n` : ''}`
}
