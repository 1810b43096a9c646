import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { JobOptions } from '../worker/process-pool.ts'
import type { Job, Reply, SerializedResult } from '../worker/run-job.ts'
import { type ProgramsApiOptions, programsApi } from './programs-api.ts'

const RESULT: SerializedResult = {
  kind: 'text',
  bytes: new TextEncoder().encode('done'),
  mediaType: 'text/plain; charset=utf-8',
  fileName: '',
  notes: [],
  hasFailed: false,
}
const SUCCEEDED: Reply = { kind: 'succeeded', result: RESULT }
const headers = { authorization: 'Bearer token' }

/** Creates the API with a record of the jobs that it forwards; each job receives this reply. */
function apiWith(reply: Reply, options: Partial<ProgramsApiOptions> = {}) {
  const jobs: (Job & JobOptions)[] = []
  const lines: string[] = []
  const pool = {
    run: async (job: Job, options: JobOptions = {}) => {
      jobs.push({ ...job, ...options })
      return reply
    },
  }
  const api = programsApi({
    tokens: ['token', 'other'],
    log: (line) => lines.push(line),
    pool,
    ...options,
  })
  const run = (operation: string, init: RequestInit = {}) =>
    api.request(`/run/${operation}`, { method: 'POST', headers, body: '{}', ...init })
  return { api, jobs, lines, run }
}

test('sends a result unchanged, with its media type, and disables caching', async () => {
  const result = await apiWith(SUCCEEDED).run('loan')
  expect([result.status, await result.text()]).toEqual([200, 'done'])
  expect(Object.fromEntries(result.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
  })
})

test('forwards body, content type, query and owner, and can cancel the job', async () => {
  const { api, jobs } = apiWith(SUCCEEDED)
  await api.request('/run/loan?term=30&x=%20', {
    method: 'POST',
    headers: { authorization: 'Bearer other', 'content-type': 'text/csv', 'content-encoding': 'gzip' },
    body: 'a',
  })
  expect(jobs).toEqual([
    {
      kind: 'run',
      operation: 'loan',
      owner: '1',
      signal: expect.any(AbortSignal),
      request: {
        body: new TextEncoder().encode('a'),
        contentType: 'text/csv',
        isGzip: true,
        query: [
          ['term', '30'],
          ['x', ' '],
        ],
      },
    },
  ])
})

