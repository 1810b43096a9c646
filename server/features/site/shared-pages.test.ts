import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { SHARED_PLACEHOLDERS } from '#contract/site.ts'
import { DAY_MS } from '#lib/dates/durations.ts'
import { createApp } from '../../app.ts'
import type { Database } from '../../database/open-database.ts'
import { openSite } from '../../http/open-site.ts'
import { runMaintenance } from '../../maintenance.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../../testing/dependencies.fixture.ts'
import { createPollsClient } from '../../testing/polls-client.ts'
import { createTestVisitor } from '../../testing/visitor.fixture.ts'

const CREATED = v.looseObject({ id: v.optional(v.string()), secret: v.optional(v.string()) })
const { head, headEnd, text } = SHARED_PLACEHOLDERS
const BUILT = `<head>${head}<title>Poll | Sundry</title>${headEnd}<style>a{}</style></head><body>${text}<div id="root"></div></body>`

/** Creates a site that contains only the documents of shared pages. */
async function sharedSite() {
  const dist = await mkdtemp(join(tmpdir(), 'sundry-site-'))
  const below = { '/poll/': 'poll/any.html', '/room/': 'room/any.html', '/quiz/': 'quiz/any.html' }
  for (const file of Object.values(below)) {
    await mkdir(join(dist, 'site', file, '..'), { recursive: true })
    await writeFile(join(dist, 'site', file), BUILT)
  }
  const map = { fileByPath: {}, below, notFound: '404.html', categoryNotFound: '404.html', documents: {} }
  await writeFile(join(dist, 'site.json'), JSON.stringify(map))
  return openSite(dist)
}

async function serverOn(database: Database, publicUrl?: string, log = (_line: string) => {}) {
  let time = TEST_NOW
  const dependencies = await testDependencies({
    database,
    site: await sharedSite(),
    now: () => time,
    log,
    ...(publicUrl && { publicUrl }),
  })
  const app = await createApp(dependencies)
  const visitor = createTestVisitor(app)
  return {
    app,
    polls: createPollsClient(app),
    post: async (path: string, body: unknown) => v.parse(CREATED, (await visitor.post(path, body)).body),
    see: async (path: string) => {
      const response = await app.request(`http://tools.example${path}`)
      return { status: response.status, html: await response.text() }
    },
    /** Chores are done on each day. */
    waitDays: async (days: number) => {
      time += days * DAY_MS
      await runMaintenance(dependencies)
    },
  }
}

