import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Precache } from '#contract/site.ts'

const PRECACHE: Precache = {
  version: 'v3',
  files: ['/a.html', '/b.js', '/c.css', '/d.js', '/e.js'],
  fileByPath: { '/': '/a.html' },
  below: { '/poll/': '/poll.html' },
  engines: ['/assets/engine-new'],
  notFound: '/404.html',
  categoryNotFound: '/tools-404.html',
}
/** By its place alone: its types are those of a worker, which no page has. */
const WORKER = join(import.meta.dirname, 'service-worker.ts')
const ORIGIN = 'https://sundry.example'

const pathOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname

/** One of the browser's caches, by paths. */
class TestCache {
  readonly entries = new Map<string, Response>()
  readonly added: string[][] = []
  async addAll(requests: readonly Request[]): Promise<void> {
    this.added.push(requests.map(pathOf))
  }
  async put(request: Request | string, response: Response): Promise<void> {
    this.entries.set(pathOf(request), response)
  }
  async match(request: Request | string): Promise<Response | undefined> {
    return this.entries.get(pathOf(request))?.clone()
  }
  async keys(): Promise<Request[]> {
    return [...this.entries.keys()].map((path) => new Request(ORIGIN + path))
  }
  async delete(request: Request): Promise<boolean> {
    return this.entries.delete(pathOf(request))
  }
}

const caches = {
  all: new Map<string, TestCache>(),
  async open(name: string) {
    const cache = this.all.get(name) ?? new TestCache()
    this.all.set(name, cache)
    return cache
  },
  async keys() {
    return [...this.all.keys()]
  },
  async delete(name: string) {
    return this.all.delete(name)
  },
  async match(request: string) {
    for (const cache of this.all.values()) {
      const found = await cache.match(request)
      if (found) return found
    }
    return undefined
  },
}

type Listener = (event: object) => void
const listeners = new Map<string, Listener>()
const done: string[] = []
/** Responses of the server by path; a missing one means no connection. */
let server: Readonly<Record<string, () => Response>> = {}

beforeAll(async () => {
  vi.stubGlobal('self', {
    precache: PRECACHE,
    location: new URL(ORIGIN),
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: async () => done.push('takes over'),
    clients: { claim: async () => done.push('claims') },
  })
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (request: Request) => {
    const answer = server[pathOf(request)]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  // Node's fetch requires absolute URLs; a browser resolves relative ones.
  const NativeRequest = Request
  vi.stubGlobal(
    'Request',
    class extends NativeRequest {
      constructor(input: string | URL, init?: RequestInit) {
        super(new URL(input, ORIGIN), init)
      }
    },
  )
  vi.spyOn(Response, 'redirect').mockImplementation(
    (to, status) => new Response(null, { status: status ?? 302, headers: { location: String(to) } }),
  )
  await import(WORKER)
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
beforeEach(() => {
  caches.all.clear()
  done.length = 0
  server = {}
})

async function happens(name: 'install' | 'activate'): Promise<void> {
  let work: unknown
  listeners.get(name)?.({ waitUntil: (promise: unknown) => (work = promise) })
  await work
}

/** Returns the worker's response; undefined if it leaves the request to the browser. */
async function answerTo(path: string, more: RequestInit & { readonly isPage?: boolean } = {}) {
  const { isPage = false, ...options } = more
  const request = new Request(path.startsWith('https:') ? path : ORIGIN + path, options)
  if (isPage) Object.defineProperty(request, 'mode', { value: 'navigate' })
  let answer: Promise<Response> | undefined
  listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) })
  return answer
}

async function keep(cache: string, path: string, text: string): Promise<void> {
  await (await caches.open(cache)).put(path, new Response(text))
}
const cachedPaths = (name: string) => [...(caches.all.get(name)?.entries.keys() ?? [])]

test('all files of a deployment are fetched four at a time before it activates', async () => {
  await happens('install')
  expect(caches.all.get('sundry-v3')?.added).toEqual([['/a.html', '/b.js', '/c.css', '/d.js'], ['/e.js']])
  expect(done).toEqual(['takes over'])
})

test('the previous deployment remains for open pages, older ones are deleted, and permanent caches remain', async () => {
  for (const name of [
    'sundry-v1',
    'sundry-engines',
    'sundry-v2',
    'sundry-languages',
    'other',
    'sundry-shared',
    'sundry-v3',
  ])
    await caches.open(name)
  await keep('sundry-engines', '/assets/engine-old/a.wasm', 'old')
  await keep('sundry-engines', '/assets/engine-new/a.wasm', 'new')
  await happens('activate')
  expect([...caches.all.keys()]).toEqual([
    'sundry-engines',
    'sundry-v2',
    'sundry-languages',
    'other',
    'sundry-shared',
    'sundry-v3',
  ])
  expect(cachedPaths('sundry-engines')).toEqual(['/assets/engine-new/a.wasm'])
  expect(done).toEqual(['claims'])
})

