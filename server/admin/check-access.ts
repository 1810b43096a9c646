import type { Dependencies } from '../dependencies.ts'

/** Finds settings of feature access that contradict each other or the stored data, a sentence each. */
export async function findAccessErrors({ access, database }: Dependencies): Promise<string[]> {
  const { signUp, polls, rooms, hasNewsletter, hasPlans } = access
  const accounts = await countOf(database, 'account')
  const readers = await countOf(database, 'subscriber')
  const nobodyCan = (what: string, who: string) =>
    who === 'accounts' && signUp === 'closed' && accounts === 0
      ? [
          `${what}=accounts and SIGN_UP=closed, but there is no account: nobody can begin any. Invite somebody.`,
        ]
      : []
  return [
    ...(signUp === 'closed' && hasPlans
      ? ['SIGN_UP=closed but PLANS=on: the pricing page offers trials to people who cannot make an account.']
      : []),
    ...nobodyCan('POLLS', polls),
    ...nobodyCan('ROOMS', rooms),
    ...(!hasNewsletter && readers > 0
      ? [`NEWSLETTER=off, but ${readers} addresses are on the list and have no way out. Remove them.`]
      : []),
  ]
}

async function countOf(database: Dependencies['database'], table: 'account' | 'subscriber'): Promise<number> {
  const { count } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
