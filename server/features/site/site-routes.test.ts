import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { emptySite, openSite, type Site } from '../../http/open-site.ts'
import { testDependencies } from '../../testing/dependencies.fixture.ts'

const lines: string[] = []
let app: Awaited<ReturnType<typeof createApp>>
let site: Site

beforeAll(async () => {
  const dist = await mkdtemp(join(tmpdir(), 'sundry-site-'))
  const files = {
    'index.html': '<h1>Home</h1>',
    'api-tester.html': '<h1>API Tester</h1>',
    'scanner.html': '<h1>Scanner</h1>',
    '404.html': '<h1>Gone</h1>',
    'tools/404.html': '<h1>Category Not Found</h1>',
    'poll/any.html': '<h1>Poll</h1>',
    'icon.svg': '<svg></svg>',
    'icon-192.png': 'png',
    'manifest.webmanifest': '{}',
    'a/icon.svg': '<svg></svg>',
    'service-worker.js': 'let c = 1',
    'assets/react-abc.js': 'let a = 1',
    'assets/json.worker-abc.js': 'let b = 1',
  }
  for (const [name, text] of Object.entries(files)) {
    const path = join(dist, 'site', name)
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, text)
    await writeFile(`${path}.br`, brotliCompressSync(text))
  }
  const map = {
    fileByPath: {
      '/': 'index.html',
      '/api-tester': 'api-tester.html',
      '/tools/dev/api-tester': 'api-tester.html',
      '/scanner': 'scanner.html',
    },
    below: { '/poll/': 'poll/any.html' },
    notFound: '404.html',
    categoryNotFound: 'tools/404.html',
    documents: {
      'index.html': { script: 'aGFzaA==', styles: ['aW5kZXg='] },
      'api-tester.html': { script: 'aGFzaA==', styles: ['YXBp'], reach: 'any-address' },
      'scanner.html': { script: 'aGFzaA==', styles: ['c2Nhbg=='], uses: 'camera' },
      '404.html': { script: 'aGFzaA==', styles: ['NDA0'] },
    },
  }
  await writeFile(join(dist, 'site.json'), JSON.stringify(map))
  site = await openSite(dist)
  app = await createApp(await testDependencies({ site, now: () => 0, log: (line) => lines.push(line) }))
})

test.each([
  ['/', 200, '<h1>Home</h1>'],
  ['/tools/dev/api-tester', 200, '<h1>API Tester</h1>'],
  ['/poll/Zk3_x', 200, '<h1>Poll</h1>'],
  ['/poll', 404, '<h1>Gone</h1>'],
  ['/poll/a/b', 404, '<h1>Gone</h1>'],
  ['/nope', 404, '<h1>Gone</h1>'],
  ['/tools/nope', 404, '<h1>Category Not Found</h1>'],
  ['/tools/dev/nope', 404, '<h1>Gone</h1>'],
  ['/../../etc/passwd', 404, '<h1>Gone</h1>'],
  ['/%2e%2e/site.json', 404, '<h1>Gone</h1>'],
])('%s is answered %i', async (path, status, text) => {
  const response = await app.request(path)
  expect([response.status, await response.text()]).toEqual([status, text])
})

test.each([
  ['/api-tester/', '/api-tester'],
  ['/tools/dev/api-tester/', '/tools/dev/api-tester'],
])('%s leads on to %s for good', async (path, to) => {
  const response = await app.request(path)
  expect([response.status, response.headers.get('location')]).toEqual([301, to])
  const below = await createApp(await testDependencies({ site, basePath: '/here' }))
  expect((await below.request(`/here${path}`)).headers.get('location')).toBe(`/here${to}`)
})

test('a path with a suffix is 404 if the path without it is', async () => {
  for (const path of ['/nope/', '/poll/', '/api-testers', '/api-tester//'])
    expect([path, (await app.request(path)).status]).toEqual([path, 404])
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('a page is not available by %s', async (method) => {
  const response = await app.request('/api-tester', { method })
  expect([response.status, await response.json()]).toEqual([
    405,
    { error: 'This address answers only GET and HEAD' },
  ])
})

test('HEAD returns the same headers without a body', async () => {
  for (const [path, status] of [
    ['/api-tester', 200],
    ['/nope', 404],
    ['/poll/Zk3_x', 200],
  ] as const) {
    const [whole, head] = [await app.request(path), await app.request(path, { method: 'HEAD' })]
    expect([path, head.status, await head.text()]).toEqual([path, status, ''])
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers))
  }
})

