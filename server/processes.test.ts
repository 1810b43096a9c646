import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ENGINES, emptyStorage } from './testing/databases.fixture.ts'
import {
  createPollAt,
  createWritingPollAt,
  openPollAt,
  readAnswersAt,
  readPollAt,
  showAnswerAt,
  voteAt,
  watchPollAt,
} from './testing/poll-client.ts'
import { type ServerProcess, startServer } from './testing/server-process.ts'

const KILLS = 20
const VOTES_BEFORE_KILL = 15

/** Lets test visitors use separate IP addresses. */
const TRUSTING = { TRUST_PROXY: 'loopback' }

test('a vote on one process is seen on the other within a second, and 220 votes at once on both are counted exactly', async () => {
  const storage = { ...(await emptyStorage('PostgreSQL')), ...TRUSTING }
  const [one, other] = await Promise.all([startServer(storage), startServer(storage)])
  onTestFinished(async () => {
    await Promise.all([one.end('SIGTERM'), other.end('SIGTERM')])
  })
  const id = await createPollAt(one.url)
  const leaving = new AbortController()
  const states = watchPollAt(other.url, id, leaving.signal)
  expect((await states.next()).value?.results).toEqual({ votes: [0, 0] })

  const cookies = await Promise.all(Array.from({ length: 200 }, () => openPollAt(one.url, id)))
  const [first = ''] = cookies
  const started = performance.now()
  expect((await voteAt(one.url, id, first, 1)).status).toBe(200)
  expect((await states.next()).value?.results).toEqual({ votes: [1, 0] })
  expect(performance.now() - started).toBeLessThan(1_000)
  leaving.abort()

  const processes = [one, other]
  const at = (index: number) => (processes[index % 2] ?? one).url
  const answers = await Promise.all([
    ...cookies.slice(1).map((cookie, index) => voteAt(at(index), id, cookie, 2)),
    ...Array.from({ length: 19 }, (_, index) => voteAt(at(index), id, first, 2)),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(199)
  const refused = answers.filter(({ status }) => status === 409)
  expect(await Promise.all(refused.map((answer) => answer.json()))).toEqual(
    Array.from({ length: 19 }, () => ({ error: 'You have already voted in this poll.' })),
  )
  for (const { url: address } of processes)
    expect(await readPollAt(address, id)).toMatchObject({ voters: 200, results: { votes: [1, 199] } })
})

test('200 answers written at once on two processes are three, and what is shown on one is an option on the other', async () => {
  const storage = { ...(await emptyStorage('PostgreSQL')), ...TRUSTING }
  const [one, other] = await Promise.all([startServer(storage), startServer(storage)])
  onTestFinished(async () => {
    await Promise.all([one.end('SIGTERM'), other.end('SIGTERM')])
  })
  const { id, secret } = await createWritingPollAt(one.url)
  const cookies = await Promise.all(Array.from({ length: 202 }, () => openPollAt(one.url, id)))
  const [first = '', second = '', ...rest] = cookies
  // Both processes know the poll before anything is written in it.
  await Promise.all([voteAt(one.url, id, first, 1), voteAt(other.url, id, second, 2)])
  const texts = ['Mate', 'BEER', 'oat milk', 'MATE', 'beer']
  const at = (index: number) => (index % 2 === 0 ? one : other).url
  const votes = rest.map((cookie, index) => voteAt(at(index), id, cookie, texts[index % 5] ?? ''))
  expect((await Promise.all(votes)).filter(({ status }) => status !== 200)).toEqual([])
  const answers = await readAnswersAt(other.url, id, secret)
  expect(answers.map((answer) => [answer.text.toLowerCase(), answer.votes]).sort()).toEqual([
    ['beer', 80],
    ['mate', 80],
    ['oat milk', 40],
  ])
  const mate = answers.find(({ text }) => text.toLowerCase() === 'mate')?.id ?? 0
  const late = await openPollAt(other.url, id)
  expect((await voteAt(other.url, id, late, mate)).status).toBe(409)
  expect((await showAnswerAt(one.url, id, secret, mate)).status).toBe(200)
  expect((await voteAt(other.url, id, late, mate)).status).toBe(200)
  for (const { url: address } of [one, other])
    expect(await readPollAt(address, id)).toMatchObject({
      voters: 203,
      results: { votes: [1, 1, 81], other: 120 },
    })
})

test.each(ENGINES)(
  'after 20 times kill -9 in the middle of voting every acknowledged vote is there on %s',
  async (engine) => {
    const storage = { ...(await emptyStorage(engine)), ...TRUSTING }
    let server = await startServer(storage)
    onTestFinished(async () => {
      await server.end('SIGTERM')
    })
    const id = await createPollAt(server.url)
    const known: string[] = []
    const acknowledged: string[] = []
    for (let kill = 1; kill <= KILLS; kill++) {
      await voteUntilKilled(server, id, known, acknowledged)
      server = await startServer(storage)
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * VOTES_BEFORE_KILL)
    const isCounted = await Promise.all(
      known.map(async (cookie) => (await readPollAt(server.url, id, cookie)).hasVoted),
    )
    const counted = new Set(known.filter((_, index) => isCounted[index]))
    expect(acknowledged.filter((cookie) => !counted.has(cookie))).toEqual([])
    expect(await readPollAt(server.url, id)).toMatchObject({
      voters: counted.size,
      results: { votes: [counted.size, 0] },
    })
  },
  240_000,
)

/** Votes from ever new browsers, six at a time; the process is killed while others are under way. */
async function voteUntilKilled(
  server: ServerProcess,
  id: string,
  known: string[],
  acknowledged: string[],
): Promise<void> {
  let count = 0
  let killed: Promise<unknown> | undefined
  const keepVoting = async () => {
    while (!killed) {
      const cookie = await openPollAt(server.url, id)
      known.push(cookie)
      const { status } = await voteAt(server.url, id, cookie, 1)
      if (status !== 200) throw new Error(`A vote was answered with ${status}`)
      acknowledged.push(cookie)
      count++
      if (count === VOTES_BEFORE_KILL) killed = server.end('SIGKILL')
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: 6 }, keepVoting))
  await killed
  for (const end of ends)
    if (end.status === 'rejected' && !(end.reason instanceof TypeError)) throw end.reason
}

test('a stop disconnects live clients and exits with success', async () => {
  const server = await startServer(await emptyStorage('PostgreSQL'))
  const id = await createPollAt(server.url)
  const states = watchPollAt(server.url, id, new AbortController().signal)
  await states.next()
  const rest = states.next()
  expect(await server.end('SIGTERM')).toBe(0)
  expect((await rest).done).toBe(true)
})

test('a stopping process still responds, and requests proxies to close their connections', async () => {
  const server = await startServer(await emptyStorage('SQLite'))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async () => {
    const [answer] = await once(request(`${server.url}/api/health`, { agent }).end(), 'response')
    answer.resume()
    await once(answer, 'end')
    return [answer.statusCode, answer.headers.connection]
  }
  expect(await ask()).toEqual([200, 'keep-alive'])
  const ended = server.end('SIGTERM')
  await expect.poll(ask, { interval: 5 }).toEqual([200, 'close'])
  expect(await ended).toBe(0)
})

test('responses for parts of pages omit keep-alive headers, and request closing when stopping', async () => {
  const server = await startServer(await emptyStorage('SQLite'))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async () => {
    const [answer] = await once(request(`${server.url}/icon.svg`, { agent }).end(), 'response')
    const { connection, 'keep-alive': lasts } = answer.headers
    const line = answer.socket.localPort
    answer.resume()
    await once(answer, 'end')
    return [connection, lasts, line]
  }
  const [, , line] = await ask()
  expect(await ask()).toEqual([undefined, undefined, line])
  const ended = server.end('SIGTERM')
  await expect.poll(ask, { interval: 5 }).toEqual(['close', undefined, line])
  expect(await ended).toBe(0)
})

test('an idle connection remains open for longer than proxies use one', async () => {
  const server = await startServer(await emptyStorage('SQLite'))
  onTestFinished(async () => {
    await server.end('SIGTERM')
  })
  const answer = await fetch(`${server.url}/api/health`)
  // nginx 60 s (ngx_http_upstream_module, keepalive_timeout), Caddy 120 s (reverse_proxy, keepalive).
  expect(answer.headers.get('keep-alive')).toBe('timeout=150')
})

test('a server that npm has started ends when the shell between them was stopped', async () => {
  const storage = await emptyStorage('SQLite')
  const serve = `import('${join(import.meta.dirname, '../scripts/serve.mjs')}').then(({ serve }) => serve())`
  // npm stops its shell, not what runs in it.
  const shell = spawn('sh', ['-c', `node -e "${serve}"; true`], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', npm_lifecycle_event: 'start', ...storage },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let said = ''
  shell.stdout.on('data', (chunk) => {
    said += chunk
  })
  const addressSaid = () => /http:\/\/localhost:\d+/.exec(said)?.[0]
  await expect.poll(addressSaid, { timeout: 20_000 }).toBeDefined()
  shell.kill('SIGTERM')
  const answers = () =>
    fetch(`${addressSaid()}/api/health`).then(
      ({ status }) => status,
      () => 'nobody answers',
    )
  await expect.poll(answers, { timeout: 20_000 }).toBe('nobody answers')
})

test('eight processes that start at once on an empty PostgreSQL all answer', async () => {
  const storage = await emptyStorage('PostgreSQL')
  const servers = await Promise.all(Array.from({ length: 8 }, () => startServer(storage)))
  for (const { url: address } of servers) expect((await fetch(`${address}/api/health`)).status).toBe(200)
  expect(await Promise.all(servers.map((server) => server.end('SIGTERM')))).toEqual(Array(8).fill(0))
})

test('a database that cannot be reached is said in one sentence', async () => {
  await expect(startServer({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow(
    'Sundry cannot start: connect ECONNREFUSED 127.0.0.1:1',
  )
})
