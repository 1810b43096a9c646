import { beforeEach, describe, expect, test } from 'vitest'
import { createConnection } from '../../http/connection.ts'
import { ENGINES } from '../../testing/databases.fixture.ts'
import { TEST_NOW } from '../../testing/dependencies.fixture.ts'
import type { TestVisitor } from '../../testing/visitor.fixture.ts'
import { type AccountsServer, ADA, createAccountsServer, DONE, WRONG } from './accounts.fixture.ts'
import { createAuthenticator } from './authenticator.fixture.ts'
import { enterPassword, turnOn, WRONG_CODE } from './second-factor.fixture.ts'

const ORIGIN = 'http://localhost:4173'

describe.each(ENGINES)('on %s', (engine) => {
  let here: AccountsServer
  let failures: string[]

  beforeEach(async () => {
    here = await createAccountsServer(engine)
    failures = []
    await here.restart({
      connection: createConnection('loopback'),
      logFailedSignIn: (proof, address) => failures.push(`${proof} ${address}`),
    })
  })

  const signIn = (visitor: TestVisitor, email: string, password: string) =>
    visitor.post('/api/account/sign-in', { email, password })

  test('a wrong password is logged with the address, whether or not there is the account', async () => {
    await here.adaSignedUp()
    expect(await signIn(here.visitor('203.0.113.7'), ADA.email, 'a wrong guess')).toEqual(WRONG)
    expect(await signIn(here.visitor('2001:db8::7'), 'eve@example.com', 'a wrong guess')).toEqual(WRONG)
    expect(failures).toEqual(['password 203.0.113.7', 'password 2001:db8::7'])
  })

  test('a wrong code of the second factor is logged, the password before it is not', async () => {
    await turnOn(await here.adaSignedUp(), TEST_NOW)
    const phone = here.visitor('203.0.113.7')
    const token = await enterPassword(phone)
    expect(failures).toEqual([])
    expect(await phone.post('/api/account/sign-in/second-factor', { token, code: '0' })).toEqual(WRONG_CODE)
    expect(failures).toEqual(['code 203.0.113.7'])
  })

  test('an unknown passkey is logged', async () => {
    const visitor = here.visitorAt(ORIGIN)
    const { body } = await visitor.post('/api/account/sign-in/passkey/start')
    const { token, options } = Object(body)
    const credential = createAuthenticator(ORIGIN).get(options)
    expect(await visitor.post('/api/account/sign-in/passkey', { token, credential })).toMatchObject({
      status: 401,
    })
    expect(failures).toEqual(['passkey 127.0.0.1'])
  })

  test('neither a sign-in nor a wrong password of a signed-in user is logged', async () => {
    const ada = await here.adaSignedUp()
    const change = { password: 'a wrong guess', newPassword: 'my very own words' }
    expect(await ada.post('/api/account/password', change)).toMatchObject({ status: 403 })
    expect(await ada.post('/api/account/sign-out')).toEqual(DONE)
    expect(await signIn(ada, ADA.email, ADA.password)).toMatchObject({ status: 200 })
    expect(failures).toEqual([])
  })
})