test('a file is sent with its type and length, compressed or not, and Vary on the accepted encoding', async () => {
  const ask = async (path: string, accepts: string, tag = '') => {
    const headers = { 'accept-encoding': accepts, ...(tag && { 'if-none-match': tag }) }
    const response = await app.request(path, { headers })
    const bytes = (await response.arrayBuffer()).byteLength
    return { status: response.status, bytes, headers: response.headers }
  }
  const plain = await ask('/assets/react-abc.js', '')
  expect([plain.headers.get('content-type'), plain.headers.get('content-length'), plain.bytes]).toEqual([
    'text/javascript',
    '9',
    9,
  ])
  const packed = await ask('/assets/react-abc.js', 'br')
  expect(packed.headers.get('content-length')).toBe(String(packed.bytes))
  for (const { headers } of [plain, packed]) expect(headers.get('vary')).toBe('accept-encoding')
  const [tag = '', packedTag = ''] = [plain, packed].map(({ headers }) => headers.get('etag') ?? '')
  expect(packedTag).toBe(tag.replace(/"$/, '-br"'))
  expect((await ask('/assets/react-abc.js', '', packedTag)).status).toBe(200)
  expect((await ask('/assets/react-abc.js', '', tag)).status).toBe(304)
  // A page that is not there is never one that the browser has.
  const missing = await ask('/nope', '')
  expect((await ask('/nope', '', missing.headers.get('etag') ?? '')).status).toBe(404)
  expect(missing.headers.get('cache-control')).toBe('no-cache')
})

test('only the document that must reach any address has the wider policy', async () => {
  const policy = async (path: string) => (await app.request(path)).headers.get('content-security-policy')
  const own = ((await policy('/')) ?? '').split('; ')
  expect(own).toContain("connect-src 'self'")
  expect(own).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-aGFzaA=='")
  expect(own).toContain("style-src 'self' 'sha256-aW5kZXg='")
  expect(await policy('/nope')).toContain("style-src 'self' 'sha256-NDA0';")
  expect(await policy('/nope')).toContain("connect-src 'self';")
  const wide = await policy('/api-tester')
  // The service worker caches the document by its file.
  expect(await policy('/api-tester.html')).toBe(wide)
  const changes = (wide ?? '').split('; ').filter((directive) => !own.includes(directive))
  expect(changes).toEqual(["style-src 'self' 'unsafe-inline'", "connect-src 'self' http: https:"])
  expect(await policy('/')).not.toMatch(
    /unsafe-inline'(?!;)|script-src[^;]*unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')/,
  )
})

test("only the scanner's document can request the camera", async () => {
  const policy = async (path: string) => (await app.request(path)).headers.get('permissions-policy')
  expect(await policy('/scanner')).toBe('camera=(self), microphone=(), geolocation=(), browsing-topics=()')
  // The service worker caches the document by its file.
  expect(await policy('/scanner.html')).toBe(await policy('/scanner'))
  for (const path of ['/', '/api-tester', '/nope', '/api/health'])
    expect(await policy(path)).toBe('camera=(), microphone=(), geolocation=(), browsing-topics=()')
})

test.each([
  ['/assets/react-abc.js', false],
  ['/assets/json.worker-abc.js', true],
  ['/icon.svg', false],
  ['/nope', true],
  ['/api/health', true],
  ['/api/nope', true],
])('%s has its own Content-Security-Policy: %s', async (path, hasPolicy) => {
  const { headers } = await app.request(path)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.has('content-security-policy')).toBe(hasPolicy)
  expect(headers.get('content-security-policy') ?? "'self';").toContain("'self';")
})

test('a file is sent compressed to clients that accept it, and not again to those that have it', async () => {
  const first = await app.request('/assets/react-abc.js', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(first.headers.get('content-encoding')).toBe('br')
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const etag = first.headers.get('etag') ?? ''
  const again = await app.request('/assets/react-abc.js', {
    headers: { 'accept-encoding': 'br', 'if-none-match': etag },
  })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const plain = await app.request('/assets/react-abc.js', {
    headers: { 'accept-encoding': 'br;q=0, identity' },
  })
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'let a = 1'])
  expect((await app.request('/')).headers.get('cache-control')).toBe('no-cache')
  for (const path of ['/icon.svg', '/icon-192.png', '/manifest.webmanifest'])
    expect((await app.request(path)).headers.get('cache-control')).toBe('public, max-age=86400')
  // They have such a name elsewhere, too.
  for (const path of ['/a/icon.svg', '/service-worker.js', '/tools/dev/api-tester'])
    expect((await app.request(path)).headers.get('cache-control')).toBe('no-cache')
})

