import { errorsOfSettings } from '../check-settings.ts'
import type { Dependencies } from '../dependencies.ts'
import { findClockError } from '../observability/check-clock.ts'
import { createReadinessCheck } from '../observability/readiness.ts'
import { VERSION } from '../observability/version.ts'
import { QUOTA_KINDS } from '../quota/quota.ts'
import { errorsOfDatabase } from './check-database.ts'
import type { AdminContext, Command } from './command.ts'

/** Share of a quota from which on a warning is reported. */
const NEARLY_FULL = 0.9

async function errorsOfQuota({ dependencies: { quota } }: AdminContext): Promise<string[]> {
  const use = await quota.measure()
  const shares = [
    ...QUOTA_KINDS.map((kind) => [kind, use[kind], quota.limits[kind]] as const),
    ['all', QUOTA_KINDS.reduce((sum, kind) => sum + use[kind], 0), quota.limits.all] as const,
  ]
  return shares.flatMap(([name, used, limit]) =>
    used >= limit * NEARLY_FULL
      ? `The quota of ${name} is ${Math.floor((used / limit) * 100)} % full (${Math.ceil(used / 2 ** 20)} of ${limit / 2 ** 20} MB).`
      : [],
  )
}

export const checkCommands: readonly Command[] = [
  {
    usage: 'check',
    isAudited: false,
    summary:
      'Looks at the database, its schema, what belongs to nothing, quotas, and settings that contradict each other.',
    async run(context) {
      const { dependencies, settings, environment } = context
      const notReady = await createReadinessCheck(dependencies)()
      const clockError = await findClockError(dependencies)
      const problems = [
        ...(notReady === undefined ? [] : [notReady]),
        ...(clockError === undefined ? [] : [clockError]),
        ...(await errorsOfDatabase(dependencies.database)),
        ...(await errorsOfQuota(context)),
        ...errorsOfSettings(settings, environment),
        ...(await findAccessErrors(dependencies)),
      ]
      const said =
        problems.length === 0 ? 'Everything is in order.\n' : problems.map((one) => `${one}\n`).join('')
      return {
        data: { version: VERSION, isInOrder: problems.length === 0, problems },
        text: `Sundry ${VERSION}\n${said}`,
        isFailure: problems.length > 0,
      }
    },
  },
]

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
