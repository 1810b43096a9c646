import { createReadinessCheck } from '../observability/readiness.ts'
import { VERSION } from '../observability/version.ts'
import { QUOTA_KINDS } from '../quota/quota.ts'
import { findAccessErrors } from './check-access.ts'
import { errorsOfDatabase } from './check-database.ts'
import { errorsOfSettings } from './check-settings.ts'
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
    summary:
      'Looks at the database, its schema, what belongs to nothing, quotas, and settings that contradict each other.',
    async run(context) {
      const { dependencies, settings, environment } = context
      const notReady = await createReadinessCheck(dependencies)()
      const problems = [
        ...(notReady === undefined ? [] : [notReady]),
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
