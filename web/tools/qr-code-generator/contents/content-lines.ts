/** A text as a value of vCard and iCalendar (RFC 6350 §3.4, RFC 5545 §3.3.11). */
export function escapedValue(text: string): string {
  return text
    .trim()
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
}

/** Returns a line such as `NOTE:text`, or none if the value is empty. */
export function line(name: string, value: string): readonly string[] {
  return value.trim() === '' ? [] : [`${name}:${escapedValue(value)}`]
}
