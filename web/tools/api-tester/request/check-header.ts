import { UserError } from '#lib/result/user-error.ts'

/** A token (RFC 9110 §5.6.2). */
const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/
/** Invalid characters of a header value: NUL, line breaks, and characters beyond one byte (Fetch, "header value"). */
const NO_VALUE = /[\0\r\n]|[^\0-\xff]/

/** Throws UserError where the name or the value cannot be sent. */
export function checkHeader(name: string, value: string): void {
  if (!TOKEN.test(name)) throw new UserError(`Error: "${name}" is not a valid header name`)
  if (NO_VALUE.test(value))
    throw new UserError(
      `Error: The value of "${name}" cannot be sent`,
      'A header holds one line of Latin-1 characters.',
    )
}
