import { afterAll, expect, test } from 'vitest'
import { LISTED } from '../find-operations.ts'
import { ProcessPool } from '../worker/process-pool.ts'
import { programsApi } from './programs-api.ts'

const TOKEN = 'a-token-of-the-tests'
const log = () => {}
const pool = new ProcessPool({ size: 1, timeMs: 40_000, memoryMb: 128 })
const hasty = new ProcessPool({ size: 1, timeMs: 1_000, memoryMb: 128 })
const api = programsApi({ tokens: ['another-token-there-is', TOKEN], log, pool })
afterAll(() => {
  pool.close()
  hasty.close()
})

function ask(operation: string, params: unknown, target = api, init: RequestInit = {}) {
  return target.request(`/run/${operation}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: typeof params === 'string' ? params : JSON.stringify(params),
    ...init,
  })
}

test('serves the API description as OpenAPI, with every operation', async () => {
  const response = await api.request('/openapi.json', { headers: { authorization: `Bearer ${TOKEN}` } })
  const { openapi, paths } = await response.json()
  expect(openapi).toBe('3.1.0')
  expect(Object.keys(paths).sort()).toEqual(LISTED.map(({ name }) => `/api/run/${name}`).sort())
})

test.each([
  ['loan', { amount: 'abc', rate: 1, term: 1 }, 422, 'amount: Enter a number'],
  ['loan', '{"amount":', 400, 'The body is not valid JSON in UTF-8.'],
  ['loan', [], 422, 'A question is an object with fields.'],
  [
    'pdf-merge',
    { files: ['a.pdf'] },
    422,
    'files[0]: A file is told as { "name": "a.pdf", "base64": "…" }, or with "text" in place of "base64".',
  ],
])('%s %j is refused in words', async (operation, params, status, detail) => {
  const response = await ask(operation, params)
  expect({ status: response.status, ...(await response.json()) }).toMatchObject({ status, detail })
})

test('rejects an endless pattern and input that exhausts memory, then answers the next request', async () => {
  const impatient = programsApi({ tokens: [TOKEN], log, pool: hasty })
  const slow = await ask('regex-match', { pattern: '(a+)+$', text: `${'a'.repeat(40)}!` }, impatient)
  expect([slow.status, await slow.json()]).toMatchObject([
    504,
    { detail: expect.stringContaining('takes longer') },
  ])
  const huge = { pattern: '', text: 'a'.repeat(200_000), replacement: 'b'.repeat(1000) }
  const large = await ask('regex-replace', huge)
  expect([large.status, await large.json()]).toMatchObject([
    422,
    { detail: expect.stringContaining('more memory') },
  ])
  const long = await ask('regex-replace', { ...huge, text: 'a'.repeat(70_000) })
  expect([long.status, await long.json()]).toMatchObject([422, { detail: expect.stringContaining('64 MB') }])
  expect((await ask('case', { text: 'a', to: 'UPPERCASE' })).status).toBe(200)
})

test('a client that leaves ends its job, and the next one is answered', async () => {
  const leaving = new AbortController()
  const endless = { pattern: '(a+)+$', text: `${'a'.repeat(40)}!` }
  const left = ask('regex-match', endless, api, { signal: leaving.signal })
  const next = ask('case', { text: 'a', to: 'UPPERCASE' })
  leaving.abort()
  await left
  expect(await (await next).text()).toBe('A')
})
