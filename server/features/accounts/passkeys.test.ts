import { beforeEach, describe, expect, test } from 'vitest'
import { ENGINES } from '../../testing/databases.fixture.ts'
import { TEST_NOW } from '../../testing/dependencies.fixture.ts'
import type { TestVisitor } from '../../testing/visitor.fixture.ts'
import {
  type AccountsServer,
  ADA,
  BOB,
  createAccountsServer,
  DONE,
  emailOf,
  SIGN_IN_FIRST,
} from './accounts.fixture.ts'
import { createAuthenticator } from './authenticator.fixture.ts'
import { turnOn } from './second-factor.fixture.ts'

const ORIGIN = 'http://localhost:4173'
const PUBLIC = 'https://tools.example.org'
const NOT_ADDED = { status: 400, body: { error: 'This passkey could not be added. Start again.' } }
const NO_ACCOUNT = {
  status: 401,
  body: {
    error:
      'No account here has this passkey. Sign in with your password, and remove the passkey from your device.',
  },
}
const TOO_LATE = { status: 410, body: { error: 'This took too long. Start again.' } }
const { password } = ADA

let here: AccountsServer

type Authenticator = ReturnType<typeof createAuthenticator>
type Started = { readonly token: string; readonly options: Parameters<Authenticator['create']>[0] }

async function started(visitor: TestVisitor, path: string, body: object = {}): Promise<Started> {
  const answer = await visitor.post(`/api/account/${path}/start`, body)
  expect(answer).toMatchObject({ status: 200 })
  return answer.body as Started
}

async function add(visitor: TestVisitor, authenticator: Authenticator, name = 'Phone', flags?: number) {
  const { token, options } = await started(visitor, 'passkeys', { password })
  return visitor.post('/api/account/passkeys', {
    token,
    name,
    credential: authenticator.create(options, flags),
  })
}

async function signIn(visitor: TestVisitor, authenticator: Authenticator, flags?: number) {
  const { token, options } = await started(visitor, 'sign-in/passkey')
  return visitor.post('/api/account/sign-in/passkey', {
    token,
    credential: authenticator.get(options, flags),
  })
}

async function adaAt(origin: string) {
  const ada = here.visitorAt(origin)
  expect(await ada.post('/api/account/sign-up', ADA)).toMatchObject({ status: 200 })
  return ada
}

