import { once } from 'node:events'
import { createServer } from 'node:http'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { OPEN_ACCESS } from '../../access/access-policy.ts'
import { HttpProblem } from '../../http/errors.ts'
import { ENGINES } from '../../testing/databases.fixture.ts'
import { TEST_NOW } from '../../testing/dependencies.fixture.ts'
import { type Person, startOidcIssuer } from '../../testing/oidc-issuer.fixture.ts'
import { createEmptyQuota } from '../../testing/quota.fixture.ts'
import type { TestVisitor } from '../../testing/visitor.fixture.ts'
import { type AccountsServer, ADA, createAccountsServer, emailOf } from './accounts.fixture.ts'

const AT_ISSUER: Person = { sub: 'ada-1', email: ADA.email, email_verified: true, name: 'Ada Lovelace' }

let issuer: Awaited<ReturnType<typeof startOidcIssuer>>
beforeAll(async () => {
  issuer = await startOidcIssuer()
})
afterAll(() => issuer.stop())
beforeEach(() => issuer.misbehave({}))
afterEach(() => {
  vi.useRealTimers()
})

const sso = () => ({
  issuer: issuer.issuer,
  clientId: 'sundry',
  clientSecret: 'secret',
  name: 'Town Hall',
  allowedDomains: [],
  allowedGroups: [],
})

async function beginAt(visitor: TestVisitor, back = '/loan-calculator?a=1#b'): Promise<string> {
  const { status, body } = await visitor.post('/api/account/sso', { back })
  expect(status).toBe(200)
  return (body as { url: string }).url
}

/** Signs in at the issuer, and returns the final location of the browser. */
async function through(visitor: TestVisitor, person: Person = AT_ISSUER): Promise<string | null> {
  return visitor.moveTo(issuer.signIn(await beginAt(visitor), person))
}

const SIGNED_IN = `/auth#back=${encodeURIComponent('/loan-calculator?a=1#b')}`

