import { expect, test } from 'vitest'
import { type AccessPolicy, OPEN_ACCESS } from '../access/access-policy.ts'
import { testDependencies } from '../testing/dependencies.fixture.ts'
import { findAccessErrors } from './check-access.ts'

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
