import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createBatcher } from '../server/database/batcher.ts'
import { type Database, openPostgres, openSqlite } from '../server/database/open-database.ts'
import { countVotes, type Vote } from '../server/features/polls/count-votes.ts'
import { createPollAt, readPollAt } from '../server/testing/poll-client.ts'
import { startProgram, startServer } from '../server/testing/server-process.ts'
import { startPostgres } from '../server/testing/temporary-postgres.ts'
import { hasPeer, requireAll } from './requirements.ts'
import { getOf, postOf, sendAll } from './votes/send-votes.ts'

requireAll('site', 'linux')

const VOTES = 10_000
const AT_ONCE = 128
const ROUNDS = Number(process.env.VOTE_ROUNDS || 5)
const BARE_SERVER = fileURLToPath(new URL('./votes/bare-server.ts', import.meta.url))

/** Votes a second, and processor time of a vote in its process, in milliseconds (Linux). */
type Speed = { readonly rate: number; readonly busyMs: number }

/**
 * Votes a second through Sundry's HTTP, through Node's own HTTP server around the very same statements and nothing else,
 * and by the statements straight on the database: in turns in the same run, the best round of each.
 */
async function measure(
  engine: string,
  storage: Readonly<Record<string, string>>,
  open: () => Promise<Database>,
): Promise<void> {
  const server = await startServer({ ...storage, TRUST_PROXY: 'loopback' })
  const bareServer = await startProgram(BARE_SERVER, storage)
  const database = await open()
  const opened = await createPollAt(server.url)
  const heads = await sendAll(
    server.url,
    AT_ONCE,
    Array.from({ length: VOTES }, () => getOf(`/api/polls/${opened}`)),
  )
  const cookies = heads.map((head) => /^set-cookie: ([^;]*)/im.exec(head)?.[1] ?? '')
  const rounds: { ours: Speed; bare: Speed; statements: Speed }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const [id, second, third] = [
      await createPollAt(server.url),
      await createPollAt(server.url),
      await createPollAt(server.url),
    ]
    const ours = await speedOf(server.pid, () =>
      sendAll(
        server.url,
        AT_ONCE,
        cookies.map((cookie, index) => voteOf(id, cookie, index)),
      ),
    )
    const { voters } = await readPollAt(server.url, id)
    if (voters !== VOTES) throw new Error(`${voters} of ${VOTES} votes were counted`)
    const bare = await speedOf(bareServer.pid, () =>
      sendAll(
        bareServer.url,
        AT_ONCE,
        cookies.map((_, index) => postOf(`/${second}`, {}, { choices: [(index % 2) + 1] })),
      ),
    )
    rounds.push({ ours, bare, statements: await statementsOn(database, third) })
  }
  await Promise.all([server.end('SIGTERM'), bareServer.end('SIGTERM'), database.destroy()])
  const best = (which: 'ours' | 'bare' | 'statements') => ({
    rate: Math.max(...rounds.map((round) => round[which].rate)),
    busyMs: Math.min(...rounds.map((round) => round[which].busyMs)),
  })
  const [ours, bare, statements] = [best('ours'), best('bare'), best('statements')]
  const said = ({ rate, busyMs }: Speed) =>
    `${Math.round(rate).toLocaleString('en-US')}/s, ${busyMs.toFixed(3)} ms of processor time each`
  process.stdout.write(
    `poll-votes on ${engine}: ${(ours.rate / bare.rate).toFixed(2)} of what Node's own HTTP server does with the same statements, ` +
      `${(ours.rate / statements.rate).toFixed(2)} of the statements without HTTP (${(bare.rate / statements.rate).toFixed(2)} for Node's own)\n` +
      `  Sundry ${said(ours)}; Node ${said(bare)}; statements ${said(statements)}\n`,
  )
}

/** Casts one vote from a separate IP address, so that the limit per address is not measured. */
function voteOf(id: string, cookie: string, index: number): string {
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
  return postOf(
    `/api/polls/${id}/votes`,
    { 'x-forwarded-for': address, cookie },
    { choices: [(index % 2) + 1] },
  )
}

async function statementsOn(database: Database, pollId: string): Promise<Speed> {
  const count = createBatcher(
    (batch: readonly Vote[]) => countVotes({ database, now: Date.now, randomBytes }, batch),
    { delayMs: 5, max: 1_000 },
  )
  let next = 0
  const voter = async () => {
    while (next < VOTES) {
      const choice = (next++ % 2) + 1
      const voterHash = randomBytes(24).toString('base64url')
      await count({ pollId, voterHash, kind: 'single', choices: [choice] })
    }
  }
  return speedOf(process.pid, () => Promise.all(Array.from({ length: AT_ONCE }, voter)))
}

async function speedOf(pid: number, work: () => Promise<unknown>): Promise<Speed> {
  const [start, busy] = [performance.now(), busyMsOf(pid)]
  await work()
  return {
    rate: (VOTES * 1000) / (performance.now() - start),
    busyMs: (busyMsOf(pid) - busy) / VOTES,
  }
}

/** Returns the processor time used by a process (proc(5): fields 14 and 15, in hundredths of a second). */
function busyMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const folder = mkdtempSync(join(tmpdir(), 'sundry-bench-'))
await measure('SQLite', { DATA_DIR: folder }, () => openSqlite(folder))
rmSync(folder, { recursive: true })
if (hasPeer('postgres')) {
  const postgres = await startPostgres({ isDurable: true })
  await measure('PostgreSQL', { DATABASE_URL: postgres.url, DATA_DIR: folder }, () =>
    openPostgres(postgres.url),
  )
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
