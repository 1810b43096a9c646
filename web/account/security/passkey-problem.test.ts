import { afterEach, expect, test, vi } from 'vitest'
import { passkeyProblem } from './passkey-problem.ts'

afterEach(() => vi.unstubAllGlobals())

const HTTPS_NEEDED =
  'Passkeys need https: this page is open over plain http. Open this site at its https address.'
const NAME_NEEDED = 'Passkeys need a host name: this page is open at an IP address.'

test.each([
  ['tools.example.org', true, undefined],
  ['localhost', true, undefined],
  ['tools.example.org', false, HTTPS_NEEDED],
  ['192.168.1.5', false, HTTPS_NEEDED],
  ['127.0.0.1', true, NAME_NEEDED],
  ['[::1]', true, NAME_NEEDED],
  ['1.example.org', true, undefined],
])('passkeyProblem(): at %s, secure: %s', (hostname, isSecureContext, problem) => {
  vi.stubGlobal('window', { isSecureContext, PublicKeyCredential: {} })
  vi.stubGlobal('location', { hostname })
  expect(passkeyProblem()).toBe(problem)
})

test('passkeyProblem(): names a browser without them', () => {
  vi.stubGlobal('window', { isSecureContext: true })
  vi.stubGlobal('location', { hostname: 'localhost' })
  expect(passkeyProblem()).toBe('This browser does not support passkeys.')
})