describe.each(ENGINES)('on %s', (engine) => {
  let server: Awaited<ReturnType<typeof serverOn>>
  beforeEach(async () => {
    server = await serverOn(await emptyDatabase(engine))
  })

  test("a poll's page contains its question for chat previews, and its options for browsers without scripts", async () => {
    const { id } = await server.polls.create({
      question: 'Tea "or" <coffee>?',
      options: ['Tea', '<b>Coffee'],
    })
    const { status, html } = await server.see(`/poll/${id}`)
    expect(status).toBe(200)
    expect(html).toContain('<title>Tea &quot;or&quot; &lt;coffee>? | Sundry</title>')
    expect(html).toContain('<meta property="og:title" content="Tea &quot;or&quot; &lt;coffee>?">')
    expect(html).toContain('<meta property="og:description" content="Anonymous poll: Tea · &lt;b>Coffee">')
    // The Host header of a request is untrusted.
    expect(html).toContain(`<link rel="canonical" href="/poll/${id}">`)
    expect(html).not.toMatch(/og:url|og:image|tools\.example/)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('<li dir="auto">Tea</li><li dir="auto">&lt;b>Coffee</li>')
    expect(html).toMatch(/<\/noscript><div id="root"><\/div><\/body>$/)
    expect(html).not.toContain('Poll | Sundry')
  })

  test('a page of a poll says nothing of votes', async () => {
    const { id } = await server.polls.create()
    const before = await server.see(`/poll/${id}`)
    await (await server.polls.visitor(id)).vote([1])
    await server.waitDays(1)
    expect(await server.see(`/poll/${id}`)).toEqual(before)
  })

  test.each(['%00', 'a%0Ab', '%7F', '%C2%85', '%00%00'])(
    'responds 404 for the id %s and logs no error',
    async (id) => {
      const lines: string[] = []
      const server = await serverOn(await emptyDatabase(engine), undefined, (line) => lines.push(line))
      for (const folder of ['poll', 'room', 'quiz'])
        expect((await server.see(`/${folder}/${id}`)).status).toBe(404)
      expect(lines.filter((line) => line.startsWith('error'))).toEqual([])
    },
  )

  test('responds 404 for an unknown id and 410 for a deleted one', async () => {
    const { id, author } = await server.polls.create()
    const never = await server.see('/poll/AAAAAAAAAAAAAAAA')
    expect([never.status, never.html.includes('<title>Nothing here | Sundry</title>')]).toEqual([404, true])
    expect((await server.see('/room/AAAAAAAAAAAAAAAAAAAA')).status).toBe(404)
    expect((await server.see('/quiz/AAAAAAAAAAAAAAAAAAAA')).status).toBe(404)
    await server.polls.ask('DELETE', `/${id}`, undefined, author)
    const deleted = await server.see(`/poll/${id}`)
    expect([deleted.status, deleted.html.includes('<title>No longer here | Sundry</title>')]).toEqual([
      410,
      true,
    ])
  })

  test('a poll that was inactive, and later deleted, is gone', async () => {
    const { id } = await server.polls.create()
    for (let waited = 0; waited < 2; waited++) {
      await server.waitDays(400)
      await (await server.polls.visitor((await server.polls.create()).id)).vote([1])
      await server.waitDays(0)
      expect((await server.see(`/poll/${id}`)).status).toBe(410)
    }
  })

  test("a room's page contains only its name", async () => {
    const { id } = await server.post('/api/rooms', {
      name: 'Ada',
      deck: { id: 'fibonacci', custom: [] },
      stories: [{ title: 'Secret story', description: 'Hush', finalEstimate: '' }],
    })
    await server.post(`/api/rooms/${id}/commands`, { kind: 'name', name: 'Sprint 12' })
    const { status, html } = await server.see(`/room/${id}`)
    expect([status, html.includes('<title>Sprint 12 | Sundry</title>')]).toEqual([200, true])
    expect(html).not.toMatch(/Secret|Hush|Ada/)
  })

  test("a live quiz's page contains its title, and codes are indistinguishable", async () => {
    const { id } = await server.post('/api/games', {
      quiz: {
        title: 'Rivers of Europe',
        questions: [
          {
            id: 'q1',
            text: 'Is the Rhine long?',
            options: ['Yes', 'No'].map((text) => ({ id: text, text })),
            right: ['Yes'],
          },
        ],
      },
      seconds: 20,
      hasSpeedPoints: true,
    })
    const { status, html } = await server.see(`/quiz/${id}`)
    expect([status, html.includes('<title>Rivers of Europe | Sundry</title>')]).toEqual([200, true])
    expect(html).not.toContain('Rhine')
    const codes = [await server.see('/quiz/ABCDEF'), await server.see('/quiz/abc-def')]
    expect(codes.map((seen) => seen.status)).toEqual([200, 200])
    expect(codes[0]?.html).toContain('<title>Live Quiz | Sundry</title>')
  })

  test("a hosted quiz's page contains its title but no question", async () => {
    const { id } = await server.post('/api/quizzes', {
      quiz: {
        title: 'Rivers of Europe',
        questions: [{ id: 'q1', text: 'Which?', options: [{ id: 'a', text: 'Rhine' }] }],
      },
    })
    const { status, html } = await server.see(`/quiz/${id}`)
    expect([status, html.includes('<title>Rivers of Europe | Sundry</title>')]).toEqual([200, true])
    expect(html).not.toMatch(/Which|Rhine/)
    expect((await server.see('/quiz/AAAAAAAAAAAAAAAA')).status).toBe(404)
    const other = await server.post('/api/quizzes', { quiz: { questions: [{ id: 'q1' }] } })
    expect((await server.see(`/quiz/${other.id}`)).html).toContain('<title>Quiz | Sundry</title>')
  })
})

test('with PUBLIC_URL a filled page names its own address', async () => {
  const { app, polls } = await serverOn(await emptyDatabase('SQLite'), 'https://tools.example.org')
  const { id } = await polls.create()
  const html = await (await app.request(`/poll/${id}`)).text()
  expect(html).toContain(`<link rel="canonical" href="https://tools.example.org/poll/${id}">`)
  expect(html).toContain(`<meta property="og:url" content="https://tools.example.org/poll/${id}">`)
  expect(html).toContain('<meta property="og:image" content="https://tools.example.org/share.png">')
})

test('the built document itself is available to service workers, which cache it by its file', async () => {
  const { see } = await serverOn(await emptyDatabase('SQLite'))
  for (const file of ['/poll/any.html', '/room/any.html', '/quiz/any.html'])
    expect(await see(file)).toEqual({ status: 200, html: BUILT })
})

test('a long question is cut between characters, and its white space is one line', async () => {
  const { see, polls } = await serverOn(await emptyDatabase('SQLite'))
  const { id } = await polls.create({ question: `Which\nof these?${'👨‍👩‍👧'.repeat(200)}` })
  const [, title] = /<title>(.*) \| Sundry<\/title>/.exec((await see(`/poll/${id}`)).html) ?? []
  expect(title).toBe(`Which of these?${'👨‍👩‍👧'.repeat(104)}…`)
})
