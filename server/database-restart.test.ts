import { expect, onTestFinished, test } from 'vitest'
import { needPostgres } from './testing/databases.fixture.ts'
import { createPollAt, openPollAt, readPollAt, voteAt } from './testing/poll-client.ts'
import { startServer } from './testing/server-process.ts'
import { startPostgres } from './testing/temporary-postgres.ts'

const VOTERS = 50

test('five restarts of PostgreSQL under 50 voters end no process, and every acknowledged vote is counted once', async () => {
  // A separate one: that of other tests must not be restarted.
  needPostgres()
  const postgres = await startPostgres({ isDurable: true })
  onTestFinished(postgres.stop)
  const storage = { DATABASE_URL: postgres.url, TRUST_PROXY: 'loopback' }
  const servers = await Promise.all([startServer(storage), startServer(storage)])
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
  })
  const addresses = servers.map(({ url: address }) => address)
  const [first = ''] = addresses
  const id = await createPollAt(first)
  const voting = keepVoting(addresses, id)
  for (const how of ['fast', 'immediate', 'killed', 'fast', 'immediate'] as const) {
    await voting.untilAllWereTaken()
    await postgres.restart(how)
  }
  await voting.untilAllWereTaken()
  const { known, acknowledged } = await voting.end()

  for (const address of addresses) expect((await fetch(`${address}/api/health`)).status).toBe(200)
  const counted = new Set<string>()
  for (const cookie of known) if ((await readPollAt(first, id, cookie)).hasVoted) counted.add(cookie)
  expect(acknowledged.filter((cookie) => !counted.has(cookie))).toEqual([])
  expect(await readPollAt(first, id)).toMatchObject({
    voters: counted.size,
    results: { votes: [counted.size, 0] },
  })
}, 240_000)

/**
 * Votes with a new browser each time, with as many concurrent requests as voters, spread over the servers. A vote can
 * be refused, but must be answered.
 */
function keepVoting(addresses: readonly string[], id: string) {
  const known: string[] = []
  const acknowledged: string[] = []
  const voted = new Set<number>()
  let isOver = false
  let allVoted = Promise.withResolvers<void>()

  const voteOnce = async (voter: number) => {
    const address = addresses[voter % addresses.length] ?? ''
    const cookie = await openPollAt(address, id)
    if (cookie === '') return
    known.push(cookie)
    const { status } = await voteAt(address, id, cookie, 1)
    if (status !== 200) return
    acknowledged.push(cookie)
    voted.add(voter)
    if (voted.size === VOTERS) allVoted.resolve()
  }
  const voters = Promise.all(
    Array.from({ length: VOTERS }, async (_, voter) => {
      while (!isOver) await voteOnce(voter)
    }),
  )
  voters.catch((error: unknown) => {
    isOver = true
    allVoted.reject(error)
  })
  return {
    /** Resolves when each voter has had a vote accepted since the call. */
    untilAllWereTaken() {
      if (isOver) return voters
      voted.clear()
      allVoted = Promise.withResolvers()
      return allVoted.promise
    },
    async end() {
      isOver = true
      await voters
      return { known, acknowledged }
    },
  }
}
