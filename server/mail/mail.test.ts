import { expect, onTestFinished, test } from 'vitest'
import { backgroundWork } from '../background.ts'
import { ENGINES, emptyDatabase } from '../testing/test-databases.ts'
import { startMailServer } from '../testing/test-mail-server.ts'
import { mailThrough } from './mail.ts'
import { clearOutbox, outboxOf, readOutbox, sendAgain } from './outbox.ts'
import { smtpDelivery } from './smtp.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

test.each(ENGINES)('without a mail server, mails wait on %s for the operator, for a week', async (engine) => {
  const database = await emptyDatabase(engine)
  let time = 0
  let ids = 0
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  const background = backgroundWork(log)
  const keep = outboxOf({
    database,
    now: () => time,
    randomBytes: (count) => new Uint8Array(count).fill(ids++),
  })
  const mail = mailThrough({ background, log, keep })
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

test('with a mail server, mails go out; what it does not take waits, and the log names no address', async () => {
  const server = await startMailServer()
  onTestFinished(server.stop)
  const kept: string[] = []
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  const background = backgroundWork(log)
  const mail = mailThrough({
    background,
    log,
    keep: async ({ to }, fate) => void kept.push(`${to} ${fate}`),
    deliver: smtpDelivery({ url: server.url, from: 'Sundry <sundry@tools.example.org>' }),
  })
  expect(mail.isDelivered).toBe(true)
  mail.send({ to: 'ada@example.com', subject: 'Grüße', text: 'Hello Ada' })
  mail.send({ to: 'nobody@example.com', subject: 'Hello', text: 'Hello nobody' })
  await background.idle()
  expect(server.received).toHaveLength(1)
  expect(server.received[0]).toMatch(/^From: Sundry <sundry@tools\.example\.org>\r$/m)
  expect(server.received[0]).toMatch(/^To: ada@example\.com\r$/m)
  expect(server.received[0]).toMatch(/\r\n\r\nHello Ada/)
  expect(kept).toEqual(['nobody@example.com operator'])
  expect(lines).toEqual(['an email was refused (EENVELOPE 550) and waits in the outbox'])
})

test('a password is not given to a mail server that cannot encrypt', async () => {
  const server = await startMailServer()
  onTestFinished(server.stop)
  const url = server.url.replace('smtp://', 'smtp://ada:secret@')
  await expect(
    smtpDelivery({ url, from: 'sundry@example.org' })({ to: 'ada@example.com', subject: 'Hello', text: '' }),
  ).rejects.toMatchObject({ code: 'ETLS' })
  expect(server.received).toEqual([])
})

test.each(ENGINES)(
  'a mail that could not be sent is tried again by one process on %s, later and later, and then left to the operator',
  async (engine) => {
    const database = await emptyDatabase(engine)
    let time = 0
    const parts = { database, now: () => time, randomBytes: (count: number) => new Uint8Array(count) }
    await outboxOf(parts)({ to: 'ada@example.com', subject: 'Hello', text: 'Hello Ada' }, 'again')
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

test.each(ENGINES)('a mail that goes out at the second try is no longer kept on %s', async (engine) => {
  const database = await emptyDatabase(engine)
  const parts = { database, now: () => 60_000, randomBytes: (count: number) => new Uint8Array(count) }
  await outboxOf({ ...parts, now: () => 0 })(
    { to: 'ada@example.com', subject: 'Hello', text: 'Hello Ada' },
    'again',
  )
  const sent: string[] = []
  await sendAgain(parts, async ({ to, text }) => void sent.push(`${to}: ${text}`))
  expect(sent).toEqual(['ada@example.com: Hello Ada'])
  expect(await readOutbox(database)).toBe('The outbox is empty.\n')
})
