import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diceOf } from '#lib/random/dice.fixture.ts'
import { shuffle } from '#lib/random/random.ts'
import { openSqlite } from '../server/database/open-database.ts'
import { createPollAt, createRankedPollAt, openPollAt } from '../server/testing/poll-client.ts'
import { startServer } from '../server/testing/server-process.ts'
import { requireAll } from './requirements.ts'

requireAll('site')

const OPTIONS = 50
const BALLOTS = 100_000
const REQUESTS = 1_000
const ROUNDS = 5
const UPDATES = 20

/**
 * Opens a ranked poll with 50 options and 100,000 different ballots, compared with a poll of two options without votes;
 * and measures an update: from a vote to a response that includes it, while others request the health of the process.
 */
const folder = mkdtempSync(join(tmpdir(), 'sundry-bench-'))
const server = await startServer({ DATA_DIR: folder, TRUST_PROXY: 'loopback' })
const small = await createPollAt(server.url)
const large = await createRankedPollAt(server.url, OPTIONS)
await fill(large)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const first = await millisecondsOf(large, 1)
const ours: number[] = []
const theirs: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  theirs.push(await millisecondsOf(small, REQUESTS))
  ours.push(await millisecondsOf(large, REQUESTS))
}
const [best, bestSmall] = [Math.min(...ours), Math.min(...theirs)]
process.stdout.write(
  `ranked-poll: ${(best / bestSmall).toFixed(2)}x the time of opening a poll of two options ` +
    `(${best.toFixed(2)} ms against ${bestSmall.toFixed(2)} ms, ${OPTIONS} options and ${BALLOTS.toLocaleString('en-US')} ballots; ` +
    `${first.toFixed(0)} ms when it has to be counted)\n`,
)
const updates = await updatesOf(large)
process.stdout.write(
  `ranked-poll: an update takes ${median(updates.times).toFixed(0)} ms at the median, ${Math.max(...updates.times).toFixed(0)} ms at the worst; ` +
    `others wait ${median(updates.others).toFixed(0)} ms at the median, ${Math.max(...updates.others).toFixed(0)} ms at the worst meanwhile\n`,
)
agent.destroy()
await server.end('SIGTERM')
rmSync(folder, { recursive: true })

/** Casts ballots that rank every option, each in a different order. */
async function fill(id: string): Promise<void> {
  const database = await openSqlite(folder)
  const options = Array.from({ length: OPTIONS }, (_, index) => index + 1)
  // The same ballots in every run.
  const dice = diceOf(1)
  const random = (min: number, max: number) => min + dice(max - min + 1)
  const rows = Array.from({ length: BALLOTS }, () => ({
    poll_id: id,
    choices: shuffle(options, random).join(','),
    votes: 1,
  }))
  for (let at = 0; at < BALLOTS; at += 1_000)
    await database
      .insertInto('poll_ranking')
      .values(rows.slice(at, at + 1_000))
      .execute()
  await database.updateTable('poll').set({ voters: BALLOTS, version: BALLOTS }).where('id', '=', id).execute()
  await database.destroy()
}

/** Of one request, when so many follow each other. */
async function millisecondsOf(id: string, count: number): Promise<number> {
  const started = performance.now()
  for (let sent = 0; sent < count; sent++) await open(id)
  return (performance.now() - started) / count
}

/** Measures how long updates take, and concurrent requests of other clients, in milliseconds. */
async function updatesOf(id: string): Promise<{ times: number[]; others: number[] }> {
  const choices = Array.from({ length: OPTIONS }, (_, index) => OPTIONS - index)
  const times: number[] = []
  const others: number[] = []
  let isOver = false
  const asking = (async () => {
    while (!isOver)
      others.push(await timeOf(async () => void (await (await fetch(`${server.url}/api/health`)).text())))
  })()
  for (let update = 0; update < UPDATES; update++) {
    const headers = { 'content-type': 'application/json', cookie: await openPollAt(server.url, id) }
    const body = JSON.stringify({ choices })
    const vote = async () =>
      void (await (
        await fetch(`${server.url}/api/polls/${id}/votes`, { method: 'POST', headers, body })
      ).text())
    const voteMs = await timeOf(vote)
    times.push(voteMs + (await timeOf(() => open(id))))
  }
  isOver = true
  await asking
  const { voters } = JSON.parse(await (await fetch(`${server.url}/api/polls/${id}`)).text())
  if (voters !== BALLOTS + UPDATES) throw new Error(`${voters} of ${BALLOTS + UPDATES} ballots were counted`)
  return { times, others }
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

function open(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(`${server.url}/api/polls/${id}`, { agent }, (answer) => {
      answer.resume()
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`It was answered ${answer.statusCode}`)),
      )
    }).on('error', reject)
  })
}
