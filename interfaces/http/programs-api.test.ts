import { afterAll, expect, test } from 'vitest'
import { LISTED } from '../find-operations.ts'
import { ProcessPool } from '../worker/process-pool.ts'
import { programsApi, readBody } from './programs-api.ts'

const TOKEN = 'a-token-of-the-tests'
const lines: string[] = []
const pool = new ProcessPool({ size: 1, timeMs: 40_000, memoryMb: 128 })
const hasty = new ProcessPool({ size: 1, timeMs: 1_000, memoryMb: 128 })
const log = (line: string) => lines.push(line)
const api = programsApi({ tokens: ['another-token-there-is', TOKEN], log, pool })
afterAll(() => {
  pool.close()
  hasty.close()
})

function ask(operation: string, params: unknown, token = TOKEN, target = api) {
  return target.request(`/run/${operation}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: typeof params === 'string' ? params : JSON.stringify(params),
  })
}

test('only a known token is let in', async () => {
  expect((await ask('loan', {})).status).toBe(200)
  expect((await ask('loan', {}, 'another-token-there-is')).status).toBe(200)
  for (const token of ['', 'a-token-of-the-test', `${TOKEN}s`])
    expect((await ask('loan', {}, token)).status).toBe(401)
  expect((await api.request('/openapi.json')).status).toBe(401)
})

test('serves the API description as OpenAPI, with every operation', async () => {
  const response = await api.request('/openapi.json', { headers: { authorization: `Bearer ${TOKEN}` } })
  const { openapi, paths } = await response.json()
  expect(openapi).toBe('3.1.0')
  expect(Object.keys(paths).sort()).toEqual(LISTED.map(({ name }) => `/api/run/${name}`).sort())
})

test.each([
  ['loan', { amount: 'abc' }, 422, 'amount: Enter a number'],
  ['loan', { amount: 5 }, 422, 'amount: Text is needed, not 5.'],
  ['loan', '{"amount":', 422, 'The question is not valid JSON.'],
  ['loan', [], 422, 'A question is an object with fields.'],
  [
    'pdf-merge',
    { files: ['a.pdf'] },
    422,
    'A file is told as { "name": "a.pdf", "base64": "…" }, or with "text" in place of "base64".',
  ],
  ['loans', {}, 404, 'There is no operation “loans”.'],
])('%s %j is refused in words', async (operation, params, status, error) => {
  const response = await ask(operation, params)
  expect({ status: response.status, ...(await response.json()) }).toEqual({ status, error })
})

test('a question that is too large is refused, whether it says so or not', async () => {
  const large = new Uint8Array(21 * 1024 * 1024)
  const init = { method: 'POST', headers: { authorization: `Bearer ${TOKEN}` } }
  expect((await api.request('/run/json-format', { ...init, body: large })).status).toBe(413)
  const stream = new Blob([large]).stream()
  const request = new Request('http://localhost/run/json-format', {
    ...init,
    body: stream,
    duplex: 'half',
  } as RequestInit)
  expect((await api.request(request)).status).toBe(413)
})

test('rejects an endless pattern and input that exhausts memory, then answers the next request', async () => {
  const impatient = programsApi({ tokens: [TOKEN], log, pool: hasty })
  const slow = await ask('regex-match', { pattern: '(a+)+$', text: `${'a'.repeat(40)}!` }, TOKEN, impatient)
  expect([slow.status, await slow.json()]).toEqual([422, { error: expect.stringContaining('takes longer') }])
  const huge = { pattern: '', text: 'a'.repeat(200_000), replacement: 'b'.repeat(1000) }
  const large = await ask('regex-replace', huge)
  expect([large.status, await large.json()]).toEqual([422, { error: expect.stringContaining('more memory') }])
  const long = await ask('regex-replace', { ...huge, text: 'a'.repeat(70_000) })
  expect([long.status, await long.json()]).toEqual([422, { error: expect.stringContaining('64 MB') }])
  expect((await ask('loan', {})).status).toBe(200)
})

test('a bug is answered without its text', async () => {
  const broken = programsApi({
    tokens: [TOKEN],
    log,
    pool: { do: async () => ({ kind: 'bug', trace: 'TypeError\n    at x.ts:1' }) },
  })
  const headers = { authorization: `Bearer ${TOKEN}` }
  const response = await broken.request('/run/loan', { method: 'POST', headers, body: '{}' })
  expect([response.status, await response.json()]).toEqual([
    500,
    { error: 'Something went wrong on our side.' },
  ])
  expect(lines).toEqual(['error in an operation TypeError\n    at x.ts:1'])
})

const createRequest = (init: object) => new Request('http://localhost/', { method: 'POST', ...init })
/** Creates a body sent in chunks, without a declared length. */
const inChunks = (...chunks: readonly string[]) => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })
  return createRequest({ body, duplex: 'half' })
}

test.each([
  ['in one', createRequest({ body: 'abcd' }), 'abcd'],
  ['in pieces', inChunks('ab', 'cd'), 'abcd'],
  ['of nothing', createRequest({}), ''],
])('a body %s of up to four bytes is read whole', async (_, request, text) => {
  expect(new TextDecoder().decode(await readBody(request, 4))).toBe(text)
})

test.each([
  ['in one', createRequest({ body: 'abcde' })],
  ['in pieces', inChunks('ab', 'cd', 'e')],
  ['that says so', createRequest({ body: 'a', headers: { 'content-length': '5' } })],
])('a body %s of a byte more is not', async (_, request) => {
  expect(await readBody(request, 4)).toBeUndefined()
})
