import { generateKeyPair } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ENGINES } from '../../testing/databases.fixture.ts'
import { TEST_NOW } from '../../testing/dependencies.fixture.ts'
import { type Person, startOidcIssuer } from '../../testing/oidc-issuer.fixture.ts'
import { type AccountsServer, ADA, createAccountsServer, emailOf } from './accounts.fixture.ts'

const ADA_AT_ISSUER: Person = { sub: 'ada-1', email: ADA.email, email_verified: true }
const BEN_AT_ISSUER: Person = { sub: 'ben-1', email: 'ben@example.com', email_verified: true }
const NOW_S = Math.floor(TEST_NOW / 1000)

let issuer: Awaited<ReturnType<typeof startOidcIssuer>>
beforeAll(async () => {
  issuer = await startOidcIssuer()
})
afterAll(() => issuer.stop())

const ssoOf = (issuer: string) => ({
  issuer,
  clientId: 'sundry',
  clientSecret: 'secret',
  name: 'Town Hall',
  allowedDomains: [],
  allowedGroups: [],
})

const validClaims = () => ({
  iss: issuer.issuer,
  aud: 'sundry',
  iat: NOW_S,
  exp: NOW_S + 120,
  jti: 'logout-1',
  sub: ADA_AT_ISSUER.sub,
  sid: 'session-1',
  events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
})

describe.each(ENGINES)('on %s', (engine) => {
  let server: AccountsServer
  beforeEach(async () => {
    server = await createAccountsServer(engine)
    await server.restart({ sso: ssoOf(issuer.issuer) })
  })

  const signedIn = async (person: Person) => {
    const visitor = server.visitor()
    const { body } = await visitor.post('/api/account/sso', { back: '/' })
    await visitor.moveTo(issuer.signIn((body as { url: string }).url, person))
    return visitor
  }
  const sendLogout = async (token: string) => {
    const response = await server.app().request('/api/account/sso/back-channel-logout', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ logout_token: token }).toString(),
    })
    return { status: response.status, cache: response.headers.get('cache-control') }
  }

  test('a logout at the issuer ends all sessions of that user, and no others', async () => {
    const [atWork, atHome, ben] = [
      await signedIn(ADA_AT_ISSUER),
      await signedIn(ADA_AT_ISSUER),
      await signedIn(BEN_AT_ISSUER),
    ]
    expect(await sendLogout(await issuer.sign(validClaims()))).toEqual({ status: 200, cache: 'no-store' })
    expect([await emailOf(atWork), await emailOf(atHome)]).toEqual([undefined, undefined])
    expect(await emailOf(ben)).toBe(BEN_AT_ISSUER.email)
  })

  test('a logout of a user without an account changes nothing', async () => {
    const ada = await signedIn(ADA_AT_ISSUER)
    expect((await sendLogout(await issuer.sign({ ...validClaims(), sub: 'somebody' }))).status).toBe(200)
    expect(await emailOf(ada)).toBe(ADA.email)
  })

  test.each([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another client', { aud: 'another' }],
    ['that has expired', { exp: NOW_S - 31 }],
    ['that is older than five minutes', { iat: NOW_S - 331, exp: NOW_S + 9_000 }],
    ['without a time', { iat: undefined }],
    ['without a subject', { sub: undefined }],
    ['for another event', { events: { 'https://example.org/another-event': {} } }],
    ['without an event', { events: undefined }],
    ['with a nonce, which is an ID token', { nonce: 'n' }],
  ])('a token %s ends nothing', async (_, claims) => {
    const ada = await signedIn(ADA_AT_ISSUER)
    expect((await sendLogout(await issuer.sign({ ...validClaims(), ...claims }))).status).toBe(400)
    expect(await emailOf(ada)).toBe(ADA.email)
  })

  test('a token that the issuer has not signed ends nothing', async () => {
    const ada = await signedIn(ADA_AT_ISSUER)
    const { privateKey } = await generateKeyPair('RS256')
    const [, payload] = (await issuer.sign(validClaims())).split('.')
    const tokens = [
      await issuer.sign(validClaims(), privateKey),
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`,
      'no token',
      '',
    ]
    for (const token of tokens) expect([token, (await sendLogout(token)).status]).toEqual([token, 400])
    expect(await emailOf(ada)).toBe(ADA.email)
  })
})

test('without its issuer, a logout can be sent again later', async () => {
  const server = await createAccountsServer('SQLite')
  await server.restart({ sso: ssoOf('http://127.0.0.1:9') })
  const form = new URLSearchParams({ logout_token: await issuer.sign(validClaims()) })
  const response = await server
    .app()
    .request('/api/account/sso/back-channel-logout', { method: 'POST', body: form })
  expect([response.status, await response.json()]).toEqual([
    503,
    { error: 'Town Hall cannot be reached now. Try again later.' },
  ])
})

test('only a form is accepted', async () => {
  const server = await createAccountsServer('SQLite')
  await server.restart({ sso: ssoOf(issuer.issuer) })
  const answer = await server.visitor().post('/api/account/sso/back-channel-logout', { logout_token: 'a' })
  expect(answer.status).toBe(415)
})