test('encodes any characters in the headers for file name and notes', async () => {
  const file = { ...RESULT, kind: 'file' as const, fileName: 'ä b.pdf', notes: ['One.', 'Zwölf.'] }
  const result = await apiWith({ kind: 'succeeded', result: file }).run('pdf-merge')
  expect(result.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''%C3%A4%20b.pdf")
  expect(result.headers.get('sundry-notes')).toBe('One.%0AZw%C3%B6lf.')
})

test('compresses a long result for a client that accepts gzip', async () => {
  const bytes = new TextEncoder().encode('ab'.repeat(2_000))
  const result = await apiWith({ kind: 'succeeded', result: { ...RESULT, bytes } }).run('case', {
    headers: { ...headers, 'accept-encoding': 'gzip' },
  })
  expect(result.headers.get('content-encoding')).toBe('gzip')
  expect(new Uint8Array(gunzipSync(await result.bytes()))).toEqual(bytes)
})

test.each<[Reply, number, string]>([
  [{ kind: 'refused', problem: { message: 'Invalid JSON', detail: 'line 1' } }, 422, 'Invalid JSON: line 1'],
  [{ kind: 'unreadable', status: 415, message: 'No.' }, 415, 'No.'],
  [
    { kind: 'overrun', limit: 'time' },
    504,
    'This takes longer than the 10 seconds that a call may take here.',
  ],
  [{ kind: 'overrun', limit: 'memory' }, 422, 'This takes more memory than a call may take here.'],
  [{ kind: 'overrun', limit: 'size' }, 422, 'The result is larger than the 64 MB that it may have here.'],
  [{ kind: 'busy', limit: 'perOwner' }, 429, '256 calls with this token wait already. Try again in 10 s.'],
  [{ kind: 'busy', limit: 'total' }, 503, 'This server is busy. Try again in 10 s.'],
])('%j becomes the status %i as problem details', async (reply, status, detail) => {
  const result = await apiWith(reply).run('loan')
  expect([result.status, result.headers.get('content-type')]).toEqual([status, 'application/problem+json'])
  expect(await result.json()).toMatchObject({ status, detail })
  expect(result.headers.get('retry-after')).toBe(reply.kind === 'busy' ? '10' : null)
})

test.each<[Reply, number, string]>([
  [{ kind: 'unavailable', reason: 'spawn EAGAIN' }, 503, 'error starting a worker: spawn EAGAIN'],
  [{ kind: 'bug', trace: 'TypeError\n    at x.ts:1' }, 500, 'error in an operation TypeError\n    at x.ts:1'],
])('%j is logged, and its cause is not sent', async (reply, status, line) => {
  const { run, lines } = apiWith(reply)
  const result = await run('loan')
  expect([result.status, lines]).toEqual([status, [line]])
  expect(await result.text()).not.toMatch(/EAGAIN|TypeError/)
})

test.each([
  [
    undefined,
    'This needs a token: Authorization: Bearer <token>. The operator of this server gives you one.',
  ],
  ['Bearer wrong', 'This server does not know this token.'],
])('a request with the header %s gets the reason in words and runs nothing', async (header, detail) => {
  const { run, jobs } = apiWith(SUCCEEDED)
  const result = await run('loan', { headers: header === undefined ? {} : { authorization: header } })
  expect([result.status, result.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  expect(await result.json()).toEqual({ title: 'Unauthorized', status: 401, detail })
  expect(jobs).toEqual([])
})

test('too many unknown tokens are refused for a while; missing tokens do not count', async () => {
  let failures = 0
  const countFailure = () => {
    failures++
    if (failures > 1) throw Object.assign(new Error('Wait.'), { status: 429, retryAfterS: 7 })
  }
  const { run } = apiWith(SUCCEEDED, { countFailure })
  const wrong = { headers: { authorization: 'Bearer wrong' } }
  const results = [await run('loan', wrong), await run('loan', { headers: {} }), await run('loan', wrong)]
  expect(results.map(({ status }) => status)).toEqual([401, 401, 429])
  expect(await results[2]?.json()).toMatchObject({ status: 429, detail: 'Wait.' })
  expect(results[2]?.headers.get('retry-after')).toBe('7')
})

test('operations of a tool that the operator hides are not there, nor described; others are', async () => {
  const { api, run, jobs } = apiWith(SUCCEEDED, { disabledTools: ['loan-calculator'] })
  expect((await run('loan')).status).toBe(404)
  expect((await run('loan-schedule')).status).toBe(404)
  expect(jobs).toEqual([])
  expect((await run('case')).status).toBe(200)
  await api.request('/openapi.json', { headers })
  expect(jobs.at(-1)).toMatchObject({ kind: 'describe', disabledTools: ['loan-calculator'] })
})

test('an unknown operation is answered with the closest one', async () => {
  const result = await apiWith(SUCCEEDED).run('jason-format')
  expect(await result.json()).toEqual({
    title: 'Not Found',
    status: 404,
    detail: 'There is no operation “jason-format”. Did you mean json-format?',
  })
})

test('another method than POST is 405', async () => {
  const result = await apiWith(SUCCEEDED).api.request('/run/loan', { headers })
  expect([result.status, result.headers.get('allow')]).toEqual([405, 'POST'])
})

test.each([
  [false, 401],
  [true, 200],
])(
  'with a public description: %s, it answers without a token with %i',
  async (hasPublicDescription, status) => {
    const { api } = apiWith(SUCCEEDED, { hasPublicDescription })
    expect((await api.request('/openapi.json')).status).toBe(status)
    expect((await api.request('/run/loan', { method: 'POST' })).status).toBe(401)
  },
)

test.each([
  [[], 'https://a.example', null],
  [['https://a.example'], 'https://a.example', 'https://a.example'],
  [['https://a.example'], 'https://b.example', null],
  [['*'], 'https://b.example', '*'],
])('with the origins %j a page of %s gets the permission %s', async (corsOrigins, origin, allowed) => {
  const { api } = apiWith(SUCCEEDED, { corsOrigins })
  const result = await api.request('/run/loan', {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  })
  expect(result.headers.get('access-control-allow-origin')).toBe(allowed)
})

test('accepts a request of 20 MB and rejects one of a byte more', async () => {
  const { run, jobs } = apiWith(SUCCEEDED)
  const max = 20 * 1024 * 1024
  expect((await run('case', { body: 'x'.repeat(max) })).status).toBe(200)
  const refused = await run('case', { body: 'x'.repeat(max + 1) })
  expect([refused.status, await refused.json()]).toMatchObject([413, { detail: 'A body may have 20 MB.' }])
  expect(jobs).toHaveLength(1)
})
