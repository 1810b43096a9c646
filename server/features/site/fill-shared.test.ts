import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { SHARED_PLACEHOLDERS } from '#contract/site.ts'
import type { Dependencies } from '../../dependencies.ts'
import { emptySite } from '../../http/open-site.ts'
import type { SharedPage, SharedPages } from '../../share-links/shared-page.ts'
import { testDependencies } from '../../testing/dependencies.fixture.ts'
import { createSiteRoutes } from './site-routes.ts'

const { head, headEnd, text } = SHARED_PLACEHOLDERS
const BUILT = `<head>${head}<title>Built</title>${headEnd}</head><body>${text}<div></div></body>`
const DOCUMENTS = { 'any.html': BUILT, 'plain.html': '<p>Without places</p>' }
const PAGE: SharedPage = { title: 'Tea?', description: 'A poll', lines: [] }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sundry-shared-'))
  for (const [name, text] of Object.entries(DOCUMENTS)) await writeFile(join(folder, name), text)
})
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => {
  vi.useRealTimers()
})

/** A site of `/poll/{id}` and `/room/{id}`, and `/plain/{id}` whose document has no places to fill. */
async function siteOf(shared: SharedPages, given: Partial<Dependencies> = {}) {
  const below = { '/poll/': 'any.html', '/room/': 'any.html', '/plain/': 'plain.html', '/lost/': 'lost.html' }
  const files = new Map(
    Object.entries(DOCUMENTS).map(([name, text]) => [
      name,
      {
        type: 'text/html; charset=utf-8',
        etag: '"a"',
        identity: { path: join(folder, name), start: 0, sizeBytes: text.length },
      },
    ]),
  )
  const dependencies = await testDependencies({ site: { files, map: { ...emptySite.map, below } }, ...given })
  return new Hono().route('/', createSiteRoutes(dependencies, shared))
}

const titleOf = async (response: Response) => /<title>(.*?)<\/title>/.exec(await response.text())?.[1]

test('each address is read by its own reader, with the id that it ends with', async () => {
  const reads: string[] = []
  const reader = (kind: string) => async (id: string) => {
    reads.push(`${kind} ${id}`)
    return { ...PAGE, title: `${kind} ${id}` }
  }
  const app = await siteOf({ '/poll/': reader('Poll'), '/room/': reader('Room') })
  expect(await titleOf(await app.request('/poll/Zk3_x'))).toBe('Poll Zk3_x | Sundry')
  expect(await titleOf(await app.request('/room/Zk3_x'))).toBe('Room Zk3_x | Sundry')
  expect(reads).toEqual(['Poll Zk3_x', 'Room Zk3_x'])
})

test('caches a page for five seconds, then reads it again', async () => {
  let elapsed = 0
  let title = 'Before'
  const app = await siteOf({ '/poll/': async () => ({ ...PAGE, title }) }, { elapsed: () => elapsed })
  const seen = async () => titleOf(await app.request('/poll/a'))
  expect(await seen()).toBe('Before | Sundry')
  title = 'After'
  elapsed = 4_999
  expect([await seen(), await titleOf(await app.request('/poll/b'))]).toEqual([
    'Before | Sundry',
    'After | Sundry',
  ])
  elapsed = 5_000
  expect(await seen()).toBe('After | Sundry')
})

test('does not cache missing pages: they can be created at any moment', async () => {
  const views = [undefined, 'gone', PAGE] as const
  let at = 0
  const app = await siteOf({ '/poll/': async () => views[at++] })
  const answers: unknown[] = []
  for (const _ of views) {
    const response = await app.request('/poll/a')
    answers.push([response.status, await titleOf(response)])
  }
  expect(answers).toEqual([
    [404, 'Nothing here | Sundry'],
    [410, 'No longer here | Sundry'],
    [200, 'Tea? | Sundry'],
  ])
})

test('missing pages of a folder are one document, whatever their ids', async () => {
  const app = await siteOf({ '/poll/': async () => undefined, '/room/': async () => 'gone' })
  const tags = async (path: string) => (await app.request(path)).headers.get('etag')
  expect(await tags('/poll/a')).toBe(await tags('/poll/b'))
  expect(await tags('/poll/a')).not.toBe(await tags('/room/a'))
})

test('caches three hundred filled pages and evicts the oldest', async () => {
  const reads: string[] = []
  const app = await siteOf({
    '/poll/': async (id) => {
      reads.push(id)
      return PAGE
    },
  })
  for (let id = 0; id < 300; id++) await app.request(`/poll/${id}`, { method: 'HEAD' })
  await app.request('/poll/0')
  expect(reads).toHaveLength(300)
  await app.request('/poll/300')
  await app.request('/poll/1')
  expect(reads).toHaveLength(301)
  await app.request('/poll/0')
  expect(reads.slice(300)).toEqual(['300', '0'])
})

