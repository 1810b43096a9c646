import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '../server/testing/server-process.ts'
import { requireAll } from './requirements.ts'

requireAll('site', 'linux')

/**
 * Requests as no browser sends them, to every route: other methods, types, encodings, control characters, bodies that
 * are broken off or are not what they say. Reports the statuses, errors in the log, and the open files, live streams and
 * processes before and after. The same seed gives the same requests.
 */
const REQUESTS = Number(process.env.FUZZ_REQUESTS || 50_000)
const AT_ONCE = 32
const TIMEOUT_MS = 5_000
/** Until streams and connections have been closed. */
const REST_MS = 3_000
const TOKEN = 'a-token-of-the-bench'

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'get', 'M-SEARCH']
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json-patch+json',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  '',
  'a/b/c',
]
const BODIES = [
  '{}',
  '[]',
  'null',
  '{"a":',
  '{"__proto__":{"a":1}}',
  '{"question":"?","options":["a","a"]}',
  '\0\0\0',
  '\ud800',
  '['.repeat(5_000),
  `"${'a'.repeat(70_000)}"`,
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n',
  '1e999',
]
const PARTS = [
  'a',
  '%00',
  '%0a%0d',
  '%ff',
  '..%2f..',
  '%e2%80%ae',
  `${'a'.repeat(3_000)}`,
  '0',
  '-1',
  'constructor',
  "'; drop table poll",
  'a%20b',
]
const HEADERS = [
  `authorization: Bearer ${TOKEN}`,
  'authorization: Basic !',
  'content-encoding: gzip',
  'content-encoding: br',
  'expect: 100-continue',
  'range: bytes=0-1,5-',
  'accept: text/event-stream',
  'accept-encoding: \t',
  'cookie: session=%00; a',
  'if-none-match: *',
  'last-event-id: 18446744073709551616',
  'origin: null',
  'sec-fetch-site: cross-site',
  'x-forwarded-for: , ,::1, 1.2.3',
  'transfer-encoding: chunked',
]

/** Pseudorandom whole numbers below a bound (mulberry32). */
function createPseudorandom(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const random = createPseudorandom(Number(process.env.FUZZ_SEED || 1))
const one = <T>(list: readonly T[]): T => list[random(list.length)] as T

/** The addresses of all routes, with their parameters. */
function readPaths(): string[] {
  const admin = join(import.meta.dirname, '../scripts/run-admin.ts')
  const table = execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', admin, 'routes'], {
    env: { ...process.env, DATA_DIR: dataDir, API_TOKENS: TOKEN },
  })
  return [...new Set([...table.toString().matchAll(/(?<=\s)\/\S*/g)].map(([path]) => path))]
}

function makeRequest(paths: readonly string[]): { readonly text: string; readonly isBrokenOff: boolean } {
  const path = one(paths).replaceAll(/:\w+|\*/g, () => one(PARTS))
  const query = random(3) === 0 ? `?${one(PARTS)}=${one(PARTS)}` : ''
  const body = one(BODIES)
  const length = Buffer.byteLength(body)
  const kind = random(6)
  const said = kind === 0 ? length + 1_000 : kind === 1 ? Math.max(0, length - 1) : length
  const headers = Array.from({ length: random(4) }, () => one(HEADERS))
  const hasBody = random(3) > 0
  const lines = [
    `${one(METHODS)} ${path.replaceAll(' ', '%20')}${query} HTTP/1.1`,
    'host: sundry.example',
    'connection: close',
    `x-forwarded-for: 10.${random(256)}.${random(256)}.${random(256)}`,
    ...headers,
    ...(hasBody ? [`content-type: ${one(TYPES)}`, `content-length: ${said}`] : []),
  ]
  return { text: `${lines.join('\r\n')}\r\n\r\n${hasBody ? body : ''}`, isBrokenOff: hasBody && kind === 0 }
}

/** Sends a request and returns its status; 0 if the connection ends without one. Leaves after a while, as visitors do. */
function send(port: number, { text, isBrokenOff }: ReturnType<typeof makeRequest>): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let said = ''
    const end = () => {
      socket.destroy()
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0))
    }
    socket.setTimeout(isBrokenOff ? 50 : TIMEOUT_MS, end)
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1').slice(0, 100)
      // A live stream never ends.
      if (/event-stream/.test(chunk.toString('latin1').slice(0, 2_000))) end()
    })
    socket.on('error', end)
    socket.on('close', end)
    socket.write(text)
  })
}

const filesOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length
const childrenOf = (pid: number) =>
  execFileSync('sh', ['-c', `ps --ppid ${pid} -o pid= | wc -l`])
    .toString()
    .trim()

const dataDir = mkdtempSync(join(tmpdir(), 'sundry-fuzz-'))
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
const server = await startServer({
  DATA_DIR: dataDir,
  TRUST_PROXY: 'loopback',
  API_TOKENS: TOKEN,
  METRICS_TOKEN: TOKEN,
})
const port = Number(new URL(server.url).port)
const settings = { kind: 'single', mostChoices: 1, results: 'always', isShuffled: false, canChange: false }
const poll = { question: 'Tea?', options: ['Yes', 'No'], settings, closesAt: null }
const quiz = { questions: [{ id: 'q', kind: 'text', text: 'Yes?', accepted: ['yes'] }] }
for (const [path, body] of [
  ['/api/polls', poll],
  ['/api/quizzes', { quiz }],
] as const) {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { id } = (await response.json()) as { readonly id: string }
  // A third of the requests is about what exists.
  PARTS.push(...Array.from({ length: 6 }, () => id))
}
const paths = readPaths()
const streams = async () => {
  const metrics = await fetch(`${server.url}/api/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  return /^sundry_streams (\d+)/m.exec(await metrics.text())?.[1] ?? '?'
}
const state = async () =>
  `${filesOf(server.pid)} files, ${await streams()} streams, ${childrenOf(server.pid)} processes`

// Workers and prepared statements of the first requests remain.
for (let at = 0; at < 500; at++) await send(port, makeRequest(paths))
await wait(REST_MS)
const before = await state()
const counts = new Map<number, number>()
let sent = 0
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (sent < REQUESTS) {
      sent++
      const status = await send(port, makeRequest(paths))
      counts.set(status, (counts.get(status) ?? 0) + 1)
    }
  }),
)
await wait(REST_MS)
const statuses = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
const stacks = server.output().match(/^\s+at .+:\d+:\d+\)?$/gm) ?? []
process.stdout.write(`${REQUESTS} requests to ${paths.length} routes. ${statuses.join(', ')}\n`)
process.stdout.write(
  `Before: ${before}. After: ${await state()}. Lines of stacks in the log: ${stacks.length}\n`,
)
for (const line of stacks.slice(0, 5)) process.stdout.write(`${line}\n`)
await server.end('SIGTERM')
