import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../database/open-database.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { authAdapter, hashOf } from './auth-adapter.ts'

const AT = new Date('2026-04-17T10:00:00.123Z')
const LATER = new Date('2026-05-17T10:00:00.123Z')
const OPTIONS = {
  user: {
    modelName: 'account',
    fields: { emailVerified: 'is_confirmed', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
  session: {
    modelName: 'account_session',
    fields: {
      userId: 'account_id',
      expiresAt: 'expires_at',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
      userAgent: 'device',
    },
  },
}

let database: Database
let adapter: ReturnType<ReturnType<typeof authAdapter>>

async function add(id: string, emailVerified = false) {
  await adapter.create({
    model: 'user',
    data: {
      id,
      email: `${id}@example.com`,
      name: id,
      emailVerified,
      image: 'me.png',
      createdAt: AT,
      updatedAt: AT,
    },
    forceAllowId: true,
  })
}

const open = (userId: string, token: string, expiresAt = LATER) =>
  adapter.create({
    model: 'session',
    data: {
      userId,
      token,
      expiresAt,
      createdAt: AT,
      updatedAt: AT,
      ipAddress: '192.0.2.1',
      userAgent: 'Firefox on Linux',
    },
  })

describe.each(ENGINES)('auth adapter on %s', (engine) => {
  beforeEach(async () => {
    database = await emptyDatabase(engine)
    adapter = authAdapter(database, { now: () => AT.getTime() })(OPTIONS)
  })

  test('times are stored as UTC milliseconds, flags as 0 or 1, and read as they were written', async () => {
    await add('ada', true)
    await add('bob')
    expect(
      await database
        .selectFrom('account')
        .select(['id', 'is_confirmed', 'created_at', 'confirm_by'])
        .orderBy('id')
        .execute(),
    ).toEqual([
      { id: 'ada', is_confirmed: 1, created_at: AT.getTime(), confirm_by: null },
      { id: 'bob', is_confirmed: 0, created_at: AT.getTime(), confirm_by: null },
    ])
    const verified = async (id: string) =>
      adapter.findOne<object>({ model: 'user', where: [{ field: 'id', value: id }] })
    expect(await verified('ada')).toMatchObject({ emailVerified: true, createdAt: AT })
    expect(await verified('bob')).toMatchObject({ emailVerified: false, email: 'bob@example.com' })
    expect(await verified('cy')).toBeNull()
  })

  test('a session is stored without its secret, and found by it alone', async () => {
    await add('ada')
    expect(await open('ada', 'secret one')).toMatchObject({ token: 'secret one', userId: 'ada' })
    await open('ada', 'secret two')
    const tokens = await database.selectFrom('account_session').select('token').execute()
    expect(tokens.map(({ token }) => token).sort()).toEqual(
      [hashOf('secret one'), hashOf('secret two')].sort(),
    )
    const found = (value: string) =>
      adapter.findOne<object>({ model: 'session', where: [{ field: 'token', value }] })
    expect(await found('secret two')).toMatchObject({ token: 'secret two', userId: 'ada', expiresAt: LATER })
    expect([await found(hashOf('secret two')), await found('secret')]).toEqual([null, null])
  })

  test('a session that is used gets its new end, and no other one', async () => {
    await add('ada')
    await open('ada', 'one', AT)
    await open('ada', 'two', AT)
    const update = { expiresAt: LATER }
    const changed = (value: string) =>
      adapter.update<object>({ model: 'session', where: [{ field: 'token', value }], update })
    expect(await changed('two')).toMatchObject({ token: 'two', expiresAt: LATER })
    expect(await changed('none')).toBeNull()
    const rows = await database.selectFrom('account_session').select(['token', 'expires_at']).execute()
    expect(Object.fromEntries(rows.map(({ token, expires_at }) => [token, expires_at]))).toEqual({
      [hashOf('one')]: AT.getTime(),
      [hashOf('two')]: LATER.getTime(),
    })
  })

  test('rows are found, counted, changed and deleted by all of the conditions together', async () => {
    for (const id of ['ada', 'bob', 'cy']) await add(id, id !== 'cy')
    const idsOf = async (
      ...where: {
        field: string
        operator?: 'ne' | 'in' | 'lt' | 'gte'
        value: string | string[] | boolean | Date
      }[]
    ) => (await adapter.findMany<{ id: string }>({ model: 'user', where })).map(({ id }) => id).sort()
    expect(await idsOf()).toEqual(['ada', 'bob', 'cy'])
    expect(await idsOf({ field: 'id', operator: 'ne', value: 'bob' })).toEqual(['ada', 'cy'])
    expect(await idsOf({ field: 'id', operator: 'in', value: ['ada', 'cy'] })).toEqual(['ada', 'cy'])
    expect(await idsOf({ field: 'createdAt', operator: 'lt', value: AT })).toEqual([])
    expect(await idsOf({ field: 'createdAt', operator: 'gte', value: AT })).toEqual(['ada', 'bob', 'cy'])
    expect(
      await idsOf({ field: 'emailVerified', value: true }, { field: 'id', operator: 'ne', value: 'ada' }),
    ).toEqual(['bob'])
    const confirmed = [{ field: 'emailVerified', value: true }]
    expect(await adapter.count({ model: 'user', where: confirmed })).toBe(2)
    expect((await adapter.findMany({ model: 'user', limit: 2 })).length).toBe(2)
    expect(await adapter.updateMany({ model: 'user', where: confirmed, update: { name: 'Somebody' } })).toBe(
      2,
    )
    await adapter.delete({ model: 'user', where: [{ field: 'id', value: 'bob' }] })
    expect(await database.selectFrom('account').select(['id', 'name']).orderBy('id').execute()).toEqual([
      { id: 'ada', name: 'Somebody' },
      { id: 'cy', name: 'cy' },
    ])
    expect(await adapter.deleteMany({ model: 'user', where: confirmed })).toBe(1)
    expect(await idsOf()).toEqual(['cy'])
  })

  test('rejects unsupported search conditions instead of applying only some of them', async () => {
    await add('ada')
    for (const where of [
      [{ field: 'email', operator: 'contains' as const, value: 'ada' }],
      [
        { field: 'id', value: 'ada' },
        { field: 'id', connector: 'OR' as const, value: 'bob' },
      ],
    ])
      await expect(adapter.findMany({ model: 'user', where })).rejects.toThrow(
        'Accounts are never searched by',
      )
  })

  test('rolls back a transaction that fails half way', async () => {
    await expect(
      adapter.transaction(async (within) => {
        await within.create({
          model: 'user',
          data: {
            id: 'ada',
            email: 'a@example.com',
            name: 'Ada',
            emailVerified: false,
            createdAt: AT,
            updatedAt: AT,
          },
          forceAllowId: true,
        })
        throw new Error('A fault')
      }),
    ).rejects.toThrow('A fault')
    expect(await database.selectFrom('account').selectAll().execute()).toEqual([])
  })
})