describe.each(ENGINES)('passkeys on %s', (engine) => {
  beforeEach(async () => {
    here = await createAccountsServer(engine)
  })

  test('a passkey is added with the password, listed, and signs in', async () => {
    const ada = await adaAt(ORIGIN)
    const phone = createAuthenticator(ORIGIN)
    expect(await ada.post('/api/account/passkeys/start', { password: 'a wrong guess' })).toMatchObject({
      status: 403,
    })
    expect(await add(ada, phone, '  My \n phone ')).toEqual(DONE)
    const listed = { id: phone.id, name: 'My phone', createdAt: TEST_NOW }
    expect(await ada.get('/api/account/passkeys')).toEqual({ status: 200, body: { passkeys: [listed] } })
    here.pass(5_000)
    const other = here.visitorAt(ORIGIN)
    expect(await signIn(other, phone)).toEqual({
      status: 200,
      body: { account: { email: ADA.email, name: ADA.name, createdAt: expect.any(Number) } },
    })
    expect(await emailOf(other)).toBe(ADA.email)
    expect(await ada.get('/api/account/passkeys')).toEqual({
      status: 200,
      body: { passkeys: [{ ...listed, usedAt: TEST_NOW + 5_000 }] },
    })
  })

  test('signing in with a passkey satisfies the second factor', async () => {
    const ada = await adaAt(ORIGIN)
    const phone = createAuthenticator(ORIGIN)
    await add(ada, phone)
    await turnOn(ada, TEST_NOW)
    const other = here.visitorAt(ORIGIN)
    expect(await signIn(other, phone)).toMatchObject({ status: 200, body: { account: { email: ADA.email } } })
  })

  test('the options name the site and the account, and exclude passkeys that it has', async () => {
    const ada = await adaAt(ORIGIN)
    const phone = createAuthenticator(ORIGIN)
    await add(ada, phone)
    const { options } = await started(ada, 'passkeys', { password })
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Sundry' },
      user: { name: ADA.email, displayName: ADA.name },
      attestation: 'none',
      excludeCredentials: [{ id: phone.id }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect((await started(here.visitorAt(ORIGIN), 'sign-in/passkey')).options).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
    })
  })

  test('belongs to the public URL, also below a base path', async () => {
    await here.restart({ publicUrl: PUBLIC, basePath: '/tools', linkOrigin: `${PUBLIC}/tools` })
    const ada = here.visitorAt(PUBLIC)
    expect(await ada.post('/tools/api/account/sign-up', ADA)).toMatchObject({ status: 200 })
    const phone = createAuthenticator(PUBLIC)
    const begun = await ada.post('/tools/api/account/passkeys/start', { password })
    expect(begun).toMatchObject({ status: 200, body: { options: { rp: { id: 'tools.example.org' } } } })
    const { token, options } = begun.body as Started
    const request = { token, name: 'Phone', credential: phone.create(options) }
    expect(await ada.post('/tools/api/account/passkeys', request)).toEqual(DONE)
  })

  test('says where passkeys belong, at another address than the public URL', async () => {
    await here.restart({ publicUrl: PUBLIC })
    for (const origin of ['https://other.example', ORIGIN])
      expect(await here.visitorAt(origin).post('/api/account/sign-in/passkey/start')).toEqual({
        status: 409,
        body: { error: `Passkeys belong to ${PUBLIC}. Open this site there.` },
      })
  })

  test.each([
    'http://tools.example.org',
    'http://192.168.1.5:4173',
    'https://192.0.2.7',
    'https://[2001:db8::1]',
  ])('are refused at %s, in words', async (origin) => {
    expect(await here.visitorAt(origin).post('/api/account/sign-in/passkey/start')).toEqual({
      status: 409,
      body: {
        error:
          'Passkeys need https and a host name. Open this site at its https address, or ask the person who runs it.',
      },
    })
  })

  test('rejects responses of another origin, without a verified user, and with a wrong challenge', async () => {
    const ada = await adaAt(ORIGIN)
    expect(await add(ada, createAuthenticator('https://evil.example'))).toEqual(NOT_ADDED)
    expect(await add(ada, createAuthenticator(ORIGIN), 'Phone', 0x41)).toEqual(NOT_ADDED)
    const { token } = await started(ada, 'passkeys', { password })
    const { options: others } = await started(ada, 'passkeys', { password })
    const credential = createAuthenticator(ORIGIN).create(others)
    expect(await ada.post('/api/account/passkeys', { token, name: 'Phone', credential })).toEqual(NOT_ADDED)
    expect(await ada.get('/api/account/passkeys')).toEqual({ status: 200, body: { passkeys: [] } })

    const phone = createAuthenticator(ORIGIN)
    await add(ada, phone)
    const other = here.visitorAt(ORIGIN)
    expect(await signIn(other, phone, 0x01)).toEqual(NO_ACCOUNT)
    expect(await signIn(other, createAuthenticator(ORIGIN))).toEqual(NO_ACCOUNT)
    phone.setCounter(0)
    expect(await signIn(other, phone)).toEqual(NO_ACCOUNT)
    expect(await emailOf(other)).toBeUndefined()
    phone.setCounter(10)
    expect(await signIn(other, phone)).toMatchObject({ status: 200 })
  })

  test('a response is accepted once, within ten minutes, for the account that began', async () => {
    const ada = await adaAt(ORIGIN)
    const bob = here.visitorAt(ORIGIN)
    await bob.post('/api/account/sign-up', BOB)
    const phone = createAuthenticator(ORIGIN)
    const begun = await started(ada, 'passkeys', { password })
    const request = { token: begun.token, name: 'Phone', credential: phone.create(begun.options) }
    expect(await bob.post('/api/account/passkeys', request)).toEqual(TOO_LATE)
    expect(await add(ada, phone)).toEqual(DONE)
    expect(await add(ada, phone)).toEqual(NOT_ADDED)

    const { token, options } = await started(bob, 'sign-in/passkey')
    const credential = phone.get(options)
    const send = () => here.visitorAt(ORIGIN).post('/api/account/sign-in/passkey', { token, credential })
    expect(await send()).toMatchObject({ status: 200 })
    expect(await send()).toEqual(TOO_LATE)
    const late = await started(bob, 'sign-in/passkey')
    here.pass(10 * 60_000)
    expect(
      await bob.post('/api/account/sign-in/passkey', {
        token: late.token,
        credential: phone.get(late.options),
      }),
    ).toEqual(TOO_LATE)
  })

  test('is renamed and removed by its account alone', async () => {
    const ada = await adaAt(ORIGIN)
    const bob = here.visitorAt(ORIGIN)
    await bob.post('/api/account/sign-up', BOB)
    const { id, ...phone } = createAuthenticator(ORIGIN)
    await add(ada, { id, ...phone })
    const missing = { status: 404, body: { error: 'Your account does not have this passkey anymore.' } }
    expect(await bob.post('/api/account/passkeys/rename', { id, name: 'Mine' })).toEqual(missing)
    expect(await bob.post('/api/account/passkeys/remove', { id })).toEqual(missing)
    expect(await ada.post('/api/account/passkeys/rename', { id, name: ' ' })).toEqual({
      status: 400,
      body: { error: 'Enter a name for the passkey' },
    })
    expect(await ada.post('/api/account/passkeys/rename', { id, name: 'Old phone' })).toEqual(DONE)
    expect(await ada.get('/api/account/passkeys')).toMatchObject({
      body: { passkeys: [{ name: 'Old phone' }] },
    })
    expect(await ada.post('/api/account/passkeys/remove', { id })).toEqual(DONE)
    expect(await signIn(bob, { id, ...phone })).toEqual(NO_ACCOUNT)
  })

  test.each([
    [0, 0],
    [1, 1],
  ] as const)(
    'a reset password with a confirmed address (%i) leaves %i passkeys',
    async (is_confirmed, left) => {
      const ada = await adaAt(ORIGIN)
      await add(ada, createAuthenticator(ORIGIN))
      await here.database.updateTable('account').set({ is_confirmed }).execute()
      await ada.post('/api/account/reset-link', { email: ADA.email })
      const reset = { token: await here.mailedToken(), password: 'a new battery' }
      expect(await ada.post('/api/account/reset', reset)).toEqual(DONE)
      expect((await here.database.selectFrom('account_passkey').selectAll().execute()).length).toBe(left)
    },
  )

  test('are exported by name and deleted with the account', async () => {
    const ada = await adaAt(ORIGIN)
    const phone = createAuthenticator(ORIGIN)
    await add(ada, phone)
    const { body } = await ada.get('/api/account/data')
    expect(body).toMatchObject({
      passkeys: [{ name: 'Phone', createdAt: new Date(TEST_NOW).toISOString(), usedAt: null }],
    })
    const { public_key } = await here.database
      .selectFrom('account_passkey')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(body).includes(public_key)).toBe(false)
    await ada.post('/api/account/delete', { password })
    expect(await here.database.selectFrom('account_passkey').selectAll().execute()).toEqual([])
  })

  test('a disabled account gets no session, and routes reject requests without one', async () => {
    const ada = await adaAt(ORIGIN)
    const phone = createAuthenticator(ORIGIN)
    await add(ada, phone)
    await here.database.updateTable('account').set({ disabled_at: TEST_NOW }).execute()
    const other = here.visitorAt(ORIGIN)
    expect(await signIn(other, phone)).toMatchObject({ status: 403 })
    expect(await other.get('/api/account/passkeys')).toEqual(SIGN_IN_FIRST)
    for (const [path, body] of [
      ['start', { password }],
      ['rename', { id: phone.id, name: 'x' }],
      ['remove', { id: phone.id }],
    ] as const)
      expect([path, await other.post(`/api/account/passkeys/${path}`, body)]).toEqual([path, SIGN_IN_FIRST])
  })

  test('do not exist on a site without passwords', async () => {
    await here.restart({ allowsPasswords: false })
    expect(await here.visitorAt(ORIGIN).post('/api/account/sign-in/passkey/start')).toMatchObject({
      status: 403,
    })
  })
})
