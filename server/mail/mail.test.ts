import { describe, expect, onTestFinished, test } from 'vitest'
import { WEEK_MS } from '#lib/dates/durations.ts'
import { createBackground } from '../background.ts'
import { ENGINES, type Engine, emptyDatabase } from '../testing/databases.fixture.ts'
import { startMailServer } from '../testing/mail-server.fixture.ts'
import { createMail, createSmtpDelivery, type DeliveryFate, type Email, fateAfter, reasonOf } from './mail.ts'
import { clearOutbox, createOutbox, readOutbox, sendAgain } from './outbox.ts'

test.each(ENGINES)('without a mail server, mails wait on %s for the operator, for a week', async (engine) => {
  const database = await emptyDatabase(engine)
  let time = 0
  let ids = 0
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  const background = createBackground(log)
  const keep = createOutbox({
    database,
    now: () => time,
    randomBytes: (count) => new Uint8Array(count).fill(ids++),
  })
  const mail = createMail({ background, log, store: keep })
  expect(mail.isDelivered).toBe(false)
  expect(await readOutbox(database)).toBe('The outbox is empty.\n')

  mail.send({ to: 'ada@example.com', subject: 'First', text: 'Hello Ada' })
  await background.idle()
  time = WEEK_MS
  mail.send({ to: 'bob@example.com', subject: 'Second', text: 'Hello Bob' })
  await background.idle()
  expect(await readOutbox(database)).toBe(`1970-01-01T00:00:00.000Z
To: ada@example.com
Subject: First

Hello Ada
------------------------------------------------------------
1970-01-08T00:00:00.000Z
To: bob@example.com
Subject: Second

Hello Bob
`)

  time = WEEK_MS + 1
  mail.send({ to: 'cy@example.com', subject: 'Third', text: 'Hello Cy' })
  await background.idle()
  expect(await readOutbox(database)).not.toContain('ada@example.com')
  await clearOutbox(database)
  expect(await readOutbox(database)).toBe('The outbox is empty.\n')
  expect(lines).toEqual([])
})

test('with a mail server, mails are sent; rejected ones wait, and the log contains no email address', async () => {
  const server = await startMailServer()
  onTestFinished(server.stop)
  const stored: string[] = []
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  const background = createBackground(log)
  const mail = createMail({
    background,
    log,
    store: async ({ to }, fate) => void stored.push(`${to} ${fate}`),
    deliver: createSmtpDelivery({ url: server.url, from: 'Sundry <sundry@tools.example.org>' }),
  })
  expect(mail.isDelivered).toBe(true)
  mail.send({ to: 'ada@example.com', subject: 'Grüße', text: 'Hello Ada' })
  mail.send({ to: 'nobody@example.com', subject: 'Hello', text: 'Hello nobody' })
  await background.idle()
  expect(server.received).toHaveLength(1)
  expect(server.received[0]).toMatch(/^From: Sundry <sundry@tools\.example\.org>\r$/m)
  expect(server.received[0]).toMatch(/^To: ada@example\.com\r$/m)
  expect(server.received[0]).toMatch(/\r\n\r\nHello Ada/)
  expect(stored).toEqual(['nobody@example.com operator'])
  expect(lines).toEqual(['an email was refused (EENVELOPE 550) and waits in the outbox'])
})

test('no password is sent to a mail server that cannot encrypt', async () => {
  const server = await startMailServer()
  onTestFinished(server.stop)
  const url = server.url.replace('smtp://', 'smtp://ada:secret@')
  await expect(
    createSmtpDelivery({ url, from: 'sundry@example.org' })({
      to: 'ada@example.com',
      subject: 'Hello',
      text: '',
    }),
  ).rejects.toMatchObject({ code: 'ETLS' })
  expect(server.received).toEqual([])
})

test.each(ENGINES)(
  'a mail that could not be sent is tried again by one process on %s, later and later, and then left to the operator',
  async (engine) => {
    const database = await emptyDatabase(engine)
    let time = 0
    const parts = { database, now: () => time, randomBytes: (count: number) => new Uint8Array(count) }
    await createOutbox(parts)({ to: 'ada@example.com', subject: 'Hello', text: 'Hello Ada' }, 'again')
    const tried: number[] = []
    const busy = async () => {
      tried.push(time / 60_000)
      throw Object.assign(new Error('Try later'), { responseCode: 450 })
    }
    for (; time <= 3_000 * 60_000; time += 60_000)
      await Promise.all([sendAgain(parts, busy), sendAgain(parts, busy)])
    expect(tried).toEqual([1, 6, 21, 81, 321, 1041, 2481])
    expect(await readOutbox(database)).toContain('Hello Ada')
  },
)

const smtpError = (responseCode: number) => Object.assign(new Error('No'), { responseCode })

test.each([
  ['is full for now', smtpError(452), 'again'],
  ['is just below for good', smtpError(499), 'again'],
  ['does not know the command', smtpError(500), 'operator'],
  ['knows no such person', smtpError(550), 'operator'],
  ['cannot be reached', new Error('connect ECONNREFUSED'), 'again'],
  ['says nothing that is known', 'oh', 'again'],
])('a mail rejected by a server which %s is left to %s', (_, error, fate) => {
  expect(fateAfter(error)).toBe(fate)
})

