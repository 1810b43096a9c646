import { Client } from '@modelcontextprotocol/client'
import { InMemoryTransport } from '@modelcontextprotocol/server'
import { expect, onTestFinished, test } from 'vitest'
import { LISTED } from '../find-operations.ts'
import { createServer, type ListedTool } from './create-server.ts'
import { createLocalFiles } from './local-files.ts'
import { chooseOperations } from './read-options.ts'
import tools from './tools.json' with { type: 'json' }

/** About four bytes. */
const TOKEN_BYTES = 4

test.each([[[]], [['/tmp']]])(
  'with the folders %j the list of all tools has at most 7,000 tokens',
  async (folders) => {
    const server = createServer({
      tools: tools as readonly ListedTool[],
      work: async () => ({ kind: 'cancelled' }),
      files: createLocalFiles(folders),
      documentationOf: async () => '',
    })
    const client = new Client({ name: 'test', version: '1' })
    onTestFinished(() => client.close())
    const [near, far] = InMemoryTransport.createLinkedPair()
    await server.connect(far)
    await client.connect(near)
    const list = await client.listTools()
    expect(list.tools).toHaveLength(LISTED.length)
    expect(JSON.stringify(list).length / TOKEN_BYTES).toBeLessThanOrEqual(7_000)
  },
)

test.each([
  [['pdf'], ['pdf-check', 'pdf-merge']],
  [
    ['json', 'loan-calculator'],
    [
      'json-check',
      'json-format',
      'json-query',
      'json-repair',
      'json-to-csv',
      'json-to-xlsx',
      'loan',
      'loan-schedule',
    ],
  ],
])('--tools %j chooses %j', (words, names) => {
  expect(chooseOperations(LISTED, words).map(({ name }) => name)).toEqual(names)
})

test('--tools refuses a word that means nothing', () => {
  expect(() => chooseOperations(LISTED, ['pfd'])).toThrow('--tools: there is no tool or operation “pfd”.')
})
