import { Hono } from 'hono'
import { expect, test } from 'vitest'
import {
  contentSecurityPolicy,
  createSecurityHeaders,
  dataHeaders,
  permissionsPolicy,
} from './security-headers.ts'

const policy = (of?: Parameters<typeof contentSecurityPolicy>[0]) =>
  Object.fromEntries(
    contentSecurityPolicy(of)
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  )

const STRICT = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'frame-src': "'self' blob:",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

test('a page can only connect to this server and only run its known code', () => {
  expect(policy()).toEqual(STRICT)
  expect(policy({ script: 'abc=', styles: ['def='] })).toEqual({
    ...STRICT,
    'script-src': "'self' 'wasm-unsafe-eval' 'sha256-abc='",
    'style-src': "'self' 'sha256-def='",
  })
})

test('the API tester can connect anywhere and style its preview', () => {
  expect(policy({ styles: ['def='], reach: 'any-address' })).toEqual({
    ...STRICT,
    'style-src': "'self' 'unsafe-inline'",
    'connect-src': "'self' http: https:",
  })
})

test("only the scanner's page can use the camera", () => {
  expect(permissionsPolicy()).toBe('camera=(), microphone=(), geolocation=(), browsing-topics=()')
  expect(permissionsPolicy({ uses: 'camera' })).toBe(
    'camera=(self), microphone=(), geolocation=(), browsing-topics=()',
  )
})

const OF_ALL = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' }
const TLS = { 'strict-transport-security': 'max-age=63072000' }
const OF_PAGES = {
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'content-security-policy': contentSecurityPolicy(),
}

test.each([
  ['max-age=63072000', { ...OF_ALL, ...TLS, ...OF_PAGES }],
  [undefined, { ...OF_ALL, ...OF_PAGES }],
])('dataHeaders(): with the HSTS value %s the answers have these headers', (hsts, headers) => {
  expect(dataHeaders(hsts)).toEqual(headers)
})

test.each([
  ['/', true],
  ['/api/health', true],
  ['/assets/engine-pdf.worker-Ab12.js', true],
  ['/assets/page-Ab12.js', false],
  ['/assets/page-Ab12.css', false],
  ['/icon.svg', false],
  ['/manifest.webmanifest', false],
  ['/other.svg', true],
  ['/assets/font.woff2', true],
])('%s has its own Content-Security-Policy: %s', async (path, has) => {
  const app = new Hono()
    .use(createSecurityHeaders('max-age=63072000'))
    .get('*', (context) => context.text(''))
  const { headers } = await app.request(path)
  for (const [name, value] of Object.entries({ ...OF_ALL, ...TLS })) expect(headers.get(name)).toBe(value)
  for (const [name, value] of Object.entries(OF_PAGES)) expect(headers.get(name)).toBe(has ? value : null)
})

test('a route that has set its policy keeps it', async () => {
  const app = new Hono()
    .use(createSecurityHeaders(undefined))
    .get('/', (context) => context.text('', 200, { 'content-security-policy': "default-src 'self'" }))
  expect((await app.request('/')).headers.get('content-security-policy')).toBe("default-src 'self'")
})
