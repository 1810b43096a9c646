import { Client } from '@modelcontextprotocol/client'
import { InMemoryTransport } from '@modelcontextprotocol/server'
import { afterAll, describe, expect, test } from 'vitest'
import { decodeBase64 } from '#lib/bytes/decode-base64.ts'
import { isRecord } from '#lib/json/is-record.ts'
import type { Example } from '#lib/operation/operation.ts'
import { exampleCommand } from './example-command.ts'
import { sha256, toExampleResult } from './example-result.ts'
import { findOperations } from './find-operations.ts'
import { programsApi } from './http/programs-api.ts'
import { createServer } from './mcp/create-server.ts'
import { createLocalFiles } from './mcp/local-files.ts'
import { structuredContent, toolDefinition } from './mcp/tool-definition.ts'
import { runOperation } from './run-operation.ts'
import { exampleContext } from './testing/example-context.ts'
import { callCommand } from './testing/shell.fixture.ts'
import { ProcessPool } from './worker/process-pool.ts'
import { runJob } from './worker/run-job.ts'

const operations = (await findOperations()).map(({ operation }) => operation)
const cases = operations.flatMap((operation) =>
  operation.examples.map((example, index) => ({
    title: `${operation.name}, example ${index + 1}`,
    operation,
    example,
  })),
)

const TOKEN = 'a-token-of-the-tests'
const pool = new ProcessPool({
  size: 1,
  timeMs: 30_000,
  memoryMb: 512,
  program: new URL('./testing/example-program.ts', import.meta.url),
})
const api = programsApi({ tokens: [TOKEN], log: () => {}, pool })
const client = new Client({ name: 'test', version: '1' })
const [near, far] = InMemoryTransport.createLinkedPair()
const tools = operations.map((operation) => ({
  name: operation.name,
  givesFile: false,
  definition: toolDefinition(operation),
}))
await createServer({
  tools,
  work: (job) => runJob(job, exampleContext()),
  files: createLocalFiles([]),
  documentationOf: async () => '',
}).connect(far)
await client.connect(near)
afterAll(() => Promise.all([client.close(), pool.close()]))

/** Expects the bytes received through an interface to match the example. */
function expectResult(bytes: Uint8Array, { result: expected }: Example, gives: string): void {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  if (typeof expected === 'string') expect(text).toBe(expected)
  else if (gives === 'data') expect(JSON.parse(text)).toEqual(expected)
  else expect(expected).toMatchObject({ sha256: sha256(bytes) })
}

describe.each(cases)('$title', ({ operation, example }) => {
  const { name, gives } = operation

  test('returns the declared result', async () => {
    const result = await runOperation(operation, example.params, exampleContext())
    expect(result.ok ? toExampleResult(result.value, example) : result.problem).toEqual(example.result)
    expect(result.ok && result.value.notes).toEqual(example.notes ?? [])
  })

  test('is answered the same by the command', async () => {
    const { args, files } = exampleCommand(operation, example)
    const { code, output, complaint } = await callCommand(args, { files })
    const notes = (example.notes ?? []).map((note) => `${note}\n`).join('')
    expect({ code, complaint }).toEqual({ code: example.hasFailed ? 1 : 0, complaint: notes })
    expectResult(output, example, gives)
  })

  test('is answered the same by MCP', async () => {
    const {
      content,
      isError,
      structuredContent: structured,
    } = await client.callTool({
      name,
      arguments: example.params,
    })
    if (gives === 'data') expect(structured).toEqual(structuredContent(example.result, example.notes ?? []))
    const [first, ...others] = content
    expect(others).toEqual((example.notes ?? []).map((text) => ({ type: 'text', text })))
    expect(isError ?? false, JSON.stringify(first)).toBe(false)
    const encoder = new TextEncoder()
    if (first?.type === 'image') expectResult(decodeBase64(encoder.encode(first.data)), example, gives)
    else if (first?.type === 'text') expectResult(encoder.encode(first.text), example, gives)
    else if (first?.type === 'resource' && 'blob' in first.resource)
      expectResult(decodeBase64(encoder.encode(first.resource.blob)), example, gives)
    else expect(first).toBe('text or a resource')
  })

  test('is answered the same over HTTP', async () => {
    const response = await api.request(`/run/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(example.params),
    })
    const bytes = await response.bytes()
    expect(response.status, new TextDecoder().decode(bytes)).toBe(200)
    const notes = decodeURIComponent(response.headers.get('sundry-notes') ?? '')
    expect(notes).toBe((example.notes ?? []).join('\n'))
    const isNoted = example.notes && isRecord(example.result) && gives === 'data'
    const result = isNoted ? { ...example.result, notes: example.notes } : example.result
    expectResult(bytes, { ...example, result }, gives)
  })
})