test.each([
  [Object.assign(new Error('ada@example.com'), { code: 'EENVELOPE', responseCode: 550 }), 'EENVELOPE 550'],
  [Object.assign(new Error('ada@example.com'), { code: 'ECONNECTION' }), 'ECONNECTION'],
  [smtpError(421), '421'],
  [new TypeError('ada@example.com'), 'TypeError'],
  ['ada@example.com', 'unknown'],
])('reasonOf(): reduces an error to its kind: %s is %s', (error, reason) => {
  expect(reasonOf(error)).toBe(reason)
})

test('an undeliverable mail is stored for a retry and logged', async () => {
  const stored: unknown[] = []
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  const background = createBackground(log)
  const message = { to: 'ada@example.com', subject: 'Hello', text: 'Hello Ada' }
  const mail = createMail({
    background,
    log,
    store: async (...what) => void stored.push(what),
    deliver: async () => {
      throw Object.assign(new Error('No line to ada@example.com'), { code: 'ECONNECTION' })
    },
  })
  mail.send(message)
  await background.idle()
  expect(stored).toEqual([[message, 'again']])
  expect(lines).toEqual(['an email could not be sent (ECONNECTION) and is tried again'])
})

/** An outbox whose mails are named by their subjects, with a clock that the test sets. */
async function outboxWith(engine: Engine) {
  const clock = { now: 0 }
  let ids = 0
  const database = await emptyDatabase(engine)
  const parts = {
    database,
    now: () => clock.now,
    randomBytes: (count: number) => new Uint8Array(new Uint32Array([ids++, 0, 0]).buffer).slice(0, count),
  }
  const keep = createOutbox(parts)
  return {
    clock,
    keep: (subject: string, fate: DeliveryFate) =>
      keep({ to: 'ada@example.com', subject, text: 'Hello' }, fate),
    /** Returns the mails sent now, or attempted if the server fails. */
    async sent(error?: Error) {
      const subjects: string[] = []
      await sendAgain(parts, async ({ subject }: Email) => {
        subjects.push(subject)
        if (error) throw error
      })
      return subjects
    },
    /** Simulates a process that takes the first due mail, and dies with it. */
    die: () =>
      new Promise<void>((resolve) => {
        void sendAgain(parts, () => {
          resolve()
          return new Promise<void>(() => {})
        })
      }),
    waiting: async () =>
      (
        await database
          .selectFrom('outbox')
          .select(['subject', 'tries', 'next_try_at'])
          .orderBy('subject')
          .execute()
      ).map(({ subject, tries, next_try_at }) => [subject, tries, next_try_at]),
  }
}

describe.each(ENGINES)('the outbox on %s', (engine) => {
  test('skips mails for the operator, and sends due ones in order of waiting time', async () => {
    const { clock, keep, sent, waiting } = await outboxWith(engine)
    await keep('for the operator', 'operator')
    clock.now = 2_000
    await keep('second', 'again')
    clock.now = 1_000
    await keep('first', 'again')
    clock.now = 3_000
    await keep('later', 'again')
    clock.now = 60_999
    expect(await sent()).toEqual([])
    clock.now = 62_000
    expect(await sent()).toEqual(['first', 'second'])
    expect(await waiting()).toEqual([
      ['for the operator', 1, null],
      ['later', 1, 63_000],
    ])
  })

  test('leaves a permanently rejected mail to the operator at once, and retries a temporary failure with a longer delay', async () => {
    const { clock, keep, sent, waiting } = await outboxWith(engine)
    await keep('one', 'again')
    clock.now = 60_000
    expect(await sent(smtpError(450))).toEqual(['one'])
    expect(await waiting()).toEqual([['one', 2, 360_000]])
    clock.now = 359_999
    await keep('other', 'again')
    expect(await sent()).toEqual([])
    clock.now = 360_000
    expect(await sent(smtpError(550))).toEqual(['one'])
    expect(await waiting()).toEqual([
      ['one', 3, null],
      ['other', 1, 419_999],
    ])
    clock.now = 1e9
    expect(await sent()).toEqual(['other'])
  })

  test('fifty go out at once, and the others with the next look', async () => {
    const { clock, keep, sent, waiting } = await outboxWith(engine)
    for (let count = 0; count < 51; count++) await keep(`${count}`, 'again')
    clock.now = 60_000
    expect((await sent()).length).toBe(50)
    expect(await waiting()).toHaveLength(1)
    expect((await sent()).length).toBe(1)
    expect(await waiting()).toEqual([])
  })

  test('a mail with which a process dies is tried again by the next wait, and no earlier', async () => {
    const { clock, keep, die, sent, waiting } = await outboxWith(engine)
    await keep('one', 'again')
    clock.now = 60_000
    await die()
    expect(await waiting()).toEqual([['one', 2, 360_000]])
    clock.now = 359_999
    expect(await sent()).toEqual([])
    clock.now = 360_000
    expect(await sent()).toEqual(['one'])
    expect(await waiting()).toEqual([])
  })
})
