import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type AccessPolicy, OPEN_ACCESS } from '../access/access-policy.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Use } from '../quota/quota.ts'
import { DEFAULT_QUOTAS } from '../settings.ts'
import { ENGINES } from '../testing/databases.fixture.ts'
import { testDependencies } from '../testing/dependencies.fixture.ts'
import { createAdmin } from './admin.fixture.ts'
import { findAccessErrors } from './check-command.ts'
import { errorsOfDatabase } from './check-database.ts'

const MB = 2 ** 20
const NOTHING = { polls: 0, rooms: 0, quizzes: 0, accounts: 0 }

/** A quota of which so many bytes are used. */
const used = (use: Partial<Use>): Pick<Dependencies, 'quota'> => ({
  quota: {
    limits: DEFAULT_QUOTAS,
    reserve: () => () => {},
    measure: async () => ({ ...NOTHING, ...use }),
    latest: async () => ({ ...NOTHING, ...use }),
  },
})

describe.each(ENGINES)('on %s', (engine) => {
  test('reports tables with orphaned rows with their number, and wrong sums', async () => {
    const { database, admin, clock } = await createAdmin(engine)
    clock.now = Date.now()
    // A sign-in by passkey that waits belongs to no account yet.
    await database
      .insertInto('account_challenge')
      .values({ token_hash: 'h', account_id: null, purpose: 'sign-in', challenge: 'c', expires_at: 1 })
      .execute()
    expect(await errorsOfDatabase(database)).toEqual([])
    await database
      .insertInto('plan_trial')
      .values([
        { account_id: 'nobody', plan: 'pro', started_at: 1 },
        { account_id: 'nobody', plan: 'business', started_at: 1 },
      ])
      .execute()
    await database
      .insertInto('sync_account')
      .values({ account_id: 'nobody', sequence: 1, entries: 2, items: 1, bytes: 1 })
      .execute()
    await database
      .insertInto('sync_item')
      .values([
        { account_id: 'nobody', collection: 'c', id: '1', value: '1', changed_at: 1, sequence: 1 },
        { account_id: 'other', collection: 'c', id: '1', value: '1', changed_at: 1, sequence: 1 },
      ])
      .execute()
    const problems = [
      '1 rows of sync_account belong to nothing in account.',
      '1 rows of sync_item belong to nothing in sync_account.',
      '2 rows of plan_trial belong to nothing in account.',
      '1 accounts count other items than they keep.',
    ]
    expect(await errorsOfDatabase(database)).toEqual(problems)
    const { code, out } = await admin('check')
    expect([code, out.split('\n').slice(1)]).toEqual([1, [...problems, '']])
  })

  test('reports a missing migration', async () => {
    const { database } = await createAdmin(engine)
    await sql`DELETE FROM kysely_migration WHERE name = '0022-shared-limits'`.execute(database)
    expect(await errorsOfDatabase(database)).toEqual(['The schema lacks the change 0022-shared-limits.'])
  })

  test('reports a read-only database', async () => {
    const { database, admin } = await createAdmin(engine)
    await database.schema.alterTable('probe').renameTo('away').execute()
    const { code, out } = await admin('check')
    expect([code, out.split('\n')[1]]).toEqual([1, 'The database takes no writes.'])
  })
})

test('reports success, with exit code 0', async () => {
  const { admin } = await createAdmin('SQLite')
  const { code, out } = await admin('check')
  expect([code, out.split('\n').slice(1)]).toEqual([0, ['Everything is in order.', '']])
})

test.each([
  [{ rooms: 0.9 * 2048 * MB - 1 }, []],
  [{ rooms: 0.9 * 2048 * MB }, ['The quota of rooms is 90 % full (1844 of 2048 MB).']],
  [{ polls: 4096 * MB }, ['The quota of polls is 100 % full (4096 of 4096 MB).']],
  [
    { quizzes: 2047 * MB, accounts: 4000 * MB },
    [
      'The quota of quizzes is 99 % full (2047 of 2048 MB).',
      'The quota of accounts is 97 % full (4000 of 4096 MB).',
    ],
  ],
  [
    { polls: 3600 * MB, accounts: 3600 * MB, rooms: 180 * MB },
    ['The quota of all is 90 % full (7380 of 8192 MB).'],
  ],
])('with %j in use these quotas are nearly full: %j', async (use, problems) => {
  const { json } = await createAdmin('SQLite', used(use))
  expect(await json('check')).toMatchObject({ isInOrder: problems.length === 0, problems })
})

