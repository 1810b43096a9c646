import { PassThrough } from 'node:stream'
import type { JSONRPCMessage } from '@modelcontextprotocol/server'
import { expect, onTestFinished, test } from 'vitest'
import { StdioTransport } from './stdio-transport.ts'

/** Sends lines to a transport whose messages have at most 2 MB; returns what it received and answered. */
async function receive(...lines: readonly string[]) {
  const input = new PassThrough()
  const output = new PassThrough()
  const received: JSONRPCMessage[] = []
  const transport = new StdioTransport(input, output, 2 * 1024 * 1024)
  onTestFinished(() => transport.close())
  transport.onmessage = (message) => received.push(message)
  const closed = new Promise<void>((resolve) => {
    transport.onclose = resolve
  })
  await transport.start()
  input.end(lines.map((line) => `${line}\n`).join(''))
  await closed
  const answered = String(output.read() ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
  return { received, answered }
}

const request = (id: unknown, params = {}) => ({ jsonrpc: '2.0', id, method: 'tools/call', params })
const failed = (id: unknown, code: number, message: string) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
})

test('hands on messages of up to the limit', async () => {
  const large = request(2, { text: 'x'.repeat(2 * 1024 * 1024 - 100) })
  const { received, answered } = await receive(JSON.stringify(request(1)), JSON.stringify(large))
  expect([received, answered]).toEqual([[request(1), large], []])
})

test.each([
  ['{"jsonrpc":', failed(null, -32_700, 'The message is not valid JSON.')],
  ['{"id":7,"method":"x"}', failed(7, -32_600, 'The message is not valid JSON-RPC 2.0.')],
  ['[]', failed(null, -32_600, 'The message is not valid JSON-RPC 2.0.')],
  [
    JSON.stringify(request('a"b', { text: 'x'.repeat(2 * 1024 * 1024) })),
    failed('a"b', -32_600, 'The message is larger than 2 MB. Pass files by their path.'),
  ],
])('a message that cannot be read is answered, and the next one is received', async (line, answer) => {
  const { received, answered } = await receive(line, JSON.stringify(request(1)))
  expect([received, answered]).toEqual([[request(1)], [answer]])
})
