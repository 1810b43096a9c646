import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { forwardCookies, toLibraryCookies } from './host-cookies.ts'

test.each([
  ['', ''],
  ['a=1; b=2', 'a=1; b=2'],
  ['sundry.session_token=x', 'sundry.session_token=x'],
  ['__Secure-sundry.session_token=old', '__Secure-sundry.session_token=old'],
  ['a=1; __Host-sundry.session_token=x', '__Secure-sundry.session_token=x; a=1'],
  // Another host of the domain can plant the former one, and put it first.
  [
    '__Secure-sundry.session_token=planted; __Host-sundry.session_token=own; a=1',
    '__Secure-sundry.session_token=own; a=1',
  ],
  [
    '__Host-sundry.state=s;__Secure-sundry.session_token=old',
    '__Secure-sundry.state=s; __Secure-sundry.session_token=old',
  ],
])('cookies of a request “%s” are “%s” for the library', (header, expected) => {
  expect(toLibraryCookies(header)).toBe(expected)
})

const SECURE = '__Secure-sundry.session_token=x; Max-Age=9; Path=/; HttpOnly; Secure; SameSite=Lax'

test.each([
  ['at the root', SECURE, '', [SECURE.replace('__Secure-', '__Host-')]],
  ['below a path', SECURE.replace('Path=/', 'Path=/tools'), '', [SECURE.replace('Path=/', 'Path=/tools')]],
  ['of a domain', `${SECURE}; Domain=a.example`, '', [`${SECURE}; Domain=a.example`]],
  ['over plain http', 'sundry.session_token=x; Path=/', '', ['sundry.session_token=x; Path=/']],
  [
    'that replaces one of the former name',
    SECURE,
    'a=1; __Secure-sundry.session_token=old',
    [
      SECURE.replace('__Secure-', '__Host-'),
      '__Secure-sundry.session_token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ],
  ],
])('a cookie %s gets the prefix that fits', async (_, line, cookie, expected) => {
  const app = new Hono().get('/', (context) => {
    forwardCookies(context, [line])
    return context.text('')
  })
  const response = await app.request('/', { headers: { cookie } })
  expect(response.headers.getSetCookie()).toEqual(expected)
})
