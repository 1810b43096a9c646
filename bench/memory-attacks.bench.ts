import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { connect, type Socket } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { type ServerProcess, startServer } from '../server/testing/server-process.ts'
import { startPostgres } from '../server/testing/temporary-postgres.ts'
import { hasPeer, requireAll } from './requirements.ts'
import { type Answer, type RequestParts, sendRequest } from './send-request.ts'

requireAll('site', 'linux')

/**
 * Attacks of one IP address, a minute each: large responses that are never read, an author's pages of a quiz with many
 * attempts, HEAD on live streams. Reports whether the server survives, its peak memory, and the latency of another
 * client. A process above the memory limit is killed, as the kernel would do.
 */
const SECONDS = Number(process.env.ATTACK_SECONDS || 60)
const MEMORY_LIMIT_MB = 1_024
const UNREAD_CONNECTIONS = 60
const ATTEMPTS = Number(process.env.ATTACK_ATTEMPTS || 2_000)
const ATTACKER = '203.0.113.66'
const METRICS_TOKEN = 'a-token-of-the-bench'

type Target = {
  readonly address: string
  readonly cookie: string
  readonly quiz: string
  readonly large: string
  readonly secret: string
  readonly poll: string
  readonly room: string
}
type Attack = 'unread' | 'author' | 'head'
const everyone = new Agent({ keepAlive: true, maxSockets: 64 })

/** Sends a request of the attacker, unless it names another address. */
function ask(url: string, parts: Partial<RequestParts> = {}, agent = everyone): Promise<Answer> {
  return sendRequest(agent, url, { from: ATTACKER, ...parts })
}

/** Runs work for each number, so many at once. */
async function forEach(count: number, atOnce: number, work: (at: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const one = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

const textQuestion = (at: number) => ({
  id: `q${at}`,
  kind: 'text',
  text: `Question ${at}?`,
  accepted: ['yes'],
})

/** Stores what the attacks need: an account of 30 MB, a quiz with many attempts, one of 2 MB, a poll and a room. */
async function prepare(address: string, attack: Attack): Promise<Target> {
  const created = async (path: string, body: unknown) => {
    const { text, cookie } = await ask(`${address}${path}`, { body })
    return { ...(JSON.parse(text) as { id: string; secret: string }), cookie }
  }
  const account = { name: 'Eve', email: 'eve@example.com', password: 'a thief has words too' }
  const { cookie } = await ask(`${address}/api/account/sign-up`, { body: account })
  const picture = `data:image/png;base64,${'A'.repeat(190_000)}`
  const large = await created('/api/quizzes', {
    quiz: { questions: Array.from({ length: 10 }, (_, at) => ({ ...textQuestion(at), picture })) },
  })
  const quiz = await created('/api/quizzes', {
    quiz: { questions: Array.from({ length: 300 }, (_, at) => textQuestion(at)) },
  })
  const settings = { kind: 'single', mostChoices: 1, results: 'always', isShuffled: false, canChange: false }
  const poll = await created('/api/polls', {
    question: 'Tea?',
    options: ['Yes', 'No'],
    settings,
    closesAt: null,
  })
  const room = await created('/api/rooms', {
    name: 'Eve',
    deck: { id: 'fibonacci', custom: [] },
    stories: [],
  })
  if (attack === 'unread')
    await forEach(35, 1, async (part) => {
      const changes = Array.from({ length: 15 }, (_, at) => ({
        collection: 'c',
        id: `${part}-${at}`,
        value: JSON.stringify('x'.repeat(60_000)),
        changedAt: 0,
      }))
      await ask(`${address}/api/sync`, { cookie, body: { clock: Date.now(), since: 1e9, changes } })
    })
  if (attack === 'author')
    await forEach(ATTEMPTS, 16, async (at) => {
      const from = `198.18.${at >> 8}.${at & 255}`
      const path = `${address}/api/quizzes/${quiz.id}`
      const begun = await ask(`${path}/attempts`, { from, body: { number: 1, name: `Taker ${at}` } })
      const answers = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`q${n}`, 'x'.repeat(815)]))
      const body = { number: 1, answers, isEnd: at % 2 === 0 }
      const { status } = await ask(`${path}/answers`, { from, cookie: begun.cookie, body })
      if (status !== 200) throw new Error(`An attempt was refused with ${status}`)
    })
  return {
    address,
    cookie,
    quiz: quiz.id,
    large: large.id,
    secret: quiz.secret,
    poll: poll.id,
    room: room.id,
  }
}

/** Sends a raw request and reads nothing of its response. Resolves when the connection closes. */
function sendUnread(address: string, head: string, body = ''): { socket: Socket; closed: Promise<void> } {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.write(`${head} HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${ATTACKER}\r\n${body || '\r\n'}`)
  return { socket, closed: new Promise((resolve) => socket.once('close', () => resolve())) }
}

