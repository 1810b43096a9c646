const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,3})?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * A Unix time (seconds, or milliseconds with 13 digits) as a moment in ISO 8601, and such a moment as Unix time in
 * seconds; without a time zone it is taken as UTC. Undefined for anything else, such as 30 February.
 */
export function instantOf(text: string): string | undefined {
  const typed = text.trim()
  if (/^\d{10}$/.test(typed)) return new Date(Number(typed) * 1000).toISOString().replace('.000', '')
  if (/^\d{13}$/.test(typed)) return new Date(Number(typed)).toISOString()
  const [whole, year, month, day, hour, , , zone] = ISO.exec(typed) ?? []
  if (whole === undefined) return undefined
  const isDay = new Date(`${year}-${month}-${day}T00:00Z`).toJSON()?.startsWith(`${year}-${month}-${day}`)
  const at = Date.parse(`${whole.replace(' ', 'T')}${hour !== undefined && zone === undefined ? 'Z' : ''}`)
  return isDay && Number.isFinite(at) ? String(Math.floor(at / 1000)) : undefined
}
