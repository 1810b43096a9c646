import { UserError } from '#lib/result/user-error.ts'
import { EMPTY_PAIR, type Pair } from '../api-request.ts'

/** Forbidden request-headers (Fetch §2.2.2): a browser leaves them out without a word. */
const FORBIDDEN = new Set([
  'accept-charset',
  'accept-encoding',
  'access-control-request-headers',
  'access-control-request-method',
  'access-control-request-private-network',
  'connection',
  'content-length',
  'cookie',
  'cookie2',
  'date',
  'dnt',
  'expect',
  'host',
  'keep-alive',
  'origin',
  'referer',
  'set-cookie',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
])
const METHOD_OVERRIDE = /^x-(http-)?method(-override)?$/
const FORBIDDEN_METHOD = /(^|,)\s*(connect|trace|track)\s*(,|$)/i

/** Whether browsers refuse to send this header for a page. */
export function isForbidden(name: string, value: string): boolean {
  const lower = name.trim().toLowerCase()
  if (METHOD_OVERRIDE.test(lower)) return FORBIDDEN_METHOD.test(value)
  return FORBIDDEN.has(lower) || lower.startsWith('proxy-') || lower.startsWith('sec-')
}

/** Formats rows as `Name: value` lines; a disabled row starts with `#`. */
export function headersAsText(rows: readonly Pair[]): string {
  return rows
    .filter(({ name, value }) => name !== '' || value !== '')
    .map(({ name, value, isOn }) => `${isOn ? '' : '# '}${name}: ${value}`)
    .join('\n')
}

/** Parses `Name: value` lines into rows; a line without a colon is a name. Without lines it returns one empty row. */
export function headersFromText(text: string): Pair[] {
  const rows = text
    .split(/\r\n|[\r\n]/)
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const isOn = !/^\s*#\s*[^:\s]+:/.test(line)
      const header = isOn ? line : line.replace(/^\s*#/, '')
      const colon = header.indexOf(':')
      return {
        id: index + 1,
        name: (colon === -1 ? header : header.slice(0, colon)).trim(),
        value: colon === -1 ? '' : header.slice(colon + 1).trim(),
        isOn,
      }
    })
  return rows.length === 0 ? [EMPTY_PAIR] : rows
}

/** A token (RFC 9110 §5.6.2). */
const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/

/** Throws UserError where the name or the value cannot be sent by a browser (Fetch, "header value"). */
export function checkHeader(name: string, value: string): void {
  checkHeaderLine(name, value)
  if (/[^\0-\xff]/.test(value))
    throw new UserError(
      `Error: The value of "${name}" cannot be sent`,
      'A header holds one line of Latin-1 characters.',
    )
}

/** Throws UserError for an invalid name, and for a value that is more than one line. */
export function checkHeaderLine(name: string, value: string): void {
  if (!TOKEN.test(name)) throw new UserError(`Error: "${name}" is not a valid header name`)
  if (/[\0\r\n]/.test(value))
    throw new UserError(
      `Error: The value of "${name}" cannot be sent`,
      'A header holds one line of Latin-1 characters.',
    )
}
