import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createErrorHandler } from '../../http/errors.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../../testing/dependencies.fixture.ts'
import { createTestVisitor } from '../../testing/visitor.fixture.ts'
import { deleteUnconfirmedAccounts } from './account-store.ts'
import { createAccountsFeature } from './accounts.ts'

const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'correct horse' }

test.each(ENGINES)(
  'on %s data stored by other features is included in the download, and deleted with the account',
  async (engine) => {
    const dependencies = await testDependencies({ database: await emptyDatabase(engine) })
    const wheels = new Map<string, string>()
    let isBroken = true
    const { routes, accountOf } = await createAccountsFeature(dependencies, [
      {
        name: 'wheels',
        async *read(id) {
          yield JSON.stringify([wheels.get(id)])
        },
        erase: async (id, transaction) => {
          await transaction.deleteFrom('subscriber').where('email', '=', ADA.email).execute()
          if (isBroken) throw new Error('A fault of the other feature')
          wheels.delete(id)
        },
      },
    ])
    const app = new Hono().route('/api/account', routes)
    app.onError(createErrorHandler(dependencies))
    app.get('/who', async (context) => context.json((await accountOf(context)) ?? 'nobody'))

    const ada = createTestVisitor(app)
    expect((await ada.get('/who')).body).toBe('nobody')
    await ada.post('/api/account/sign-up', ADA)
    const { id } = await dependencies.database.selectFrom('account').select('id').executeTakeFirstOrThrow()
    expect((await ada.get('/who')).body).toEqual({ id, email: ADA.email, name: ADA.name })
    wheels.set(id, 'lunch')
    await dependencies.database
      .insertInto('subscriber')
      .values({ email: ADA.email, subscribed_at: 0 })
      .execute()
    expect((await ada.get('/api/account/data')).body).toMatchObject({ wheels: ['lunch'] })

    expect(await ada.post('/api/account/delete', { password: ADA.password })).toMatchObject({ status: 500 })
    expect(await dependencies.database.selectFrom('subscriber').selectAll().execute()).toHaveLength(1)
    expect((await ada.get('/who')).body).toEqual({ id, email: ADA.email, name: ADA.name })

    isBroken = false
    expect(await ada.post('/api/account/delete', { password: ADA.password })).toMatchObject({ status: 200 })
    expect([wheels.size, (await ada.get('/who')).body]).toEqual([0, 'nobody'])
    expect(await dependencies.database.selectFrom('subscriber').selectAll().execute()).toEqual([])
  },
)

test.each(ENGINES)(
  'an account expires a moment after its deadline to confirm, unless it is confirmed or has no deadline, on %s',
  async (engine) => {
    const database = await emptyDatabase(engine)
    const ids = [
      ['in-time', 0, TEST_NOW],
      ['late', 0, TEST_NOW - 1],
      ['confirmed', 1, TEST_NOW - 1],
      ['for-good', 0, null],
    ] as const
    for (const [id, is_confirmed, confirm_by] of ids)
      await database
        .insertInto('account')
        .values({
          id,
          email: `${id}@example.com`,
          name: id,
          is_confirmed,
          confirm_by,
          created_at: 0,
          updated_at: TEST_NOW,
        })
        .execute()
    await deleteUnconfirmedAccounts(await testDependencies({ database }))
    const left = await database.selectFrom('account').select('id').orderBy('id').execute()
    expect(left.map(({ id }) => id)).toEqual(['confirmed', 'for-good', 'in-time'])
  },
)
