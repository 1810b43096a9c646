import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleWithPlaces } from '../../web/tools/pdf-merger/pdfs.fixture.ts'
import { LISTED } from '../find-operations.ts'

const ARGS = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'main.ts')]

/** The four versions that begin with `initialize`, and the one without it. */
const VERSIONS = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'] as const

function clientOf(version: (typeof VERSIONS)[number]): Client {
  return new Client(
    { name: 'test', version: '1' },
    version === '2026-07-28'
      ? { versionNegotiation: { mode: { pin: version } } }
      : { versionNegotiation: { mode: 'legacy' }, supportedProtocolVersions: [version] },
  )
}

describe.each(VERSIONS)('a client that speaks %s', (version) => {
  const client = clientOf(version)

  beforeAll(() => client.connect(new StdioClientTransport({ command: process.execPath, args: ARGS })))
  afterAll(() => client.close())

  test('is answered in that version', () => {
    expect(client.getNegotiatedProtocolVersion()).toBe(version)
  })

  test('lists every operation', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).sort()).toEqual(LISTED.map(({ name }) => name))
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
  })

  test('gets data as data', async () => {
    const result = await client.callTool({ name: 'unit-convert', arguments: { request: '5 ft 11 in in cm' } })
    expect(result.structuredContent).toMatchObject({ result: '180.34', unit: 'Centimeter' })
  })

  test('gets a file as Base64', async () => {
    const result = await client.callTool({ name: 'base64-decode', arguments: { input: '+/8=' } })
    expect(result.content).toEqual([
      {
        type: 'resource',
        resource: { uri: 'sundry:///decoded.bin', mimeType: 'application/octet-stream', blob: '+/8=' },
      },
    ])
  })

  test.each([
    ['loan', { amount: 'abc', rate: 1, term: 1 }, 'amount: Enter a number'],
    ['case', { text: 'a', to: 5 }, 'to: Choose one of'],
    [
      'json-format',
      { input: '[]', depth: 3 },
      'There is no option “depth”. json-format takes input, indent, sortKeys, jsonLines.',
    ],
  ])('is refused in the words of the page: %s %j', async (name, given, text) => {
    expect(await client.callTool({ name, arguments: given })).toMatchObject({
      isError: true,
      content: [{ type: 'text', text: expect.stringContaining(text) }],
    })
  })
})

describe('a client of 2025', () => {
  const client = clientOf('2025-11-25')

  beforeAll(() => client.connect(new StdioClientTransport({ command: process.execPath, args: ARGS })))
  afterAll(() => client.close())

  test('reports progress of a long job to a client with a progress token', async () => {
    const files = ['one', 'two', 'three', 'four'].map((name) => ({
      name: `${name}.pdf`,
      base64: Buffer.from(sampleWithPlaces(name)).toString('base64'),
    }))
    const reports: { readonly progress: number; readonly total?: number | undefined }[] = []
    await client.callTool(
      { name: 'pdf-merge', arguments: { files } },
      { onprogress: (progress) => reports.push(progress) },
    )
    const shares = reports.map(({ progress }) => progress)
    expect(shares.length).toBeGreaterThan(files.length)
    expect(shares).toEqual([...new Set(shares)].toSorted((a, b) => a - b))
    expect(reports.every(({ total }) => total === 100)).toBe(true)
  })
})