test('checks every table that references another one', async () => {
  const { database } = await createAdmin('SQLite')
  const parents = {
    poll_option: 'poll',
    poll_voter: 'poll',
    poll_ranking: 'poll',
    room_presence: 'room',
    game_player: 'game',
    game_answer: 'game',
    quiz_attempt: 'quiz',
    quiz_version: 'quiz',
    account_login: 'account',
    account_session: 'account',
    account_link: 'account',
    account_totp: 'account',
    account_recovery_code: 'account',
    account_passkey: 'account',
    account_challenge: 'account',
    sync_account: 'account',
    sync_item: 'sync_account',
    plan_trial: 'account',
  }
  for (const pragma of ['foreign_keys = OFF', 'ignore_check_constraints = ON'])
    await sql`PRAGMA ${sql.raw(pragma)}`.execute(database)
  for (const table of Object.keys(parents)) {
    const { rows } = await sql<{ name: string; type: string }>`
      SELECT name, type FROM pragma_table_info(${table})`.execute(database)
    const values = rows.map(({ type }) => (/int/i.test(type) ? 0 : `of ${table}`))
    await sql`INSERT INTO ${sql.table(table)} VALUES (${sql.join(values)})`.execute(database)
  }
  expect(await errorsOfDatabase(database)).toEqual(
    Object.entries(parents).map(([table, parent]) => `1 rows of ${table} belong to nothing in ${parent}.`),
  )
  const { rows: keys } = await sql<{ child: string }>`
    SELECT DISTINCT child.name AS child FROM sqlite_schema AS child, pragma_foreign_key_list(child.name)
    WHERE child.type = 'table' ORDER BY child`.execute(database)
  expect(Object.keys(parents)).toEqual(expect.arrayContaining(keys.map(({ child }) => child)))
})

const account = {
  id: 'a',
  email: 'ada@example.com',
  name: 'Ada',
  is_confirmed: 1,
  created_at: 1,
  updated_at: 1,
} as const
const subscriber = (email: string) => ({ email, subscribed_at: 1, confirm_by: null })

const TRIALS =
  'SIGN_UP=closed but PLANS=on: the pricing page offers trials to people who cannot make an account.'
const nobody = (what: string) =>
  `${what}=accounts and SIGN_UP=closed, but there is no account: nobody can begin any. Invite somebody.`

test.each<[Partial<AccessPolicy>, { accounts?: number; readers?: number }, readonly string[]]>([
  [{}, {}, []],
  [{ signUp: 'closed' }, {}, [TRIALS]],
  [{ signUp: 'invited' }, {}, []],
  [{ signUp: 'closed', hasPlans: false }, {}, []],
  [{ signUp: 'closed', hasPlans: false, polls: 'accounts' }, {}, [nobody('POLLS')]],
  [{ signUp: 'closed', hasPlans: false, rooms: 'accounts' }, {}, [nobody('ROOMS')]],
  [{ signUp: 'closed', hasPlans: false, rooms: 'accounts', polls: 'accounts' }, { accounts: 1 }, []],
  [{ signUp: 'invited', polls: 'accounts' }, {}, []],
  [{ signUp: 'closed', hasPlans: false, polls: 'off', rooms: 'off' }, {}, []],
  [{ hasNewsletter: false }, {}, []],
  [
    { hasNewsletter: false },
    { readers: 2 },
    ['NEWSLETTER=off, but 2 addresses are on the list and have no way out. Remove them.'],
  ],
  [{}, { readers: 2 }, []],
])(
  'access settings %j with %j contradict each other so: %j',
  async (access, { accounts = 0, readers = 0 }, errors) => {
    const dependencies = await testDependencies({ access: { ...OPEN_ACCESS, ...access } })
    if (accounts > 0) await dependencies.database.insertInto('account').values(account).execute()
    for (let reader = 0; reader < readers; reader++)
      await dependencies.database
        .insertInto('subscriber')
        .values(subscriber(`${reader}@example.com`))
        .execute()
    expect(await findAccessErrors(dependencies)).toEqual(errors)
  },
)
