import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect, test } from 'vitest'
import { LISTED } from '../find-operations.ts'

const ROOT = join(import.meta.dirname, '../..')

test('nothing but its own files is needed: under the permission model of Node it lists and answers', async () => {
  const args = [
    '--permission',
    `--allow-fs-read=${ROOT}/`,
    '--allow-child-process',
    join(import.meta.dirname, 'main.ts'),
  ]
  const transport = new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' })
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'legacy' } })
  await client.connect(transport)
  expect((await client.listTools()).tools).toHaveLength(LISTED.length)
  const result = await client.callTool({ name: 'case', arguments: { text: 'ab', to: 'UPPERCASE' } })
  expect(result.content).toEqual([{ type: 'text', text: 'AB' }])
  await client.close()
})
