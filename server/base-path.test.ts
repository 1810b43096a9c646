import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Precache } from '#contract/site.ts'
import { createApp } from './app.ts'
import { testDependencies } from './testing/dependencies.fixture.ts'
import { type ServerProcess, startServer } from './testing/server-process.ts'
import { createTestVisitor } from './testing/visitor.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'sundry-below-'))
let server: ServerProcess
let worker: string

beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder, BASE_PATH: '/tools', PUBLIC_URL: 'http://example.org' })
  worker = await textOf('/tools/service-worker.js')
}, 120_000)

afterAll(async () => {
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: 'manual' })
const textOf = async (path: string) => (await ask(path)).text()
const listOf = (text: string): Precache =>
  JSON.parse(text.slice('self.precache='.length, text.indexOf(';\n')))

/** Addresses of a document that lie outside the path. */
function strays(html: string): string[] {
  const named = html.matchAll(/\b(?:href|src|action)="(\/[^"]*)"|"(?:url|item)":"(\/[^"]*)"/g)
  return [...named].map(([, one, other]) => one ?? other ?? '').filter((to) => !to.startsWith('/tools/'))
}

test('each document names addresses below the path only, and each script that it names is there', async () => {
  const { fileByPath } = listOf(worker)
  const scripts = new Set<string>()
  for (const path of Object.keys(fileByPath)) {
    const html = await textOf(`/tools${path}`)
    expect(strays(html), path).toEqual([])
    expect(html, path).not.toContain('__base__')
    for (const [script = ''] of html.matchAll(/\/tools\/assets\/[^"]+\.(?:js|css)/g)) scripts.add(script)
  }
  expect(scripts.size).toBeGreaterThan(50)
  for (const script of scripts) {
    const response = await ask(script)
    expect([script, response.status]).toEqual([script, 200])
    expect(await response.text()).not.toMatch(/__base__|__off__/)
  }
})

test('the manifest, the map and the worker are those of the path', async () => {
  const manifest = JSON.parse(await textOf('/tools/manifest.webmanifest'))
  expect(manifest).toMatchObject({ id: '/tools/', start_url: '/tools/tools' })
  expect([manifest.share_target.action, manifest.file_handlers[0].action]).toEqual([
    '/tools/share',
    '/tools/',
  ])
  expect(manifest.shortcuts[1].url).toBe('/tools/json-formatter')
  expect(manifest.icons[0].src).toBe('/tools/icon.svg')
  expect(await textOf('/tools/sitemap.xml')).toContain('<loc>http://example.org/tools/json-formatter</loc>')
  expect(worker).toContain('/tools/ocr/languages.json')
  expect(worker).not.toMatch(/__base__|__off__/)
})

test('paths at the root also exist below the base path, and redirect nowhere else', async () => {
  for (const [path, status, to] of [
    ['/tools', 301, '/tools/'],
    ['/tools?x=1', 301, '/tools/?x=1'],
    ['/tools/', 200, null],
    ['/tools/tools', 200, null],
    ['/tools/tools/finance/loan-calculator', 200, null],
    ['/tools/loan-calculator/', 301, '/tools/loan-calculator'],
    ['/tools/api/health', 200, null],
    ['/tools/tools/no-such-category', 404, null],
    ['/tools/poll/never-was', 404, null],
  ] as const) {
    const response = await ask(path)
    const location = response.headers.get('location')
    expect([path, response.status, location]).toEqual([path, status, to])
  }
})

test('behind a proxy that strips the path and reports it in a header, the same URLs lead to the same pages', async () => {
  const titleOf = async (path: string, headers?: Record<string, string>) =>
    /<title>([^<]*)/.exec(await (await ask(path, headers)).text())?.[1]
  for (const path of ['/', '/tools', '/tools/finance', '/loan-calculator']) {
    const here = await titleOf(path, { 'x-forwarded-prefix': '/tools' })
    expect([path, here]).toEqual([path, await titleOf(`/tools${path}`)])
  }
  const response = await ask('/loan-calculator/', { 'x-forwarded-prefix': '/tools' })
  expect(response.headers.get('location')).toBe('/tools/loan-calculator')
})

describe('below a path', () => {
  test('cookies are sent to it only, and letters lead to it', async () => {
    const messages: string[] = []
    const dependencies = await testDependencies({
      basePath: '/tools',
      linkOrigin: 'https://example.org/tools',
      mail: { isDelivered: true, send: ({ text }) => messages.push(text) },
    })
    const app = await createApp(dependencies)
    const ada = createTestVisitor(app)
    const account = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }
    await ada.post('/tools/api/account/sign-up', account)
    // A letter is written in the background of work in the background.
    await dependencies.background.idle()
    await dependencies.background.idle()
    expect(messages.join()).toContain('https://example.org/tools/auth#confirm=')
    const room = { name: 'Ada', deck: { id: 'fibonacci', custom: [] }, stories: [] }
    const made = await ada.answerTo('/tools/api/rooms', room)
    expect(made.headers.getSetCookie().join()).toContain('Path=/tools/api/rooms;')
  })

  test('a session is the path’s', async () => {
    const app = await createApp(await testDependencies({ basePath: '/tools' }))
    const ada = createTestVisitor(app)
    const account = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }
    const made = await ada.answerTo('/tools/api/account/sign-up', account)
    const [session] = made.headers.getSetCookie().filter((line) => line.startsWith('sundry.session_token='))
    expect(session).toContain('Path=/tools;')
    expect((await ada.get('/tools/api/account/sessions')).status).toBe(200)
  })
})
