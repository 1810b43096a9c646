import { hash, randomBytes } from 'node:crypto'
import { OPEN_ACCESS } from '../access/access-policy.ts'
import { createBackground } from '../background.ts'
import { openMemoryDatabase } from '../database/open-database.ts'
import type { Dependencies } from '../dependencies.ts'
import { createConnection } from '../http/connection.ts'
import { emptySite } from '../http/open-site.ts'
import { createResponseBudget } from '../http/response-budget.ts'
import { createLocalBus } from '../live/bus.ts'
import { createEventStreams } from '../live/event-streams.ts'
import { createMail } from '../mail/mail.ts'
import { createOutbox } from '../mail/outbox.ts'
import type { Passwords } from '../passwords.ts'
import { createQuota, measureUse } from '../quota/quota.ts'
import { DEFAULT_QUOTAS, DEFAULT_RETENTION } from '../settings.ts'

/** 2023-11-14T22:13:20Z, when nothing else is said. */
export const TEST_NOW = 1_700_000_000_000

/** Instant hashing, since scrypt needs a tenth of a second each: a hash has a salt and differs from the password. */
const quickPasswords: Passwords = {
  hash: async (password) => {
    const salt = randomBytes(16).toString('hex')
    return `${salt}:${quickHash(salt, password)}`
  },
  verify: async ({ hash, password }) => {
    const [salt = '', key] = hash.split(':')
    return key === quickHash(salt, password)
  },
}

function quickHash(salt: string, password: string): string {
  return hash('sha512', `${salt} ${password}`)
}

/** An outside for `createApp` that reaches nothing: memory, a clock that stands still, a log that is silent. */
export async function testDependencies(given: Partial<Dependencies> = {}): Promise<Dependencies> {
  const database = given.database ?? (await openMemoryDatabase())
  const { now = () => TEST_NOW, log = () => {} } = given
  const background = createBackground(log)
  return {
    database,
    bus: createLocalBus(),
    streams: createEventStreams(),
    responses: createResponseBudget(),
    site: emptySite,
    connection: createConnection(''),
    publicUrl: undefined,
    contactUrl: undefined,
    hsts: undefined,
    basePath: '',
    linkOrigin: 'http://localhost',
    mail: createMail({ background, log, store: createOutbox({ database, now, randomBytes }) }),
    background,
    ocrFolders: [],
    retention: DEFAULT_RETENTION,
    isDemo: false,
    dataDir: undefined,
    metricsToken: undefined,
    access: OPEN_ACCESS,
    sso: undefined,
    allowsPasswords: true,
    sessionMaxAgeMs: Number.POSITIVE_INFINITY,
    passwords: quickPasswords,
    quota: createQuota({ limits: DEFAULT_QUOTAS, measure: () => measureUse(database), elapsed: now, log }),
    now,
    elapsed: now,
    randomBytes,
    log,
    logFailedSignIn: () => {},
    ...given,
  }
}
