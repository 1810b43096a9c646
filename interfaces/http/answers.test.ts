import { expect, test } from 'vitest'
import type { Job, Reply, SerializedResult } from '../worker/run-job.ts'
import { programsApi } from './programs-api.ts'

const ANSWER: SerializedResult = {
  kind: 'text',
  bytes: new TextEncoder().encode('done'),
  mediaType: 'text/plain; charset=utf-8',
  fileName: '',
  notes: [],
}
const headers = { authorization: 'Bearer token' }

/** Creates the interface with a record of the jobs that it forwards; each job receives this reply. */
function apiWith(reply: Reply, disabledTools: readonly string[] = []) {
  const jobs: Job[] = []
  const pool = {
    do: async (job: Job) => {
      jobs.push(job)
      return reply
    },
  }
  const api = programsApi({ tokens: ['token'], log: () => {}, pool, disabledTools })
  const run = (operation: string, body = '{}') =>
    api.request(`/run/${operation}`, { method: 'POST', headers, body })
  return { api, jobs, run }
}

test('sends a result unchanged, with its media type, and disables caching', async () => {
  const { run, jobs } = apiWith({ kind: 'succeeded', result: ANSWER })
  const result = await run('loan', '{"a":1}')
  expect([result.status, await result.text(), Object.fromEntries(result.headers)]).toEqual([
    200,
    'done',
    { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  ])
  expect(jobs).toEqual([{ kind: 'run', operation: 'loan', json: new TextEncoder().encode('{"a":1}') }])
})

test('encodes any characters in the headers for file name and notes', async () => {
  const file = { ...ANSWER, kind: 'file' as const, fileName: 'ä b.pdf', notes: ['One.', 'Zwölf.'] }
  const result = await apiWith({ kind: 'succeeded', result: file }).run('pdf-merge')
  expect(result.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''%C3%A4%20b.pdf")
  expect(result.headers.get('sundry-notes')).toBe('One.%0AZw%C3%B6lf.')
})

test.each<[Reply, string]>([
  [{ kind: 'refused', problem: { message: 'Invalid JSON', detail: 'line 1' } }, 'Invalid JSON: line 1'],
  [
    { kind: 'overrun', limit: 'time' },
    'This takes longer than the 10 seconds that a question may take here.',
  ],
  [{ kind: 'overrun', limit: 'memory' }, 'This takes more memory than a question may take here.'],
  [{ kind: 'overrun', limit: 'size' }, 'The answer is larger than the 64 MB that it may have here.'],
])('%j becomes an error response', async (reply, error) => {
  const result = await apiWith(reply).run('loan')
  expect([result.status, await result.json()]).toEqual([422, { error }])
})

test('a worker that cannot be started is 503 with what to do, and a line of the log', async () => {
  const lines: string[] = []
  const pool = { do: async (): Promise<Reply> => ({ kind: 'unavailable', reason: 'spawn node EAGAIN' }) }
  const api = programsApi({ tokens: ['token'], log: (line) => lines.push(line), pool })
  const result = await api.request('/run/loan', { method: 'POST', headers, body: '{}' })
  expect([result.status, result.headers.get('retry-after'), await result.json(), lines]).toEqual([
    503,
    '10',
    { error: 'The server cannot start a process for this at the moment. Try again in 10 s.' },
    ['error starting a worker: spawn node EAGAIN'],
  ])
})

test('a request without a token gets the expected scheme and runs nothing', async () => {
  const { api, jobs } = apiWith({ kind: 'succeeded', result: ANSWER })
  const result = await api.request('/run/loan', { method: 'POST', body: '{}' })
  expect([result.status, result.headers.get('www-authenticate'), await result.json()]).toEqual([
    401,
    'Bearer',
    { error: 'This needs a token: Authorization: Bearer …' },
  ])
  expect(jobs).toEqual([])
})

test('operations of a tool that the operator hides are not there, nor described; others are', async () => {
  const { api, run, jobs } = apiWith({ kind: 'succeeded', result: ANSWER }, ['loan-calculator'])
  expect((await run('loan')).status).toBe(404)
  expect((await run('loan-schedule')).status).toBe(404)
  expect(jobs).toEqual([])
  expect((await run('case')).status).toBe(200)
  await api.request('/openapi.json', { headers })
  expect(jobs.at(-1)).toEqual({ kind: 'describe', disabledTools: ['loan-calculator'] })
})

test('accepts a request of 20 MB and rejects one of a byte more', async () => {
  const { run, jobs } = apiWith({ kind: 'succeeded', result: ANSWER })
  const max = 20 * 1024 * 1024
  expect((await run('case', 'x'.repeat(max))).status).toBe(200)
  const refused = await run('case', 'x'.repeat(max + 1))
  expect([refused.status, await refused.json()]).toEqual([413, { error: 'A question may have 20 MB.' }])
  expect(jobs).toHaveLength(1)
})
