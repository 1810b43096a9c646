import type { Context } from 'hono'

/**
 * Names of better-auth's cookies in the browser. On a secure line and at the root of a domain they have the prefix
 * `__Host-` (RFC 6265bis §4.1.3.2): no other host of the domain can set them. better-auth itself knows them by
 * `__Secure-`, as browsers did before; such a cookie is accepted until it is renewed.
 */
const OURS = '__Host-sundry.'
const LIBRARY = '__Secure-sundry.'

/** Passes cookies of better-auth to the browser. */
export function forwardCookies(context: Context, lines: readonly string[]): void {
  const sent = cookiesOf(context.req.header('cookie') ?? '')
  for (const line of lines) {
    const renamed = toBrowser(line)
    context.header('set-cookie', renamed, { append: true })
    const name = nameOf(line)
    // The former name must not come back when the new one ends.
    if (renamed !== line && sent.some((cookie) => nameOf(cookie) === name))
      context.header('set-cookie', `${name}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`, {
        append: true,
      })
  }
}

/** Returns the cookies of a request under the names that better-auth knows; the ones of our name alone, if there are both. */
export function toLibraryCookies(header: string): string {
  const cookies = cookiesOf(header)
  const renamed = cookies
    .filter((cookie) => cookie.startsWith(OURS))
    .map((cookie) => LIBRARY + cookie.slice(OURS.length))
  if (renamed.length === 0) return header
  const names = new Set(renamed.map(nameOf))
  const others = cookies.filter((cookie) => !cookie.startsWith(OURS) && !names.has(nameOf(cookie)))
  return [...renamed, ...others].join('; ')
}

function toBrowser(line: string): string {
  const isForHost =
    line.startsWith(LIBRARY) && /;\s*path=\/\s*(?:;|$)/i.test(line) && !/;\s*domain=/i.test(line)
  return isForHost ? OURS + line.slice(LIBRARY.length) : line
}

function cookiesOf(header: string): string[] {
  return header.split(';').flatMap((cookie) => cookie.trim() || [])
}

function nameOf(cookie: string): string {
  return cookie.slice(0, cookie.indexOf('='))
}
