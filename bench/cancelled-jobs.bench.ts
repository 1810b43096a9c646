import { execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '../server/testing/server-process.ts'
import { requireAll } from './requirements.ts'

requireAll('site', 'linux')

/**
 * Jobs that are cancelled, messages above the limit, and many slow calls of one token: the latency of the next quick
 * call, and the workers that remain.
 */
const ROUNDS = 100
const ENDLESS = { pattern: '(a+)+$', text: `${'a'.repeat(40)}!` }
const QUICK = { text: 'a', to: 'UPPERCASE' }
const TOKENS = ['a-token-of-the-bench', 'another-token-of-the-bench'] as const

function report(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  process.stdout.write(`${name}: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, worst ${at(1)} ms\n`)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function workersOf(pid: number | undefined): string {
  const list = execFileSync('ps', ['--ppid', `${pid}`, '-o', 'args=']).toString()
  return `${list.split('\n').filter((line) => line.includes('worker/program.ts')).length} workers remain`
}

/** Starts the MCP server and returns calls of its tools by their ids. */
async function startMcp() {
  const main = join(import.meta.dirname, '../interfaces/mcp/main.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const waiting = new Map<number, (message: { readonly error?: { readonly message: string } }) => void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    const message = JSON.parse(line)
    waiting.get(message.id)?.(message)
  })
  let lastId = 0
  const send = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  const request = (method: string, params: object) => {
    const id = ++lastId
    const reply = new Promise<{ readonly error?: { readonly message: string } }>((resolve) =>
      waiting.set(id, resolve),
    )
    send({ id, method, params })
    return { id, reply }
  }
  const call = (name: string, given: object) => request('tools/call', { name, arguments: given })
  const clientInfo = { name: 'bench', version: '1' }
  await request('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo }).reply
  send({ method: 'notifications/initialized' })
  const cancel = (requestId: number) => send({ method: 'notifications/cancelled', params: { requestId } })
  return { child, call, cancel }
}

const { child, call, cancel } = await startMcp()
await call('case', QUICK).reply
const afterCancel: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  const slow = [call('regex-match', ENDLESS), call('regex-match', ENDLESS)]
  await wait(300)
  for (const { id } of slow) cancel(id)
  afterCancel.push(await timed(() => call('case', QUICK).reply))
}
report(`MCP: a call after two cancelled ones, ${ROUNDS} times (${workersOf(child.pid)})`, afterCancel)
for (const megabytes of [11, 64, 300]) {
  const text = 'x'.repeat(megabytes * 2 ** 20)
  let answer = ''
  const ms = await timed(async () => {
    const { error } = await call('text-statistics', { text }).reply
    answer = error?.message ?? 'answered'
  })
  const next = await timed(() => call('case', QUICK).reply)
  process.stdout.write(
    `MCP: a message of ${megabytes} MB: ${answer} after ${Math.round(ms)} ms, the next call ${Math.round(next)} ms\n`,
  )
}
child.stdin.end()

const server = await startServer({ API_TOKENS: TOKENS.join(',') })
const ask = (operation: string, params: object, token: string, signal?: AbortSignal) =>
  fetch(`${server.url}/api/run/${operation}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(params),
    ...(signal && { signal }),
  })
await ask('case', QUICK, TOKENS[0])
const afterLeaving: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  const leaving = new AbortController()
  const slow = ask('regex-match', ENDLESS, TOKENS[0], leaving.signal).catch(() => {})
  await wait(300)
  leaving.abort()
  await slow
  afterLeaving.push(await timed(() => ask('case', QUICK, TOKENS[0])))
}
report(`HTTP: a call after one whose client left, ${ROUNDS} times`, afterLeaving)
const leaving = new AbortController()
const slow = Array.from({ length: 500 }, () =>
  ask('regex-match', ENDLESS, TOKENS[0], leaving.signal).catch(() => {}),
)
await wait(500)
const others: number[] = []
for (let times = 0; times < 20; times++) others.push(await timed(() => ask('case', QUICK, TOKENS[1])))
report('HTTP: calls of another token during 500 slow ones', others)
leaving.abort()
await Promise.all(slow)
await server.end('SIGTERM')
