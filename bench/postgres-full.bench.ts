import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createPollAt, openPollAt, readPollAt, voteAt } from '../server/testing/poll-client.ts'
import { startServer } from '../server/testing/server-process.ts'
import { startPostgres } from '../server/testing/temporary-postgres.ts'
import { requireAll } from './requirements.ts'

requireAll('site', 'mount', 'postgres')

/**
 * Fills the separate disk of a PostgreSQL server while voters vote on two processes: reports the responses during that
 * time, whether every acknowledged vote is counted, and how soon votes are accepted after space is freed. Mounts the
 * disk, so it needs root.
 */
const DISK_MB = 160
const VOTERS = 20
const FULL_MS = 10_000

const disk = mkdtempSync(join(tmpdir(), 'sundry-disk-'))
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', disk])
try {
  await measure()
} finally {
  execFileSync('umount', [disk])
  rmdirSync(disk)
}

async function measure(): Promise<void> {
  const postgres = await startPostgres({ withTimeout: disk })
  const storage = { DATABASE_URL: postgres.url, TRUST_PROXY: 'loopback', DATA_DIR: join(tmpdir(), 'none') }
  const servers = await Promise.all([startServer(storage), startServer(storage)])
  const [first = ''] = servers.map(({ url: address }) => address)
  const id = await createPollAt(first)
  const voting = keepVoting(
    servers.map(({ url: address }) => address),
    id,
  )
  await voting.untilMore(500)

  const fullFrom = performance.now()
  const ballast = join(disk, 'ballast')
  const running: boolean[] = []
  while (performance.now() - fullFrom < FULL_MS) {
    fill(ballast)
    running.push(postgres.isRunning())
    await wait(200)
  }
  const refusals = voting.refusals()
  const ready = await Promise.all(
    servers.map(async ({ url: address }) => (await fetch(`${address}/api/ready`)).text()),
  )

  rmSync(ballast)
  const roomFrom = performance.now()
  // Restarts it if it has exited, as systemd would.
  if (!postgres.isRunning()) await postgres.restart('fast')
  await voting.untilMore(VOTERS)
  const backMs = performance.now() - roomFrom
  const { acknowledged, known } = await voting.end()

  const counted = new Set<string>()
  for (const cookie of known) if ((await readPollAt(first, id, cookie)).hasVoted) counted.add(cookie)
  const lost = acknowledged.filter((cookie) => !counted.has(cookie))
  const { voters } = await readPollAt(first, id)
  process.stdout.write(
    `postgres-full: ${acknowledged.length} votes acknowledged, ${lost.length} of them lost, ${voters} counted for ${counted.size} voters; ` +
      `votes are taken ${Math.round(backMs)} ms after there is room; PostgreSQL ${running.every(Boolean) ? 'went on' : 'ended and was started again'}\n`,
  )
  for (const [said, times] of refusals) process.stdout.write(`  ${times} × ${said}\n`)
  process.stdout.write(`  /api/ready: ${ready.join(' ')}\n`)
  await Promise.all(servers.map((server) => server.end('SIGTERM')))
  await postgres.stop()
}

/** Fills the remaining space to the last block. */
function fill(path: string): void {
  const file = openSync(path, 'a')
  try {
    while (statfsSync(disk).bavail > 0) writeSync(file, Buffer.alloc(4096))
  } catch {
    // Another process has used it.
  } finally {
    closeSync(file)
  }
}

/** Votes of ever new browsers, spread over the servers; each is answered, whatever the answer. */
function keepVoting(addresses: readonly string[], id: string) {
  const known: string[] = []
  const acknowledged: string[] = []
  const refused = new Map<string, number>()
  let isOver = false

  const voteOnce = async (voter: number) => {
    const address = addresses[voter % addresses.length] ?? ''
    const cookie = await openPollAt(address, id)
    if (cookie === '') return void (await wait(50))
    known.push(cookie)
    const answer = await voteAt(address, id, cookie, 1)
    const said = await answer.text()
    if (answer.status === 200) return void acknowledged.push(cookie)
    const { error = said } = JSON.parse(said)
    const sentence = `${answer.status} ${error}`
    refused.set(sentence, (refused.get(sentence) ?? 0) + 1)
    await wait(50)
  }
  const voters = Promise.all(
    Array.from({ length: VOTERS }, async (_, voter) => {
      while (!isOver) await voteOnce(voter)
    }),
  )
  return {
    refusals: () => new Map(refused),
    async untilMore(count: number) {
      const wanted = acknowledged.length + count
      while (acknowledged.length < wanted) await wait(5)
    },
    async end() {
      isOver = true
      await voters
      return { known, acknowledged }
    },
  }
}
