import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { type AccessPolicy, OPEN_ACCESS } from '../access/access-policy.ts'
import { createServerHandlers } from '../app.ts'
import { testDependencies } from '../testing/dependencies.fixture.ts'
import { eventually } from '../testing/eventually.ts'
import { createPollAt, openPollAt, readPollAt } from '../testing/poll-client.ts'
import { createFastPath } from './fast-path.ts'

/** A query makes a request unusual in its form, so the framework answers it. */
const PATHS = { direct: '/votes', framework: '/votes?' } as const
const TOKEN = 'metrics-token-of-the-tests'

/** Sundry on a port of this machine, how many requests each path has answered, and the log. */
async function started(access: Partial<AccessPolicy> = {}) {
  const log: string[] = []
  const dependencies = await testDependencies({
    access: { ...OPEN_ACCESS, ...access },
    metricsToken: TOKEN,
    publicUrl: 'https://tools.example.org',
    hsts: 'max-age=63072000',
    log: (line) => void log.push(line),
  })
  const { app, votes } = await createServerHandlers(dependencies)
  const handled = { direct: 0, framework: 0 }
  const handleRequest = getRequestListener(app.fetch)
  const server = createServer((incoming, outgoing) => {
    const isDirect = votes(incoming, outgoing)
    handled[isDirect ? 'direct' : 'framework']++
    if (!isDirect) void handleRequest(incoming, outgoing)
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, handled, log }
}

/** A poll, and a browser that has opened it. */
async function withPoll() {
  const site = await started()
  const id = await createPollAt(site.address)
  const cookie = await openPollAt(site.address, id)
  Object.assign(site.handled, { direct: 0, framework: 0 })
  return { ...site, id, cookie }
}

async function ask(address: string, init: RequestInit) {
  const handle = await fetch(address, { method: 'POST', ...init })
  const { date, ...headers } = Object.fromEntries(handle.headers)
  expect(date).toBeTypeOf('string')
  return { status: handle.status, headers, body: await handle.text() }
}

const JSON_TYPE = { 'content-type': 'application/json' }
const REFUSED: readonly [what: string, status: number, sentence: string, init: RequestInit, id?: string][] = [
  [
    'no JSON',
    415,
    'Send JSON with the content type application/json',
    { body: '{"choices":[1]}', headers: { 'content-type': 'text/plain' } },
  ],
  [
    'a page of another site',
    403,
    'This request came from a page of another site',
    { body: '{"choices":[1]}', headers: { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' } },
  ],
  ['half of a JSON', 400, 'The request is not valid JSON', { body: '{"choices":[1', headers: JSON_TYPE }],
  ['no body', 400, 'The request is not valid JSON', { headers: JSON_TYPE }],
  ['no choice', 400, 'Choose an option.', { body: '{"choices":[]}', headers: JSON_TYPE }],
  [
    'an option that there is not',
    400,
    'This option is not in the poll.',
    { body: '{"choices":[9]}', headers: JSON_TYPE },
  ],
  [
    '17,000 bytes',
    413,
    'The request is larger than 16384 bytes',
    { body: ' '.repeat(17_000), headers: JSON_TYPE },
  ],
  [
    'no cookie',
    403,
    'Your browser blocks the cookie used to count one vote per person.',
    { body: '{"choices":[1]}', headers: { ...JSON_TYPE, cookie: 'sundry-voter=invented.invented' } },
  ],
  [
    'a poll that there is not',
    404,
    'This poll does not exist or was deleted.',
    { body: '{"choices":[1]}', headers: JSON_TYPE },
    'AAAAAAAAAAAAAAAA',
  ],
]

test.each(REFUSED)(
  'createFastPath(): refuses %s like the framework',
  async (_, status, sentence, init, otherId) => {
    const site = await withPoll()
    const headers = { cookie: site.cookie, ...(init.headers as Record<string, string>) }
    const at = (route: keyof typeof PATHS) =>
      ask(`${site.address}/api/polls/${otherId ?? site.id}${PATHS[route]}`, { ...init, headers })
    const direct = await at('direct')
    expect(direct).toEqual(await at('framework'))
    expect([direct.status, JSON.parse(direct.body)]).toEqual([status, { error: sentence }])
  },
)

test('createFastPath(): counts votes, one per browser, with the headers of the framework', async () => {
  const site = await withPoll()
  const vote = (route: keyof typeof PATHS) =>
    ask(`${site.address}/api/polls/${site.id}${PATHS[route]}`, {
      body: '\uFEFF{"choices":[2]}',
      headers: { ...JSON_TYPE, cookie: `other=1; ${site.cookie}` },
    })
  const first = await vote('direct')
  expect(first.status).toBe(200)
  expect(Object.keys(JSON.parse(first.body))).toEqual(['receipt'])
  const [again, elsewhere] = [await vote('direct'), await vote('framework')]
  expect(again).toEqual(elsewhere)
  expect(JSON.parse(again.body)).toEqual({ error: 'You have already voted in this poll.' })
  const { 'content-length': _, ...headers } = first.headers
  const { 'content-length': __, ...others } = elsewhere.headers
  expect(headers).toEqual(others)
  expect(headers['strict-transport-security']).toBe('max-age=63072000')
  expect(site.handled).toEqual({ direct: 2, framework: 1 })
  expect((await readPollAt(site.address, site.id)).voters).toBe(1)
})

test.each([
  [16_384, 'direct', 200],
  [16_385, 'framework', 413],
] as const)(
  'createFastPath(): a vote of %i bytes is handled by the %s path and answered %i',
  async (bytes, route, status) => {
    const site = await withPoll()
    const { address, id, cookie } = site
    const body = '{"choices":[1]}'.padEnd(bytes)
    const handle = await ask(`${address}/api/polls/${id}/votes`, { body, headers: { ...JSON_TYPE, cookie } })
    expect([handle.status, site.handled]).toEqual([status, { direct: 0, framework: 0, [route]: 1 }])
  },
)

test.each([
  ['GET', '/votes'],
  ['PUT', '/votes'],
  ['POST', '/votes/'],
  ['POST', '/receipts'],
])('%s %s is for the framework', async (method, path) => {
  const site = await withPoll()
  const body = method === 'GET' ? {} : { body: '{}', headers: JSON_TYPE }
  const handle = await fetch(`${site.address}/api/polls/${site.id}${path}`, { method, ...body })
  expect([handle.status, site.handled]).toEqual([404, { direct: 0, framework: 1 }])
})

test('a vote is counted in the metrics, and leaves no line in the log', async () => {
  const site = await withPoll()
  await ask(`${site.address}/api/polls/${site.id}/votes`, {
    body: '{"choices":[1]}',
    headers: { ...JSON_TYPE, cookie: site.cookie },
  })
  expect(site.handled).toEqual({ direct: 1, framework: 0 })
  expect(site.log.filter((line) => line.includes('votes'))).toEqual([])
  const metrics = await fetch(`${site.address}/api/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  const lines = (await metrics.text()).split('\n')
  expect(lines).toContain('sundry_votes_total 1')
  expect(lines).toContain('sundry_requests_total{method="POST",route="/api/polls/:id/votes",status="200"} 1')
})

test('rejects votes if polls are disabled', async () => {
  const site = await started({ polls: 'off' })
  const handle = await ask(`${site.address}/api/polls/AAAAAAAAAAAAAAAA/votes`, {
    body: '{}',
    headers: JSON_TYPE,
  })
  expect([handle.status, JSON.parse(handle.body)]).toEqual([
    404,
    { error: 'Polls are turned off on this site.' },
  ])
})

/**
 * Opens a fast path whose route takes a second and a half and reports the received body, with a connection that has
 * sent `abc` of nine bytes.
 */
async function openPartialRequest() {
  let passed = 0
  const [log, counted]: [string[], object[]] = [[], []]
  const dependencies = await testDependencies({ elapsed: () => passed, log: (line) => void log.push(line) })
  const metrics = { count: (request: object) => void counted.push(request), read: async () => '' }
  const route = createFastPath(dependencies, metrics.count, {
    path: /^\/things\/(\w+)$/,
    pattern: '/things/:id',
    handle: async ({ req }, id) => {
      const sent = await req.text()
      passed += 1_500
      return { id, sent }
    },
  })
  const arrived = Promise.withResolvers<void>()
  const server = createServer((incoming, outgoing) => {
    route(incoming, outgoing)
    incoming.once('data', () => arrived.resolve())
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const line = connect((server.address() as AddressInfo).port, '127.0.0.1')
  line.write('POST /things/a HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 9\r\n\r\nabc')
  await arrived.promise
  return { line, log, counted }
}

test('reads a chunked body to its end and measures the response time', async () => {
  const { line, log, counted } = await openPartialRequest()
  line.write('de€f')
  expect((await text(line)).split('\r\n\r\n')[1]).toBe('{"id":"a","sent":"abcde€f"}')
  expect([counted, log]).toEqual([[{ method: 'POST', route: '/things/:id', status: 200, seconds: 1.5 }], []])
})

test('an aborted request is counted at once as 499, and not logged as an error', async () => {
  const { line, log, counted } = await openPartialRequest()
  line.destroy()
  await eventually(() =>
    expect(counted).toEqual([{ method: 'POST', route: '/things/:id', status: 499, seconds: 0 }]),
  )
  expect(log).toEqual([])
})
