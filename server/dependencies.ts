import { randomBytes } from 'node:crypto'
import { DAY_MS } from '#lib/dates/durations.ts'
import type { AccessPolicy } from './access/access-policy.ts'
import { type Background, createBackground } from './background.ts'
import { type Database, openPostgres, openSqlite } from './database/open-database.ts'
import { type Connection, createConnection } from './http/connection.ts'
import type { Site } from './http/open-site.ts'
import { createResponseBudget, type ResponseBudget } from './http/response-budget.ts'
import { languageFolders } from './language-folders.ts'
import { type Bus, createLocalBus, createPostgresBus } from './live/bus.ts'
import { capToOpenFiles, createEventStreams, type EventStreams } from './live/event-streams.ts'
import { createLog, type Log } from './log.ts'
import { createMail, createSmtpDelivery, type Email, type Mail } from './mail/mail.ts'
import { createOutbox, sendAgain } from './mail/outbox.ts'
import { createFailedSignInLog, type FailedSignInLog } from './observability/failed-sign-ins.ts'
import { type Passwords, scryptPasswords } from './passwords.ts'
import { createQuota, measureUse, type Quota } from './quota/quota.ts'
import type { Runtime } from './runtime.ts'
import type { Retention, Settings, SsoSettings } from './settings.ts'

/** Dependency container of the server; injected, so that tests run without a port, a clock or a log. */
export type Dependencies = Runtime & {
  readonly database: Database
  /** Tells the other processes, and this one, what has changed. */
  readonly bus: Bus
  readonly streams: EventStreams
  /** Bounds the bytes of responses under way. */
  readonly responses: ResponseBudget
  readonly site: Site
  readonly connection: Connection
  /** The site's own address, where the operator has set it. */
  readonly publicUrl: string | undefined
  /** Link for questions about the site, if the operator has set it. */
  readonly contactUrl: string | undefined
  /** Value of the header Strict-Transport-Security, if it is sent. */
  readonly hsts: string | undefined
  /** The path of its domain below which the site lies, such as `/tools`; empty at the root. */
  readonly basePath: string
  /** Base URL of links in emails, including the path: always the configured URL, never one from a request. */
  readonly linkOrigin: string
  readonly mail: Mail
  readonly background: Background
  /** Folders searched for OCR language data, in order of priority; an entry can be a pattern. */
  readonly ocrFolders: readonly string[]
  /** Days until inactive data is deleted. */
  readonly retention: Retention
  /** Whether polls, rooms and quizzes are deleted after an hour. */
  readonly isDemo: boolean
  /** Limits the stored data. */
  readonly quota: Quota
  /** Folder of the embedded database, if any. */
  readonly dataDir: string | undefined
  /** Bearer token for the metrics; unset disables them. */
  readonly metricsToken: string | undefined
  /** Enabled features, and their users. */
  readonly access: AccessPolicy
  /** Identity provider, if single sign-on is configured. */
  readonly sso: SsoSettings | undefined
  /** Whether accounts can be signed in to by a password. */
  readonly allowsPasswords: boolean
  /** Age at which a session ends even if it is used, in milliseconds; Infinity for none. */
  readonly sessionMaxAgeMs: number
  /** Password hashing. */
  readonly passwords: Passwords
  readonly log: Log
  readonly logFailedSignIn: FailedSignInLog
}

/** Opens what the settings name. Throws an Error that says what cannot be reached. */
export async function createDependencies(settings: Settings, site: Site): Promise<Dependencies> {
  const { databaseUrl, publicUrl, basePath, smtp } = settings
  const connection = createConnection(settings.trustProxy, publicUrl)
  const database = databaseUrl ? await openPostgres(databaseUrl) : await openSqlite(settings.dataDir)
  const now = () => Date.now()
  const write = (text: string) => process.stdout.write(text)
  const log = createLog(write, { ...settings.log, now })
  const elapsed = () => performance.now()
  const background = createBackground(log)
  const deliver = smtp && createSmtpDelivery(smtp)
  if (deliver) retryUnsentEmails({ database, now, background, deliver })
  return {
    database,
    bus: databaseUrl ? await createPostgresBus(databaseUrl, log) : createLocalBus(),
    streams: createEventStreams(capToOpenFiles(settings.streams)),
    responses: createResponseBudget(),
    site,
    connection,
    publicUrl,
    contactUrl: settings.contactUrl,
    hsts: settings.hsts,
    basePath,
    linkOrigin: (publicUrl ?? `http://localhost:${settings.port}`) + basePath,
    mail: createMail({
      background,
      log,
      store: createOutbox({ database, now, randomBytes }),
      ...(deliver && { deliver }),
    }),
    background,
    ocrFolders: languageFolders(settings),
    retention: settings.retention,
    isDemo: settings.isDemo,
    dataDir: databaseUrl ? undefined : settings.dataDir,
    metricsToken: settings.metricsToken,
    access: settings.access,
    sso: settings.sso,
    allowsPasswords: settings.allowsPasswords,
    sessionMaxAgeMs: (settings.sessionMaxDays ?? Number.POSITIVE_INFINITY) * DAY_MS,
    passwords: scryptPasswords,
    quota: createQuota({ limits: settings.quotas, measure: () => measureUse(database), elapsed, log }),
    now,
    elapsed,
    randomBytes,
    log,
    logFailedSignIn: createFailedSignInLog(settings.authLog, { now, write, background }),
  }
}

const RETRY_MAIL_MS = 30_000

/** Sends mails again that could not be sent, as long as the process lives. */
function retryUnsentEmails({
  background,
  deliver,
  ...parts
}: Pick<Dependencies, 'database' | 'now' | 'background'> & {
  readonly deliver: (message: Email) => Promise<void>
}): void {
  setInterval(() => background.run(() => sendAgain(parts, deliver)), RETRY_MAIL_MS).unref()
}

/** Closes all resources: first listeners and work in progress, then their data sources. */
export async function closeDependencies({ streams, background, bus, database }: Dependencies): Promise<void> {
  streams.endAll()
  await background.idle()
  await bus.close()
  await database.destroy()
}
