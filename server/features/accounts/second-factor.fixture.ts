import { expect } from 'vitest'
import { createAuthenticatorApp } from '../../testing/authenticator-app.ts'
import type { TestVisitor } from '../../testing/visitor.fixture.ts'
import { ADA } from './accounts.fixture.ts'

export const WRONG_CODE = {
  status: 403,
  body: { error: 'The code is wrong, or was used already. Enter the next one.' },
}
export const STEP_ENDED = {
  status: 410,
  body: { error: 'This sign-in took too long. Enter your password again.' },
}

/** Turns Ada's second factor on; returns her app and recovery codes. */
export async function turnOn(ada: TestVisitor, time: number) {
  const { status, body } = await ada.post('/api/account/second-factor/start', { password: ADA.password })
  expect(status).toBe(200)
  const app = createAuthenticatorApp(String(Reflect.get(Object(body), 'secret')))
  const confirmed = await ada.post('/api/account/second-factor/confirm', { code: app.codeAt(time) })
  expect(confirmed.status).toBe(200)
  const codes: string[] = Reflect.get(Object(confirmed.body), 'recoveryCodes')
  return { app, codes }
}

/** Enters Ada's password; returns the token of the next step. */
export async function enterPassword(visitor: TestVisitor): Promise<string> {
  const { status, body } = await visitor.post('/api/account/sign-in', {
    email: ADA.email,
    password: ADA.password,
  })
  expect([status, Object.keys(Object(body))]).toEqual([200, ['secondFactorToken']])
  return Reflect.get(Object(body), 'secondFactorToken')
}
