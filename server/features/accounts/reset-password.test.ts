import { beforeEach, describe, expect, test } from 'vitest'
import { ENGINES } from '../../testing/test-databases.ts'
import { type AccountsOn, ADA, accountsOn, DONE, emailOf, LINK_ENDED, WRONG } from './test-accounts.ts'

let here: AccountsOn

describe.each(ENGINES)('on %s', (engine) => {
  beforeEach(async () => {
    here = await accountsOn(engine)
  })

  test('a password is set anew by a link that works once, and only the newest one', async () => {
    const ada = await here.adaSignedUp()
    const ask = () => here.visitor().post('/api/account/reset-link', { email: ADA.email })
    expect(await ask()).toEqual(DONE)
    const stolen = await here.mailedToken()
    expect(await ask()).toEqual(DONE)
    const token = await here.mailedToken()
    expect(token).not.toBe(stolen)

    const reset = (with_: string, password: string) =>
      here.visitor().post('/api/account/reset', { token: with_, password })
    expect(await reset(stolen, 'the words of a thief')).toEqual(LINK_ENDED)
    expect(await reset(token, 'short')).toEqual({
      status: 400,
      body: { error: 'Use a password of at least 8 characters' },
    })
    expect(await reset(token, 'a new battery')).toEqual(DONE)
    expect(await reset(token, 'the words of a thief')).toEqual(LINK_ENDED)
    expect(await emailOf(ada)).toBe(undefined)
    expect(await ada.post('/api/account/sign-in', { email: ADA.email, password: ADA.password })).toEqual(
      WRONG,
    )
    expect(
      await ada.post('/api/account/sign-in', { email: ADA.email, password: 'a new battery' }),
    ).toMatchObject({ status: 200 })
  })

  test('of two who use one reset link at once, one succeeds', async () => {
    await here.adaSignedUp()
    await here.visitor().post('/api/account/reset-link', { email: ADA.email })
    const token = await here.mailedToken()
    const answers = await Promise.all(
      ['the words of one', 'the words of two', 'the words of three'].map((password) =>
        here.visitor().post('/api/account/reset', { token, password }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
  })

  test('a reset link ends after an hour, and with a change of the password or of the address', async () => {
    const ada = await here.adaSignedUp()
    const use = (token: string) =>
      here.visitor().post('/api/account/reset', { token, password: 'the words of a thief' })
    const ask = async () => {
      here.pass(5 * 60_000)
      await ada.post('/api/account/reset-link', { email: (await emailOf(ada)) ?? '' })
      return here.mailedToken()
    }
    const old = await ask()
    here.pass(60 * 60_000)
    expect(await use(old)).toEqual(LINK_ENDED)
    const beforeChange = await ask()
    await ada.post('/api/account/password', { password: ADA.password, newPassword: 'a new battery' })
    expect(await use(beforeChange)).toEqual(LINK_ENDED)
    const beforeMove = await ask()
    await ada.post('/api/account/email', { email: 'ada@king.example', password: 'a new battery' })
    expect(await use(beforeMove)).toEqual(LINK_ENDED)
  })
})
