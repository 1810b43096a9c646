import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gather } from '../server/database/gather.ts'
import { type Database, openPostgres, openSqlite } from '../server/database/open-database.ts'
import { countVotes, type Vote } from '../server/features/polls/count-votes.ts'
import { createPollAt, openPollAt, readPollAt } from '../server/testing/poll-client.ts'
import { startServer } from '../server/testing/server-process.ts'
import { startPostgres } from '../server/testing/temporary-postgres.ts'

const VOTES = 6_000
const AT_ONCE = 128

/** Votes a second through HTTP, against the very statements straight on the database in the same run. */
async function measure(
  engine: string,
  storage: Readonly<Record<string, string>>,
  open: () => Promise<Database>,
): Promise<void> {
  const server = await startServer({ ...storage, TRUST_PROXY: 'loopback' })
  const id = await createPollAt(server.address)
  const cookies = await inTurns(VOTES, () => openPollAt(server.address, id))
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const overHttp = await secondsOf(() =>
    inTurns(VOTES, (index) =>
      post(agent, `${server.address}/api/polls/${id}/votes`, cookies[index] ?? '', index),
    ),
  )
  const { voters } = await readPollAt(server.address, id)
  if (voters !== VOTES) throw new Error(`${voters} of ${VOTES} votes were counted`)
  const second = await createPollAt(server.address)
  const third = await createPollAt(server.address)
  await server.end('SIGTERM')

  const database = await open()
  const outside = { database, now: Date.now, randomBytes }
  const count = gather((batch: readonly Vote[]) => countVotes(outside, batch), {
    delayMs: 5,
    most: 1_000,
  })
  const gathered = await secondsOf(() => inTurns(VOTES, () => count(newVote(second))))
  const alone = await secondsOf(() => inTurns(VOTES / 10, () => countVotes(outside, [newVote(third)])))
  await database.destroy()
  const rate = (count: number, seconds: number) => Math.round(count / seconds).toLocaleString('en-US')
  process.stdout.write(
    `poll-votes on ${engine}: ${(overHttp / gathered).toFixed(2)}x the time of the same statements without HTTP ` +
      `(${rate(VOTES, overHttp)} votes/s against ${rate(VOTES, gathered)}; one commit a vote: ${rate(VOTES / 10, alone)})\n`,
  )
}

function newVote(pollId: string): Vote {
  return { pollId, voterHash: randomBytes(24).toString('base64url'), kind: 'single', choices: [1] }
}

/** Does a piece of work many times, a fixed number at once. */
async function inTurns<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const worker = async () => {
    while (next < count) {
      const index = next++
      results[index] = await work(index)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}

/** One vote from an address of its own: the limit per address is not what is measured. */
function post(agent: Agent, url: string, cookie: string, index: number): Promise<void> {
  const body = JSON.stringify({ choices: [(index % 2) + 1] })
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'x-forwarded-for': address,
          cookie,
        },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve()
            : reject(new Error(`A vote was answered ${answer.statusCode}`)),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

const folder = mkdtempSync(join(tmpdir(), 'sundry-bench-'))
await measure('SQLite', { DATA_DIR: folder }, () => openSqlite(folder))
rmSync(folder, { recursive: true })
const postgres = await startPostgres({ isDurable: true })
await measure('PostgreSQL', { DATABASE_URL: postgres.url }, () => openPostgres(postgres.url))
await postgres.stop()
