import { expect, test } from 'vitest'
import { ADA, createAccountsServer, DONE } from './features/accounts/accounts.fixture.ts'
import { ENGINES } from './testing/databases.fixture.ts'
import { TEST_NOW } from './testing/dependencies.fixture.ts'

test.each(ENGINES)(
  'on %s the download of an account has its plans and its tools, and both go with it',
  async (engine) => {
    const { adaSignedUp, database } = await createAccountsServer(engine)
    const ada = await adaSignedUp()
    const wheel = { collection: 'wheels', id: 'lunch', value: '{"names":["Bo"]}', changedAt: TEST_NOW }
    expect(await ada.post('/api/plan/trial', { plan: 'pro' })).toMatchObject({ status: 200 })
    expect(await ada.post('/api/sync', { clock: TEST_NOW, since: 0, changes: [wheel] })).toMatchObject({
      status: 200,
    })
    expect(await ada.post('/api/newsletter/join', { email: ADA.email })).toMatchObject({ status: 200 })
    expect((await ada.get('/api/account/data')).body).toMatchObject({
      plan: { trials: [{ plan: 'pro', startedAt: TEST_NOW }] },
      tools: { wheels: { lunch: { names: ['Bo'] } } },
      newsletter: { isConfirmed: true, subscribedAt: new Date(TEST_NOW).toISOString() },
    })
    const left = async () => [
      await database.selectFrom('plan_trial').select('plan').execute(),
      await database.selectFrom('sync_item').select('id').execute(),
      await database.selectFrom('subscriber').select('email').execute(),
    ]
    expect(await left()).toEqual([[{ plan: 'pro' }], [{ id: 'lunch' }], [{ email: ADA.email }]])
    expect(await ada.post('/api/account/delete', { password: ADA.password })).toEqual(DONE)
    expect(await left()).toEqual([[], [], []])
  },
)