test('a cached page is returned unchanged, by its path or for any id', async () => {
  await keep('sundry-v3', '/a.html', 'start')
  await keep('sundry-v3', '/poll.html', 'poll')
  expect(await (await answerTo('/', { isPage: true }))?.text()).toBe('start')
  expect(await (await answerTo('/'))?.text()).toBe('start')
  expect(await (await answerTo('/poll/abc', { isPage: true }))?.text()).toBe('poll')
})

test('an uncached page is loaded from the server; if offline it is not found, a category with its own message', async () => {
  server = { '/new-page': () => new Response('new') }
  await keep('sundry-v3', '/404.html', 'nothing')
  await keep('sundry-v3', '/tools-404.html', 'no category')
  expect(await (await answerTo('/new-page', { isPage: true }))?.text()).toBe('new')
  const missing = await answerTo('/old-page', { isPage: true })
  expect([missing?.status, await missing?.text()]).toEqual([404, 'nothing'])
  expect(await (await answerTo('/tools/none', { isPage: true }))?.text()).toBe('no category')
  expect(await (await answerTo('/tools/a/b', { isPage: true }))?.text()).toBe('nothing')
})

test.each([
  ['what is sent', '/a', { method: 'POST' }],
  ['the server’s own answers', '/api/polls', {}],
  ['another site', 'https://other.example/b.js', {}],
  ['what is asked for past every cache', '/b.js', { cache: 'no-store' as const }],
])('%s is left to the browser', async (_, path, options) => {
  await keep('sundry-v3', '/b.js', 'kept')
  expect(await answerTo(path, options)).toBeUndefined()
})

test('a file is loaded from this deployment, else from an earlier one, else from the server', async () => {
  server = { '/f.js': () => new Response('from the server') }
  await keep('sundry-v2', '/b.js', 'before')
  await keep('sundry-v3', '/b.js', 'now')
  await keep('sundry-v2', '/old.js', 'before')
  expect(await (await answerTo('/b.js'))?.text()).toBe('now')
  expect(await (await answerTo('/old.js'))?.text()).toBe('before')
  expect(await (await answerTo('/f.js'))?.text()).toBe('from the server')
})

test('an engine and the data of a language are cached on first use, other files and error responses are not', async () => {
  server = {
    '/assets/engine-new/a.wasm': () => new Response('engine'),
    '/assets/gone.wasm': () => new Response('no', { status: 404 }),
    '/ocr/deu-1.traineddata': () => new Response('data'),
    '/robots.txt': () => new Response('text'),
  }
  for (const path of Object.keys(server)) await answerTo(path)
  expect(cachedPaths('sundry-engines')).toEqual(['/assets/engine-new/a.wasm'])
  expect(cachedPaths('sundry-languages')).toEqual(['/ocr/deu-1.traineddata'])
  server = {}
  expect(await (await answerTo('/assets/engine-new/a.wasm'))?.text()).toBe('engine')
})

test("the list of languages is the server's current one, or offline the last one; removed data is deleted", async () => {
  await keep('sundry-languages', '/ocr/deu-1.traineddata', 'old')
  await keep('sundry-languages', '/ocr/deu-2.traineddata', 'new')
  server = { '/ocr/languages.json': () => new Response('{"address":"/ocr/deu-2.traineddata"}') }
  expect(await (await answerTo('/ocr/languages.json'))?.text()).toBe('{"address":"/ocr/deu-2.traineddata"}')
  expect(cachedPaths('sundry-languages')).toEqual(['/ocr/deu-2.traineddata', '/ocr/languages.json'])
  for (const refusing of [{}, { '/ocr/languages.json': () => new Response('no', { status: 500 }) }]) {
    server = refusing
    expect(await (await answerTo('/ocr/languages.json'))?.text()).toBe('{"address":"/ocr/deu-2.traineddata"}')
  }
})

test('content shared by another app is stored for its page and never reaches the server', async () => {
  const headers = { 'content-type': 'text/plain;charset=utf-8' }
  const answer = await answerTo('/share', { method: 'POST', body: 'shared text', headers })
  expect([answer?.status, answer?.headers.get('location')]).toEqual([303, '/#shared'])
  const stored = caches.all.get('sundry-shared')?.entries.get('/share')
  expect([stored?.headers.get('content-type'), await stored?.text()]).toEqual([
    headers['content-type'],
    'shared text',
  ])
})