describe.each(ENGINES)('on %s', (engine) => {
  let server: AccountsServer
  beforeEach(async () => {
    server = await createAccountsServer(engine)
    await server.restart({ sso: sso() })
  })

  test('sign-in at the issuer creates an account, returns to the previous page, and finds the same account next time', async () => {
    const ada = server.visitor()
    expect(await through(ada)).toBe(SIGNED_IN)
    expect(await emailOf(ada)).toBe(ADA.email)
    expect(issuer.challenges.at(-1)).toBe('S256')
    const again = server.visitor()
    expect(await through(again)).toBe(SIGNED_IN)
    expect(await server.rowsOf('account')).toBe(1)
    expect(await server.rowsOf('account_login')).toBe(1)
  })

  test('only users of the allowed domains and groups sign in, checked each time', async () => {
    await server.restart({ sso: { ...sso(), allowedDomains: ['example.com'], allowedGroups: ['staff'] } })
    const staff: Person = { ...AT_ISSUER, groups: ['all', 'staff'] }
    const refused = '/auth#failed=not-allowed'
    const others: readonly Person[] = [
      AT_ISSUER,
      { ...staff, groups: 'guests' },
      { ...staff, email: 'ada@sub.example.com' },
      { ...staff, email: 'ada@example.com.evil.example' },
      { ...staff, email_verified: false },
    ]
    for (const person of others) {
      const visitor = server.visitor()
      expect([person, await through(visitor, person)]).toEqual([person, refused])
      expect(await emailOf(visitor)).toBeUndefined()
    }
    expect(await server.rowsOf('account')).toBe(0)
    expect(await through(server.visitor(), staff)).toBe(SIGNED_IN)
    // No longer in the group, or at another address.
    expect(await through(server.visitor(), { ...staff, groups: ['all'] })).toBe(refused)
    expect(await through(server.visitor(), { ...staff, email: 'ada@elsewhere.example' })).toBe(refused)
    expect(await through(server.visitor(), { ...staff, email: 'Ada@EXAMPLE.com' })).toBe(SIGNED_IN)
  })

  test('a session ends at its maximum age although it is used', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
    await server.restart({ sessionMaxAgeMs: 3 * 86_400_000 })
    const ada = await server.adaSignedUp()
    for (const day of [1, 2, 3]) {
      vi.setSystemTime(TEST_NOW + day * 86_400_000)
      expect(await emailOf(ada)).toBe(ADA.email)
    }
    vi.setSystemTime(TEST_NOW + 3 * 86_400_000 + 1)
    expect(await emailOf(ada)).toBeUndefined()
    await ada.post('/api/account/sign-in', { email: ADA.email, password: ADA.password })
    expect(await emailOf(ada)).toBe(ADA.email)
  })

  test.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another nonce', { nonce: 'of-another-sign-in' }],
    ['no nonce', { nonce: undefined }],
    ['another audience', { aud: 'another-client' }],
    ['a time that has passed', { exp: 1_600_000_000 }],
  ])('rejects a token with %s', async (_, claims) => {
    issuer.misbehave({ claims })
    const ada = server.visitor()
    expect(await through(ada)).toBe('/auth#failed=failed')
    expect(await emailOf(ada)).toBeUndefined()
    expect(await server.rowsOf('account')).toBe(0)
  })

  test('an issuer whose discovery document names another one is not used', async () => {
    issuer.misbehave({ namedIssuer: 'https://evil.example' })
    await server.restart({ sso: sso() })
    expect(await server.visitor().post('/api/account/sso', { back: '/' })).toEqual({
      status: 503,
      body: { error: 'Town Hall cannot be reached now. Try again later.' },
    })
  })

  test('a hanging issuer delays neither sign-ins with a password nor signed-in users', async () => {
    let requestCount = 0
    const hanging = createServer(() => requestCount++).listen(0, '127.0.0.1')
    await once(hanging, 'listening')
    onTestFinished(() => {
      hanging.closeAllConnections()
      hanging.close()
    })
    const address = hanging.address()
    const port = typeof address === 'object' ? address?.port : undefined
    await server.restart({ sso: { ...sso(), issuer: `http://127.0.0.1:${port}` } })
    const ada = await server.adaSignedUp()
    expect(await emailOf(ada)).toBe(ADA.email)
    expect(requestCount).toBe(0)
  })

  test('reports an unreachable issuer', async () => {
    await server.restart({ sso: { ...sso(), issuer: 'http://127.0.0.1:9' } })
    expect((await server.visitor().post('/api/account/sso', { back: '/' })).status).toBe(503)
  })

  test('rejects a callback that another browser started', async () => {
    const [ada, thief] = [server.visitor(), server.visitor()]
    const callback = issuer.signIn(await beginAt(ada), AT_ISSUER)
    expect(await thief.moveTo(callback)).toBe('/auth#failed=other-browser')
    await beginAt(thief)
    expect(await thief.moveTo(callback)).toBe('/auth#failed=other-browser')
    expect(await emailOf(thief)).toBeUndefined()
    expect(await ada.moveTo(callback)).toBe(SIGNED_IN)
    expect(await ada.moveTo(callback)).toBe('/auth#failed=other-browser')
  })

  test('a changed email address at the issuer maps to the same account and joins no other', async () => {
    const ada = server.visitor()
    await through(ada)
    const ben = { ...AT_ISSUER, sub: 'ben-1', email: 'ben@example.com' }
    await through(server.visitor(), ben)
    const moved = server.visitor()
    expect(await through(moved, { ...AT_ISSUER, email: 'ben@example.com' })).toBe(SIGNED_IN)
    expect(await emailOf(moved)).toBe(ADA.email)
    const heir = server.visitor()
    expect(await through(heir, { ...AT_ISSUER, sub: 'heir', email: 'ada2@example.com' })).toBe(SIGNED_IN)
    expect(await emailOf(heir)).toBe('ada2@example.com')
    expect(await server.rowsOf('account')).toBe(3)
  })

  test('an address that the issuer has not confirmed makes no account and joins none', async () => {
    const unconfirmed = { ...AT_ISSUER, email_verified: false }
    expect(await through(server.visitor(), unconfirmed)).toBe('/auth#failed=unconfirmed')
    expect(await server.rowsOf('account')).toBe(0)
    await server.adaSignedUp()
    await server.database.updateTable('account').set({ is_confirmed: 1 }).execute()
    expect(await through(server.visitor(), unconfirmed)).toBe('/auth#failed=not-joined')
    expect(await server.rowsOf('account_login')).toBe(1)
  })

  test('an account is joined only if its address is confirmed here, too', async () => {
    await server.adaSignedUp()
    expect(await through(server.visitor())).toBe('/auth#failed=not-joined')
    await server.database.updateTable('account').set({ is_confirmed: 1 }).execute()
    const ada = server.visitor()
    expect(await through(ada)).toBe(SIGNED_IN)
    expect(await emailOf(ada)).toBe(ADA.email)
    expect([await server.rowsOf('account'), await server.rowsOf('account_login')]).toEqual([1, 2])
    expect(
      (await ada.post('/api/account/sign-in', { email: ADA.email, password: ADA.password })).status,
    ).toBe(200)
  })

  test('if sign-up is by invitation, the issuer creates no account but accepts an invitation', async () => {
    await server.restart({ sso: sso(), access: { ...OPEN_ACCESS, signUp: 'invited' } })
    expect(await through(server.visitor())).toBe('/auth#failed=no-account')
    const times = { created_at: 1, updated_at: 1 }
    await server.database
      .insertInto('account')
      .values({ id: 'a', email: ADA.email, name: 'ada', is_confirmed: 0, ...times })
      .execute()
    await server.database
      .insertInto('account_login')
      .values({ id: 'l', account_id: 'a', provider: 'credential', login: 'a', password: null, ...times })
      .execute()
    const ada = server.visitor()
    expect(await through(ada)).toBe(SIGNED_IN)
    expect(await emailOf(ada)).toBe(ADA.email)
  })

  test('an account without a password is deleted by who has just signed in to it, and has no password to change', async () => {
    const ada = server.visitor()
    await through(ada)
    const change = { password: 'any thing', newPassword: 'another thing entirely' }
    expect((await ada.post('/api/account/password', change)).status).toBe(403)
    await server.database.updateTable('account_session').set({ created_at: 1 }).execute()
    expect((await ada.post('/api/account/delete', { password: '' })).status).toBe(403)
    await through(ada)
    expect((await ada.post('/api/account/delete', { password: '' })).status).toBe(200)
    expect(await server.rowsOf('account')).toBe(0)
  })

  test('an account with a password is not deleted without it', async () => {
    const ada = await server.adaSignedUp()
    expect(await ada.post('/api/account/delete', { password: '' })).toEqual({
      status: 400,
      body: { error: 'Enter your password' },
    })
  })

  test.each([
    ['cancels there', 'access_denied', 'cancelled'],
    ['meets a fault of the issuer', 'server_error', 'failed'],
    ['is stopped by something new', 'toString', 'failed'],
  ])('sign-in fails and shows the reason if the visitor %s', async (_, error, failed) => {
    const ada = server.visitor()
    const state = new URL(await beginAt(ada)).searchParams.get('state')
    expect(await ada.moveTo(`/api/account/sso/callback?error=${error}&state=${state}`)).toBe(
      `/auth#failed=${failed}`,
    )
    expect([await emailOf(ada), await server.rowsOf('account')]).toEqual([undefined, 0])
  })

  test('creates no account if the issuer sends no email address', async () => {
    issuer.misbehave({ claims: { email: undefined } })
    expect(await through(server.visitor())).toBe('/auth#failed=failed')
    expect(await server.rowsOf('account')).toBe(0)
  })

  test('a user without a name at the issuer is named after the email address', async () => {
    const ada = server.visitor()
    await through(ada, { ...AT_ISSUER, name: '' })
    expect((await ada.get('/api/account')).body).toMatchObject({ account: { name: 'ada' } })
    const ben = server.visitor()
    await through(ben, { sub: 'ben-1', email: 'ben@example.com', email_verified: true, name: 'Ben Nevis' })
    expect((await ben.get('/api/account')).body).toMatchObject({ account: { name: 'Ben Nevis' } })
  })

  test('an issuer whose name ends with a slash is found, too', async () => {
    const name = `${issuer.issuer}/`
    issuer.misbehave({ namedIssuer: name, claims: { iss: name } })
    await server.restart({ sso: { ...sso(), issuer: name } })
    expect(await through(server.visitor())).toBe(SIGNED_IN)
  })

  test('below a base path, users return to pages below it', async () => {
    await server.restart({ sso: sso(), basePath: '/tools', linkOrigin: 'http://localhost/tools' })
    const ada = server.visitor()
    const begun = await ada.post('/tools/api/account/sso', { back: '/' })
    const { url } = begun.body as { url: string }
    const callback = issuer.signIn(url, AT_ISSUER)
    expect(callback).toMatch(/^\/tools\/api\/account\/sso\/callback\?/)
    expect(await server.visitor().moveTo(callback)).toBe('/tools/auth#failed=other-browser')
    expect(await ada.moveTo(callback)).toBe('/tools/auth#back=%2F')
  })

  test('if sign-up is disabled, the issuer creates no accounts, and existing ones still work', async () => {
    await through(server.visitor())
    await server.restart({ sso: sso(), access: { ...OPEN_ACCESS, signUp: 'closed' } })
    expect(await through(server.visitor())).toBe(SIGNED_IN)
    const ben = { ...AT_ISSUER, sub: 'ben-1', email: 'ben@example.com' }
    expect(await through(server.visitor(), ben)).toBe('/auth#failed=no-account')
    expect(await server.rowsOf('account')).toBe(1)
  })

  test('limits sign-ins at the issuer to twenty per visitor, then two per minute', async () => {
    const begin = async (from: string) => {
      const { status, body } = await server.visitor(from).post('/api/account/sso', { back: '/' })
      return status === 200 ? status : [status, body]
    }
    for (let count = 0; count < 20; count++) expect(await begin('203.0.113.9')).toBe(200)
    expect(await begin('203.0.113.9')).toEqual([429, { error: 'Too many requests. Try again in 30 s.' }])
    expect(await begin('203.0.113.10')).toBe(200)
  })

  test('no sign-in starts if no space is left for accounts', async () => {
    const reservations: unknown[] = []
    const quota = createEmptyQuota((...what) => {
      reservations.push(what)
      throw new HttpProblem(507, 'Full')
    })
    await server.restart({ sso: sso(), quota })
    expect(await server.visitor().post('/api/account/sso', { back: '/' })).toEqual({
      status: 507,
      body: { error: 'Full' },
    })
    expect(reservations).toEqual([['accounts', 1_000]])
  })

  test('an account without a password can be deleted within ten minutes of signing in, even if others have one', async () => {
    await server.adaSignedUp()
    vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
    const ben = server.visitor()
    await through(ben, { ...AT_ISSUER, sub: 'ben-1', email: 'ben@example.com' })
    vi.setSystemTime(TEST_NOW + 600_001)
    expect(await ben.post('/api/account/delete', { password: '' })).toEqual({
      status: 403,
      body: { error: 'Sign out and sign in again first, so that nobody else does this in your name.' },
    })
    vi.setSystemTime(TEST_NOW + 600_000)
    expect((await ben.post('/api/account/delete', { password: '' })).status).toBe(200)
    expect(await server.database.selectFrom('account').select('email').execute()).toEqual([
      { email: ADA.email },
    ])
  })

  test('if passwords are disabled, a recent sign-in is enough to delete an account that has one', async () => {
    const { cookies } = await server.adaSignedUp()
    await server.restart({ sso: sso(), allowsPasswords: false })
    const ada = server.visitor()
    for (const [name, value] of cookies) ada.cookies.set(name, value)
    expect((await ada.post('/api/account/delete', { password: '' })).status).toBe(200)
    expect(await server.rowsOf('account')).toBe(0)
  })

  test('disabling an account ends all its sessions and no others', async () => {
    const ben = server.visitor()
    await through(ben, { ...AT_ISSUER, sub: 'ben-1', email: 'ben@example.com' })
    await through(server.visitor())
    await server.database
      .updateTable('account')
      .set({ disabled_at: 1 })
      .where('email', '=', ADA.email)
      .execute()
    expect(await through(server.visitor())).toBe('/auth#failed=disabled')
    expect([await server.rowsOf('account_session'), await emailOf(ben)]).toEqual([1, 'ben@example.com'])
  })

  test('a password reset enables sign-in here and changes nothing at the issuer', async () => {
    await server.adaSignedUp()
    await server.database.updateTable('account').set({ is_confirmed: 1 }).execute()
    await through(server.visitor())
    await server.visitor().post('/api/account/reset-link', { email: ADA.email })
    const token = await server.mailedToken()
    const reset = { token, password: 'a new battery' }
    expect((await server.visitor().post('/api/account/reset', reset)).status).toBe(200)
    const logins = await server.database
      .selectFrom('account_login')
      .select(['provider', 'password'])
      .orderBy('provider')
      .execute()
    expect(logins).toEqual([
      { provider: 'credential', password: expect.any(String) },
      { provider: 'sso', password: null },
    ])
    expect(await through(server.visitor())).toBe(SIGNED_IN)
  })

  test('an account that another person created through an issuer is not joined', async () => {
    await through(server.visitor())
    await server.database.updateTable('account').set({ is_confirmed: 0 }).execute()
    const heir = { ...AT_ISSUER, sub: 'heir' }
    expect(await through(server.visitor(), heir)).toBe('/auth#failed=not-joined')
    expect(await server.rowsOf('account_login')).toBe(1)
  })

  test("signing in as another user ends the browser's previous session", async () => {
    const browser = server.visitor()
    // Its cookie need not be the first.
    browser.cookies.set('another', '1')
    await through(browser)
    await through(browser, { ...AT_ISSUER, sub: 'ben-1', email: 'ben@example.com' })
    expect(await emailOf(browser)).toBe('ben@example.com')
    expect(await server.rowsOf('account_session')).toBe(1)
  })

  test('without passwords, requests that need one are rejected', async () => {
    await server.restart({ sso: sso(), allowsPasswords: false })
    for (const what of ['sign-in', 'sign-up', 'reset-link', 'reset', 'password', 'email'])
      expect(await server.visitor().post(`/api/account/${what}`, ADA), what).toEqual({
        status: 403,
        body: { error: 'This site takes no passwords. Sign in with Town Hall.' },
      })
  })
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
  'does not redirect to %s',
  async (back) => {
    const server = await createAccountsServer('SQLite')
    await server.restart({ sso: sso() })
    expect((await server.visitor().post('/api/account/sso', { back })).status).toBe(400)
  },
)

test('has no route to single sign-on if it is not configured', async () => {
  const server = await createAccountsServer('SQLite')
  expect((await server.visitor().post('/api/account/sso', { back: '/' })).status).toBe(404)
})
