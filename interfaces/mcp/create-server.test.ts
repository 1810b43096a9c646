import { Client } from '@modelcontextprotocol/client'
import { InMemoryTransport } from '@modelcontextprotocol/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Job, Reply, SerializedResult } from '../worker/run-job.ts'
import { createServer } from './create-server.ts'

const LISTED = [{ name: 'try', summary: 'Tries it.', schema: { type: 'object' } }]

/** Creates a client of a server whose every job gets this reply, after these progress reports. */
async function clientOf(reply: Reply, shares: readonly number[] = []) {
  const jobs: Job[] = []
  const server = createServer(LISTED, async (job, { report = () => {} }) => {
    jobs.push(job)
    for (const share of shares) report(share)
    return reply
  })
  const client = new Client({ name: 'test', version: '1' })
  const [near, far] = InMemoryTransport.createLinkedPair()
  await server.connect(far)
  await client.connect(near)
  onTestFinished(() => client.close())
  const call = async (given = {}) => {
    const {
      content,
      isError = false,
      structuredContent,
    } = await client.callTool({ name: 'try', arguments: given })
    return { content, isError, structuredContent }
  }
  return { client, call, jobs }
}

const succeeded = (
  kind: SerializedResult['kind'],
  text: string,
  more: Partial<SerializedResult> = {},
): Reply => ({
  kind: 'succeeded',
  result: {
    kind,
    bytes: new TextEncoder().encode(text),
    mediaType: 'a/b',
    fileName: '',
    notes: [],
    hasFailed: false,
    ...more,
  },
})

test('lists an operation with name, summary and the read-only hint', async () => {
  const { client } = await clientOf(succeeded('text', ''))
  expect((await client.listTools()).tools).toMatchObject([
    { name: 'try', description: 'Tries it.', annotations: { readOnlyHint: true, openWorldHint: false } },
  ])
})

test('forwards the parameters unchanged', async () => {
  const { call, jobs } = await clientOf(succeeded('text', ''))
  await call({ any: [1] })
  expect(jobs).toEqual([{ kind: 'run', operation: 'try', params: { any: [1] }, tellsProgress: false }])
})

test.each<[string, Reply, object]>([
  ['text', succeeded('text', '\uFEFFa\n'), { content: [{ type: 'text', text: '\uFEFFa\n' }] }],
  [
    'data',
    succeeded('data', '{"a":1}\n'),
    { content: [{ type: 'text', text: '{"a":1}' }], structuredContent: { a: 1 } },
  ],
  ['a list', succeeded('data', '[1]\n'), { content: [{ type: 'text', text: '[1]' }] }],
  ['nothing', succeeded('data', 'null\n'), { content: [{ type: 'text', text: 'null' }] }],
  [
    'a picture',
    succeeded('file', 'x', { mediaType: 'image/png', fileName: 'a.png' }),
    { content: [{ type: 'image', data: 'eA==', mimeType: 'image/png' }] },
  ],
  [
    'a file and what could not be kept of it',
    succeeded('file', 'x', { fileName: 'a b/c', notes: ['One.', 'Two.'] }),
    {
      content: [
        { type: 'resource', resource: { uri: 'sundry:///a%20b%2Fc', mimeType: 'a/b', blob: 'eA==' } },
        { type: 'text', text: 'One.' },
        { type: 'text', text: 'Two.' },
      ],
    },
  ],
])('%s is answered', async (_, reply, expected) => {
  expect(await (await clientOf(reply)).call()).toEqual({
    isError: false,
    structuredContent: undefined,
    ...expected,
  })
})

test.each<[Reply, string]>([
  [{ kind: 'refused', problem: { message: 'Invalid JSON', detail: 'line 1' } }, 'Invalid JSON: line 1'],
  [{ kind: 'overrun', limit: 'time' }, 'This takes too long.'],
  [{ kind: 'overrun', limit: 'memory' }, 'This takes too much memory.'],
])('%j becomes an error', async (reply, text) => {
  expect(await (await clientOf(reply)).call()).toMatchObject({
    isError: true,
    content: [{ type: 'text', text }],
  })
})

test('reports progress in whole percent to a client that sent a progress token', async () => {
  const { client, jobs } = await clientOf(succeeded('text', 'a'), [0.014, 0.5, 1])
  const reports: object[] = []
  await client.callTool({ name: 'try', arguments: {} }, { onprogress: (progress) => reports.push(progress) })
  expect(reports).toEqual([1, 50, 100].map((progress) => ({ progress, total: 100 })))
  expect(jobs).toMatchObject([{ tellsProgress: true }])
})

test('reports a bug as an internal error, with its stack only in the log', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => written.mockRestore())
  const { call } = await clientOf({ kind: 'bug', trace: 'TypeError\n    at run' })
  expect(await call()).toMatchObject({
    isError: true,
    content: [{ type: 'text', text: 'Something went wrong on our side.' }],
  })
  expect(written.mock.calls).toEqual([['TypeError\n    at run\n']])
})

test('rejects a result one byte above the message limit', async () => {
  const around = JSON.stringify({ content: [{ type: 'text', text: '' }] }).length
  const max = 10 * 1024 * 1024 - 10_000 - around
  const tooLarge = 'The answer is larger than 10 MB, which clients do not take. Use the command instead.'
  const { call } = await clientOf(succeeded('text', 'x'.repeat(max - 1)))
  expect((await call()).isError).toBe(false)
  for (const text of ['x'.repeat(max), '\0'.repeat(Math.ceil(max / 6))])
    expect(await (await clientOf(succeeded('text', text))).call()).toMatchObject({
      isError: true,
      content: [{ type: 'text', text: tooLarge }],
    })
})