test('answers 304 without a body for a known page in any encoding; its absence is reported each time', async () => {
  const app = await siteOf({
    '/poll/': async () => PAGE,
    '/room/': async () => 'gone',
  })
  const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
    app.request(path, { method, headers })
  const [plain, packed] = [
    await ask('/poll/a', {}),
    await ask('/poll/a', { 'accept-encoding': 'gzip, br;q=0' }),
  ]
  expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([
    null,
    'gzip',
  ])
  for (const { headers } of [plain, packed])
    expect([headers.get('vary'), headers.get('cache-control'), headers.get('content-type')]).toEqual([
      'accept-encoding',
      'no-cache',
      'text/html; charset=utf-8',
    ])
  const html = await plain.text()
  expect(gunzipSync(new Uint8Array(await packed.arrayBuffer())).toString()).toBe(html)
  const [tag = '', packedTag = ''] = [plain, packed].map(({ headers }) => headers.get('etag') ?? '')
  expect(packedTag).toBe(tag.replace(/"$/, '-gzip"'))
  expect((await ask('/poll/a', { 'if-none-match': tag })).status).toBe(304)
  expect((await ask('/poll/a', { 'if-none-match': packedTag })).status).toBe(200)
  expect((await ask('/poll/a', { 'if-none-match': packedTag, 'accept-encoding': 'gzip' })).status).toBe(304)
  const head = await ask('/poll/a', {}, 'HEAD')
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, tag, ''])
  const deleted = await ask('/room/a', {})
  const deletedTag = deleted.headers.get('etag') ?? ''
  expect((await ask('/room/a', { 'if-none-match': deletedTag })).status).toBe(410)
})

test('a page whose data cannot be read is sent as built, and the log contains the reason', async () => {
  const lines: string[] = []
  const app = await siteOf(
    {
      '/poll/': async () => {
        throw new Error('The line is broken')
      },
      '/plain/': async () => PAGE,
      '/lost/': async () => PAGE,
    },
    { log: (line) => lines.push(line) },
  )
  const response = await app.request('/poll/a')
  expect([response.status, await response.text()]).toEqual([200, BUILT])
  expect(lines).toEqual(['error filling a page: The line is broken'])
  // So are one without placeholders and one without a reader.
  expect(await (await app.request('/plain/a')).text()).toBe('<p>Without places</p>')
  expect(await (await app.request('/room/a')).text()).toBe(BUILT)
  expect((await app.request('/lost/a')).status).toBe(404)
  expect(lines).toHaveLength(1)
})

test('sends the unfilled page after a second and a half', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const app = await siteOf({ '/poll/': () => new Promise(() => {}) })
  let isAnswered = false
  const response = Promise.resolve(app.request('/poll/a')).finally(() => {
    isAnswered = true
  })
  await vi.advanceTimersByTimeAsync(1_499)
  expect(isAnswered).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await (await response).text()).toBe(BUILT)
})

test('without scripts the page shows the lines, or the description if it has no lines', async () => {
  const app = await siteOf({
    '/poll/': async () => ({ title: 'A <b>', description: '1 < 2 & "so"', lines: ['<i>', '&'] }),
    '/room/': async () => ({ title: 'A <b>', description: '1 < 2 & "so"', lines: [] }),
  })
  const noscript = async (path: string) =>
    /<noscript>.*<\/noscript>/
      .exec(await (await app.request(path)).text())?.[0]
      .replaceAll(/ (class|dir)="[^"]*"/g, '')
  expect(await noscript('/poll/a')).toBe(
    '<noscript><article><h2>A &lt;b></h2><ul><li>&lt;i></li><li>&amp;</li></ul><p>This page needs JavaScript.</p></article></noscript>',
  )
  expect(await noscript('/room/a')).toBe(
    '<noscript><article><h2>A &lt;b></h2><p>1 &lt; 2 &amp; &quot;so&quot;</p><p>This page needs JavaScript.</p></article></noscript>',
  )
})

test.each([
  [120, 300, '', ''],
  [121, 301, '…', '…'],
])(
  'a title of %i and a description of %i characters end with “%s” and “%s”',
  async (title, description, one, other) => {
    const app = await siteOf({
      '/poll/': async () => ({ title: 'a'.repeat(title), description: 'b'.repeat(description), lines: [] }),
    })
    const html = await (await app.request('/poll/a')).text()
    expect(/<title>(.*) \| Sundry<\/title>/.exec(html)?.[1]).toBe(`${'a'.repeat(one ? 119 : 120)}${one}`)
    expect(/<meta name="description" content="([^"]*)">/.exec(html)?.[1]).toBe(
      `${'b'.repeat(other ? 299 : 300)}${other}`,
    )
  },
)

test.each([
  [404, undefined, 'Nothing here', 'There has never been anything at this address.'],
  [410, 'gone' as const, 'No longer here', 'This page has been deleted.'],
])('explains status %i in words too', async (status, view, title, description) => {
  const app = await siteOf({ '/poll/': async () => view })
  const response = await app.request('/poll/a')
  const html = await response.text()
  expect([response.status, /<title>(.*)<\/title>/.exec(html)?.[1]]).toEqual([status, `${title} | Sundry`])
  expect(/<noscript>.*<p>(.*?)<\/p><p>/.exec(html)?.[1]).toBe(description)
  expect(html).toContain('<meta name="robots" content="noindex">')
})

test('sends the smaller encoding to a client that accepts both', async () => {
  const app = await siteOf({ '/poll/': async () => PAGE })
  const [plain, packed] = [
    await app.request('/poll/a'),
    await app.request('/poll/a', { headers: { 'accept-encoding': 'gzip, deflate, br' } }),
  ]
  expect([packed.headers.get('content-encoding'), packed.headers.get('etag')]).toEqual([
    'br',
    plain.headers.get('etag')?.replace(/"$/, '-br"'),
  ])
  const bytes = new Uint8Array(await packed.arrayBuffer())
  expect(brotliDecompressSync(bytes).toString()).toBe(await plain.text())
})