test('the sitemap lists each document once, by the site’s own URL, whatever host is requested', async () => {
  const publicUrl = 'http://sundry.example'
  const own = await createApp(await testDependencies({ site, publicUrl }))
  const response = await own.request('http://evil.example/sitemap.xml')
  const addresses = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address,
  )
  expect(addresses).toEqual([
    'http://sundry.example/',
    'http://sundry.example/api-tester',
    'http://sundry.example/scanner',
  ])
  expect(await (await own.request('http://evil.example/robots.txt')).text()).toBe(
    'User-agent: *\nAllow: /\nSitemap: http://sundry.example/sitemap.xml\n',
  )
})

test("without PUBLIC_URL, URLs use the request's host and are not cached", async () => {
  const robots = await app.request('http://tools.example/robots.txt')
  expect(await robots.text()).toBe('User-agent: *\nAllow: /\nSitemap: http://tools.example/sitemap.xml\n')
  expect(robots.headers.get('cache-control')).toBe('no-store')
  const map = await app.request('http://tools.example/sitemap.xml')
  expect(await map.text()).toContain('<loc>http://tools.example/api-tester</loc>')
  expect(map.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['/', 'GET / 200'],
  ['/tools/dev/api-tester?token=secret', 'GET /tools/dev/api-tester 200'],
  ['/assets/react-abc.js', 'GET /assets/react-abc.js 200'],
  ['/poll/Zk3_x', 'GET /poll/:id 200'],
  ['/poll/Zk3_x/', 'GET /poll/:id 404'],
  ['/no%0Asuch?token=secret', 'GET "/no\\nsuch" 404'],
  ['/__proto__', 'GET "/__proto__" 404'],
  ['/api/polls/Zk3_x', 'GET /api/polls/:id 404'],
  ['/api/polls/Zk3_x/events', 'GET /api/polls/:id/events 404'],
  ['/api/polls/Zk3_x/nonsense', 'GET /api/* 404'],
  ['/api/polls/%01', 'GET /api/* 404'],
  ['/sitemap.xml', 'GET /sitemap.xml 200'],
  ['/robots.txt', 'GET /robots.txt 200'],
])('%s is logged as %s', async (path, line) => {
  lines.length = 0
  await (await app.request(path)).text()
  expect(lines).toEqual([`1970-01-01T00:00:00.000Z ${line} 0ms`])
})

test.each([
  ['max-age=63072000', 'max-age=63072000'],
  [undefined, null],
])('with the HSTS value %s the responses have the header: %s', async (hsts, header) => {
  const own = await createApp(await testDependencies({ hsts }))
  for (const path of ['/', '/api/health', '/assets/none.js'])
    expect((await own.request(path)).headers.get('strict-transport-security')).toBe(header)
})

test('a server whose site is not built yet says so in a word, and its map names addresses as links do', async () => {
  const app = await createApp(await testDependencies())
  const response = await app.request('/nope')
  expect([response.status, await response.text()]).toEqual([404, 'Not found'])
  const map = { ...emptySite.map, fileByPath: { '/größe a': 'size.html' } }
  const mapped = await createApp(await testDependencies({ site: { ...emptySite, map } }))
  expect(await (await mapped.request('/sitemap.xml')).text()).toContain(
    '<url><loc>http://localhost/gr%C3%B6%C3%9Fe%20a</loc></url>',
  )
})

test('a joined file is sent as its part of the bytes; one that is gone is an error before any byte', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'sundry-joined-')), 'joined')
  await writeFile(path, 'abcdef')
  const part = (at: string, start: number, sizeBytes: number) => ({
    type: 'text/javascript',
    etag: `"${start}"`,
    identity: { path: at, start, sizeBytes },
  })
  const files = new Map([
    ['assets/a.js', part(path, 2, 3)],
    ['assets/empty.js', part(path, 5, 0)],
    ['assets/gone.js', part(`${path}-gone`, 0, 3)],
  ])
  const joined = await createApp(await testDependencies({ site: { files, map: emptySite.map } }))
  const ask = async (name: string) => {
    const response = await joined.request(`/assets/${name}`)
    return [response.status, response.headers.get('content-length'), await response.text()]
  }
  expect(await ask('a.js')).toEqual([200, '3', 'cde'])
  expect(await ask('empty.js')).toEqual([200, '0', ''])
  expect((await joined.request('/assets/gone.js')).status).toBe(500)
})
