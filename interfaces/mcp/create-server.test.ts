import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { InMemoryTransport } from '@modelcontextprotocol/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Job, Reply, SerializedResult } from '../worker/run-job.ts'
import { createServer, type ListedTool } from './create-server.ts'
import { createLocalFiles } from './local-files.ts'

const TOOL: ListedTool = {
  name: 'try',
  givesFile: true,
  definition: {
    title: 'Try',
    description: 'Tries it.',
    inputSchema: { type: 'object' },
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  },
}

/** Creates a client of a server whose every job gets this reply, after these progress reports. */
async function clientOf(reply: Reply, shares: readonly number[] = [], folders: readonly string[] = []) {
  const jobs: Job[] = []
  const server = createServer({
    tools: [TOOL],
    work: async (job, { report = () => {} }) => {
      jobs.push(job)
      for (const share of shares) report(share)
      return reply
    },
    files: createLocalFiles(folders),
    documentationOf: async (operation) => `# ${operation}`,
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

test('describes itself, and documents an operation as a resource', async () => {
  const { client } = await clientOf(succeeded('text', ''))
  expect(client.getInstructions()).toMatch(/notes/)
  expect((await client.readResource({ uri: 'sundry:///operations/loan' })).contents).toMatchObject([
    { mimeType: 'text/markdown', text: '# loan' },
  ])
})

test('reads files by their paths and saves results, in allowed folders only', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'a.txt'), 'a')
  const { call, jobs } = await clientOf(succeeded('text', 'done'), [], [folder])
  const saved = await call({ files: [{ path: 'a.txt' }], saveTo: 'b.txt' })
  expect(jobs).toMatchObject([{ params: { files: [{ name: 'a.txt', bytes: new Uint8Array([97]) }] } }])
  expect(saved.content).toMatchObject([{ type: 'resource_link', name: join(folder, 'b.txt') }])
  expect(readFileSync(join(folder, 'b.txt'), 'utf8')).toBe('done')
  expect(await call({ saveTo: 'b.txt' })).toMatchObject({ isError: true })
  expect(await call({ text: { path: '../a.txt' } })).toMatchObject({ isError: true })
})

test('parameters below options are parameters like the others', async () => {
  const { call, jobs } = await clientOf(succeeded('text', ''))
  await call({ a: 1, options: { b: 2 } })
  expect(jobs).toMatchObject([{ params: { a: 1, b: 2 } }])
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
    { content: [{ type: 'text', text: '{"a":1}' }], structuredContent: { a: 1, notes: [] } },
  ],
  [
    'a list',
    succeeded('data', '[1]\n'),
    { content: [{ type: 'text', text: '[1]' }], structuredContent: { result: [1], notes: [] } },
  ],
  [
    'nothing',
    succeeded('data', 'null\n'),
    { content: [{ type: 'text', text: 'null' }], structuredContent: { result: null, notes: [] } },
  ],
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
      structuredContent: { notes: ['One.', 'Two.'] },
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
  const tooLarge =
    'The answer is larger than 10 MB, which clients do not take. Save it with saveTo, or use the command.'
  const { call } = await clientOf(succeeded('text', 'x'.repeat(max - 1)))
  expect((await call()).isError).toBe(false)
  for (const text of ['x'.repeat(max), '\0'.repeat(Math.ceil(max / 6))])
    expect(await (await clientOf(succeeded('text', text))).call()).toMatchObject({
      isError: true,
      content: [{ type: 'text', text: tooLarge }],
    })
})
