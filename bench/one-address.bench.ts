import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { startServer } from '../server/testing/server-process.ts'
import { requireAll } from './requirements.ts'
import { type RequestParts, sendRequest } from './send-request.ts'

requireAll('site', 'linux')

/**
 * Load from one IP address that uses every feature as fast as possible, and its effect on other clients: duration of
 * their requests, memory of the process, disk usage.
 */
const SECONDS = Number(process.env.ABUSE_SECONDS || 60)
const QUOTA_MB = 200
/** How much the attacker has under way at once. */
const AT_ONCE = 32
const STREAMS = 1_200
const ATTACKER = '2001:db8:666:1'

/** Sends all requests that one IP address is allowed, in rotation, until the time is up. */
async function attack(address: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  let counter = 0
  // Ever new addresses of one network: they count as one.
  const from = () => `${ATTACKER}::${(++counter).toString(16)}`
  const stories = Array.from({ length: 80 }, () => ({
    title: 't'.repeat(300),
    description: 'd'.repeat(2_000),
    finalEstimate: '',
  }))
  const room = { name: 'Eve', deck: { id: 'fibonacci', custom: [] }, stories }
  const poll = {
    question: 'q'.repeat(500),
    options: Array.from({ length: 50 }, (_, index) => `${index}${'o'.repeat(190)}`),
    settings: { kind: 'ranked', mostChoices: 1, results: 'always', isShuffled: false, canChange: true },
    closesAt: null,
  }
  const deedsOf: readonly (() => Promise<unknown>)[] = [
    async () => {
      const made = await sendRequest(agent, `${address}/api/rooms`, { from: from(), body: room })
      if (made.status !== 200) return
      const { id } = JSON.parse(made.text)
      const commands = Array.from({ length: 40 }, () =>
        sendRequest(agent, `${address}/api/rooms/${id}/commands`, {
          from: from(),
          cookie: made.cookie,
          body: { kind: 'add-story', title: 'More', description: 'm'.repeat(2_000) },
        }),
      )
      await Promise.all(commands)
    },
    async () => {
      const made = await sendRequest(agent, `${address}/api/polls`, { from: from(), body: poll })
      if (made.status !== 200) return
      const { id } = JSON.parse(made.text)
      for (let voter = 0; voter < 20; voter++) {
        const opened = await sendRequest(agent, `${address}/api/polls/${id}`, { from: from() })
        const choices = Array.from({ length: 50 }, (_, index) => ((index * 7 + voter) % 50) + 1)
        await sendRequest(agent, `${address}/api/polls/${id}/votes`, {
          from: from(),
          cookie: opened.cookie,
          body: { choices },
        })
        await sendRequest(agent, `${address}/poll/${id}`, { from: from() })
      }
    },
    () =>
      sendRequest(agent, `${address}/api/account/sign-up`, {
        from: from(),
        body: { name: 'Eve', email: `eve${++counter}@example.com`, password: 'a thief has words too' },
      }),
    () =>
      sendRequest(agent, `${address}/api/account/sign-in`, {
        from: from(),
        body: { email: `eve${++counter}@example.com`, password: 'a thief has words too' },
      }),
    () =>
      sendRequest(agent, `${address}/api/newsletter/join`, {
        from: from(),
        body: { email: `eve${++counter}@example.com` },
      }),
    () => sendRequest(agent, `${address}/api/rooms/by-code`, { from: from(), body: { code: 'ABCDEF' } }),
    () => sendRequest(agent, `${address}/poll/${'x'.repeat(16)}${counter}`, { from: from() }),
    () => sendRequest(agent, `${address}/api/ready`, { from: from() }),
    () =>
      sendRequest(agent, `${address}/api/sync`, { from: from(), body: { clock: 1, since: 0, changes: [] } }),
    () => sendRequest(agent, `${address}/`, { from: from() }),
  ]
  const until = performance.now() + SECONDS * 1000
  await holdStreams(address, from)
  const worker = async (first: number) => {
    for (let turn = first; performance.now() < until; turn++)
      await (deedsOf[turn % deedsOf.length]?.() ?? Promise.resolve()).catch(() => {})
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => worker(index)))
  process.exit(0)
}

/** Opens as many live streams of a poll as the server accepts, and never reads them. */
async function holdStreams(address: string, from: () => string): Promise<void> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
  const body = {
    question: 'Watched',
    options: ['a', 'b'],
    settings: { kind: 'single', mostChoices: 1, results: 'always', isShuffled: false, canChange: true },
    closesAt: null,
  }
  const { id } = JSON.parse((await sendRequest(agent, `${address}/api/polls`, { from: from(), body })).text)
  for (let count = 0; count < STREAMS; count++) {
    const sent = request(`${address}/api/polls/${id}/events`, {
      agent,
      headers: { 'x-forwarded-for': from() },
    })
    sent.on('error', () => {})
    sent.on('response', (answer) => answer.pause())
    sent.end()
    if (count % 50 === 0) await wait(10)
  }
}

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-bench-'))
  const server = await startServer({
    DATA_DIR: folder,
    TRUST_PROXY: 'loopback',
    QUOTA_MB: String(QUOTA_MB),
  })
  const { url: address } = server
  const agent = new Agent({ keepAlive: true })
  const settings = { kind: 'single', mostChoices: 1, results: 'always', isShuffled: false, canChange: false }
  const body = { question: 'Tea?', options: ['Yes', 'No'], settings, closesAt: null }
  const { id } = JSON.parse(
    (await sendRequest(agent, `${address}/api/polls`, { from: '198.51.100.1', body })).text,
  )
  const attacker = new Worker(import.meta.filename, { workerData: address })
  const isOver = new Promise((resolve) => attacker.once('exit', resolve))
  let isRunning = true
  void isOver.then(() => (isRunning = false))
  const times: number[] = []
  const refused: number[] = []
  let memory = 0
  for (let visitor = 0; isRunning; visitor++) {
    const from = `198.51.${100 + (visitor >> 8)}.${visitor & 255}`
    const timed = async (path: string, more: Partial<RequestParts> = {}) => {
      const begun = performance.now()
      const answer = await sendRequest(agent, `${address}${path}`, { from, ...more })
      times.push(performance.now() - begun)
      if (answer.status >= 400) refused.push(answer.status)
      return answer
    }
    await timed('/')
    const opened = await timed(`/api/polls/${id}`)
    await timed(`/api/polls/${id}/votes`, { cookie: opened.cookie, body: { choices: [1] } })
    memory = Math.max(memory, residentOf(server.pid))
    await wait(100)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  const disk = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  process.stdout.write(
    `one-address: others wait ${at(0.5)} ms at the median, ${at(0.99)} ms at 99 %, ${at(1)} ms at the worst ` +
      `(${times.length} requests in ${SECONDS} s, ${refused.length} refused${refused.length > 0 ? `: ${[...new Set(refused)]}` : ''}); ` +
      `memory ${Math.round(memory / 2 ** 20)} MB, disk ${Math.round(disk / 2 ** 20)} MB with a quota of ${QUOTA_MB} MB\n`,
  )
  agent.destroy()
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true })
}

/** Returns the resident memory of a process in bytes (Linux). */
function residentOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes ?? 0) * 1024
}

if (isMainThread) await measure()
else await attack(String(workerData))
