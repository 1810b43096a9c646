import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Precache } from '#contract/site.ts'
import { type ServerProcess, startServer } from './testing/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'sundry-closed-'))
const TOKEN = 'a-token-of-the-tests'
const CLOSED = {
  DATA_DIR: folder,
  PUBLIC_URL: 'https://tools.example.org',
  SIGN_UP: 'closed',
  POLLS: 'off',
  ROOMS: 'off',
  NEWSLETTER: 'off',
  PLANS: 'off',
  DISABLED_TOOLS: 'json-formatter,api-tester',
  SITE_NOTICE: 'For the people of <our> town.',
  CONTACT_URL: 'mailto:ada@example.org',
  SUGGESTIONS_URL: 'https://example.org/ideas',
  API_TOKENS: TOKEN,
}
const NOT_FOUND = [
  '/pricing',
  '/newsletter',
  '/anonymous-poll',
  '/poll/some-id',
  '/poll/any.html',
  '/room/some-id',
  '/quiz/some-id',
  '/json-formatter',
  '/json-formatter.html',
  '/tools/dev/json-formatter',
  '/api-tester',
]
let server: ServerProcess

beforeAll(async () => {
  server = await startServer(CLOSED)
}, 60_000)

afterAll(async () => {
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

const textOf = async (path: string) => (await fetch(server.url + path)).text()

test.each(NOT_FOUND)('%s is not there', async (path) => {
  expect((await fetch(server.url + path)).status).toBe(404)
})

test('enabled pages are available', async () => {
  for (const path of ['/', '/tools', '/auth', '/quiz-builder', '/sprint-point-estimator', '/pdf-merger'])
    expect((await fetch(server.url + path)).status, path).toBe(200)
})

test('no page leads to what is closed, in its document', async () => {
  const { fileByPath } = await offlineList()
  for (const file of new Set(Object.values(fileByPath))) {
    const html = await textOf(file)
    const leading = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
    expect(
      leading.filter((href) => NOT_FOUND.includes(href ?? '')),
      file,
    ).toEqual([])
  }
})

test('documents, sitemap, offline list and shortcuts name nothing of it', async () => {
  const [sitemap, list, manifest] = [
    await textOf('/sitemap.xml'),
    JSON.stringify(await offlineList()),
    await textOf('/manifest.webmanifest'),
  ]
  expect(sitemap).toContain('<loc>https://tools.example.org/pdf-merger</loc>')
  for (const name of ['json-formatter', 'api-tester', 'anonymous-poll', 'pricing', 'newsletter']) {
    for (const text of [sitemap, manifest]) expect(text).not.toContain(name)
    expect(list).not.toContain(`/${name}"`)
    expect(list).not.toContain(`/${name}.html"`)
  }
  expect(JSON.parse(manifest).shortcuts).toHaveLength(4)
})

test('the footer says what the operator says, and leads to them', async () => {
  const html = await textOf('/about')
  expect(html).toContain('For the people of &lt;our&gt; town.')
  expect(html).toContain('href="mailto:ada@example.org"')
  expect(html).toContain('<meta name="suggestions" content="https://example.org/ideas">')
  expect(html).toContain('<link rel="canonical" href="https://tools.example.org/about">')
  expect(html).not.toContain('>Newsletter<')
})

test('documents go out as small as built ones', async () => {
  const response = await fetch(`${server.url}/about`, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(Number(response.headers.get('content-length'))).toBeLessThan(13_500)
})

test.each([
  ['POST', '/api/polls', 404, 'Polls are turned off on this site.'],
  ['GET', '/api/polls/some-id', 404, 'Polls are turned off on this site.'],
  ['POST', '/api/rooms', 404, 'Live sessions are turned off on this site.'],
  ['POST', '/api/rooms/by-code', 404, 'Live sessions are turned off on this site.'],
  ['POST', '/api/games', 404, 'Live quizzes are turned off on this site.'],
  ['GET', '/api/quizzes/some-id', 404, 'Quizzes are not shared on this site.'],
  ['POST', '/api/newsletter/join', 404, 'This site has no newsletter.'],
  ['GET', '/api/plan', 404, 'This site has no plans.'],
  ['POST', '/api/account/sign-up', 403, 'This site makes no new accounts.'],
])('%s %s is answered %i in words', async (method, path, status, error) => {
  const body = method === 'POST' ? '{}' : null
  const response = await fetch(server.url + path, {
    method,
    body,
    headers: { 'content-type': 'application/json', origin: 'https://tools.example.org' },
  })
  expect([response.status, await response.json()]).toEqual([status, { error }])
})

test('the API neither lists nor runs operations of a disabled tool', async () => {
  const headers = { authorization: `Bearer ${TOKEN}` }
  const ask = (name: string) =>
    fetch(`${server.url}/api/run/${name}`, {
      method: 'POST',
      headers,
      body: '{"amount":1000,"rate":6,"term":3}',
    })
  expect((await ask('json-format')).status).toBe(404)
  expect((await ask('loan')).status).toBe(200)
  const { paths } = await (await fetch(`${server.url}/api/openapi.json`, { headers })).json()
  expect(Object.keys(paths)).toContain('/api/run/loan')
  expect(Object.keys(paths)).not.toContain('/api/run/json-format')
})

test('the documents are made once for the same words', async () => {
  const made = readdirSync(join(folder, 'site'))
  expect(made).toHaveLength(1)
  await server.end('SIGTERM')
  server = await startServer(CLOSED)
  expect(readdirSync(join(folder, 'site'))).toEqual(made)
}, 60_000)

test('a tool that there is not cannot be hidden: the start stops, and says which there are', async () => {
  const start = startServer({ DATA_DIR: join(folder, 'other'), DISABLED_TOOLS: 'pdf-splitter' })
  await expect(start).rejects.toThrow(
    /DISABLED_TOOLS names "pdf-splitter", which is no tool\. The tools are anonymous-poll, api-tester, /,
  )
})

async function offlineList(): Promise<Precache> {
  const [, list = ''] = /^self\.precache=(\{.*\});$/m.exec(await textOf('/service-worker.js')) ?? []
  return JSON.parse(list)
}