/** Responses of up to 32 MB on sixty connections that never read. */
async function attackUnread({ address, cookie, large }: Target, until: number): Promise<void> {
  const sync = JSON.stringify({ clock: 1, since: 0, changes: [] })
  const heads = [
    [
      'POST /api/sync',
      `Cookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${sync.length}\r\n\r\n${sync}`,
    ],
    ['GET /api/account/data', `Cookie: ${cookie}\r\n\r\n`],
    [`GET /api/quizzes/${large}/author`, '\r\n'],
    [`GET /api/quizzes/${large}`, '\r\n'],
  ] as const
  await forEach(UNREAD_CONNECTIONS, UNREAD_CONNECTIONS, async (at) => {
    while (performance.now() < until) {
      const [head, more] = heads[at % heads.length] ?? heads[0]
      // Several on one connection: each response can be held.
      const { socket, closed } = sendUnread(address, head, more)
      for (let count = 0; count < 20; count++)
        socket.write(`${head} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${ATTACKER}\r\n${more}`)
      await Promise.race([closed, wait(until - performance.now())])
      socket.destroy()
    }
  })
}

/** The author's page and report of a quiz with many attempts, as often as the server answers. */
async function attackAuthor({ address, quiz, secret }: Target, until: number): Promise<void> {
  await forEach(32, 32, async (at) => {
    while (performance.now() < until) {
      const path = `${address}/api/quizzes/${quiz}`
      if (at < 4) {
        const { socket, closed } = sendUnread(
          address,
          `GET /api/quizzes/${quiz}/results.csv`,
          `Authorization: Bearer ${secret}\r\n\r\n`,
        )
        await Promise.race([closed, wait(Math.min(5_000, Math.max(0, until - performance.now())))])
        socket.destroy()
      } else await ask(path + (at < 8 ? '/results.csv' : '/author'), { secret }).catch(() => {})
    }
  })
}

/** HEAD on live streams, and streams that wait behind another one on a connection that breaks. */
async function attackHead({ address, poll, room }: Target, until: number): Promise<void> {
  const paths = [`/api/polls/${poll}/events`, `/api/rooms/${room}/events`]
  await forEach(32, 32, async (at) => {
    while (performance.now() < until) {
      const path = paths[at % 2] ?? ''
      if (at < 28) await ask(`${address}${path}`, { method: 'HEAD' }).catch(() => {})
      else {
        const { socket } = sendUnread(address, `GET ${path}`)
        for (let count = 0; count < 5; count++)
          socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${ATTACKER}\r\n\r\n`)
        await wait(20)
        socket.destroy()
      }
    }
  })
}

const ATTACKS = { unread: attackUnread, author: attackAuthor, head: attackHead }

async function measure(engine: string, attack: Attack, environment: Record<string, string>): Promise<void> {
  const server = await startServer({
    ...environment,
    TRUST_PROXY: 'loopback',
    METRICS_TOKEN,
    NODE_OPTIONS: `--max-old-space-size=${MEMORY_LIMIT_MB}`,
  })
  const target = await prepare(server.url, attack)
  const [before, idleMb] = [await openStreams(server), memoryOf(server.pid)]
  const attacker = new Worker(import.meta.filename, { workerData: { attack, target } })
  let isRunning = true
  attacker.once('exit', () => {
    isRunning = false
  })
  const times: number[] = []
  let [peakMb, isUp] = [idleMb, true]
  const visitor = new Agent({ keepAlive: true })
  while (isRunning && isUp) {
    const begun = performance.now()
    const answer = await ask(`${server.url}/api/health`, { from: '198.51.100.1' }, visitor).catch(() => {})
    times.push(performance.now() - begun)
    const megabytes = memoryOf(server.pid)
    peakMb = Math.max(peakMb, megabytes)
    if (peakMb > MEMORY_LIMIT_MB) await server.end('SIGKILL')
    isUp = answer?.status === 200 && megabytes > 0 && peakMb <= MEMORY_LIMIT_MB
    await wait(50)
  }
  await attacker.terminate()
  await wait(1_000)
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  process.stdout.write(
    `memory-attacks: ${engine}, ${attack}: ${isUp ? 'alive' : `dead after ${Math.round(times.length / 20)} s`}, ` +
      `memory ${idleMb} MB before, ${peakMb} MB at most; others wait ${at(0.5)} ms at the median, ` +
      `${at(0.99)} ms at 99 %, ${at(1)} ms at the worst; streams ${before} before, ` +
      `${isUp ? await openStreams(server) : '?'} after; load ${loadavg()[0]?.toFixed(1)}\n`,
  )
  if (isUp) await server.end('SIGTERM')
}

async function openStreams({ url }: ServerProcess): Promise<number> {
  const { text } = await ask(`${url}/api/metrics`, { secret: METRICS_TOKEN })
  return Number(/^sundry_streams (\d+)/m.exec(text)?.[1] ?? Number.NaN)
}

/** Returns the resident memory of a process in megabytes (Linux); 0 if it has ended. */
function memoryOf(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes ?? 0) / 1024)
  } catch {
    return 0
  }
}

async function measureAll(): Promise<void> {
  const attacks = (['unread', 'author', 'head'] as const).filter(
    (attack) => !process.env.ATTACK || attack === process.env.ATTACK,
  )
  for (const attack of attacks) {
    const folder = mkdtempSync(join(tmpdir(), 'sundry-bench-'))
    await measure('SQLite', attack, { DATA_DIR: folder })
    if (hasPeer('postgres')) {
      const postgres = await startPostgres()
      await measure('PostgreSQL', attack, { DATABASE_URL: postgres.url, DATA_DIR: folder })
      await postgres.stop()
    }
    rmSync(folder, { recursive: true })
  }
}

if (isMainThread) await measureAll()
else {
  const { attack, target } = workerData as { attack: Attack; target: Target }
  await ATTACKS[attack](target, performance.now() + SECONDS * 1000)
  process.exit(0)
}
