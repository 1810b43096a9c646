import { expect, onTestFinished, test, vi } from 'vitest'
import { OPEN_ACCESS } from './access/access-policy.ts'
import { closeDependencies, createDependencies } from './dependencies.ts'
import { emptySite } from './http/open-site.ts'
import { readSettings } from './settings.ts'
import { ENGINES, emptyStorage } from './testing/databases.fixture.ts'
import { startMailServer } from './testing/mail-server.fixture.ts'

/** Creates the dependencies of a server with these settings, closed after the test. */
async function opened(environment: Readonly<Record<string, string>>) {
  const dependencies = await createDependencies(readSettings(environment), emptySite)
  onTestFinished(() => closeDependencies(dependencies))
  return dependencies
}

test.each(ENGINES)('a server on %s has what its settings say', async (engine) => {
  const storage = await emptyStorage(engine)
  const dependencies = await opened({
    ...storage,
    PUBLIC_URL: 'https://tools.example.org',
    BASE_PATH: '/tools',
    RETENTION_ROOMS_DAYS: '3',
    QUOTA_ROOMS_MB: '5',
    METRICS_TOKEN: 'a-long-enough-token',
    POLLS: 'off',
    SMTP_URL: 'smtp://127.0.0.1:9',
  })
  expect(dependencies).toMatchObject({
    publicUrl: 'https://tools.example.org',
    basePath: '/tools',
    linkOrigin: 'https://tools.example.org/tools',
    mail: { isDelivered: true },
    retention: { pollsDays: 366, roomsDays: 3 },
    metricsToken: 'a-long-enough-token',
    access: { ...OPEN_ACCESS, polls: 'off' },
    sso: undefined,
    allowsPasswords: true,
    dataDir: 'DATA_DIR' in storage ? storage.DATA_DIR : undefined,
  })
  expect(dependencies.quota.limits.rooms).toBe(5 * 2 ** 20)
  expect(await dependencies.database.selectFrom('subscriber').selectAll().execute()).toEqual([])
})

test('a server without a configured URL uses this machine’s in emails, and stores them for the operator', async () => {
  const dependencies = await opened({ ...(await emptyStorage('SQLite')), PORT: '8080', BASE_PATH: '/tools' })
  expect([dependencies.publicUrl, dependencies.linkOrigin, dependencies.mail.isDelivered]).toEqual([
    undefined,
    'http://localhost:8080/tools',
    false,
  ])
  dependencies.mail.send({ to: 'ada@example.com', subject: 'Hello', text: 'Hello Ada' })
  await dependencies.background.idle()
  const stored = await dependencies.database
    .selectFrom('outbox')
    .select(['recipient', 'next_try_at'])
    .execute()
  expect(stored).toEqual([{ recipient: 'ada@example.com', next_try_at: null }])
})

test('close() waits for pending work before it closes the database', async () => {
  const dependencies = await createDependencies(
    readSettings({ ...(await emptyStorage('SQLite')) }),
    emptySite,
  )
  const work = Promise.withResolvers<void>()
  let rows: unknown
  dependencies.background.run(async () => {
    await work.promise
    rows = await dependencies.database.selectFrom('subscriber').selectAll().execute()
  })
  const closed = closeDependencies(dependencies)
  work.resolve()
  await closed
  expect(rows).toEqual([])
})

test('a letter that could not be sent is tried again within half a minute', async () => {
  const server = await startMailServer()
  onTestFinished(() => server.stop())
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { database, background } = await opened({
    ...(await emptyStorage('SQLite')),
    PUBLIC_URL: 'https://tools.example.org',
    SMTP_URL: server.url,
    MAIL_FROM: 'Sundry <tools@example.org>',
  })
  const message = { recipient: 'ada@example.com', subject: 'Hello', text: 'Hello Ada' }
  await database
    .insertInto('outbox')
    .values({ ...message, id: 'a', written_at: 0, tries: 1, next_try_at: 1 })
    .execute()
  vi.advanceTimersByTime(29_999)
  await background.idle()
  expect(server.received).toEqual([])
  vi.advanceTimersByTime(1)
  await background.idle()
  expect(server.received).toEqual([expect.stringMatching(/^To: ada@example\.com\r$/m)])
  expect(await database.selectFrom('outbox').selectAll().execute()).toEqual([])
})
