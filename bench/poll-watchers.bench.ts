import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type ClientRequest, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPollAt, openPollAt, voteAt } from '../server/testing/poll-client.ts'
import { startServer } from '../server/testing/server-process.ts'
import { requireAll } from './requirements.ts'

requireAll('site', 'ps')

const WATCHERS = 2_000
const IDLE = 5_000
const VOTES = 5

/** Live stream that counts its events. */
type Watcher = { readonly request: ClientRequest; readonly nextEvent: () => Promise<void> }

function watch(url: string): Promise<Watcher> {
  return new Promise((resolve, reject) => {
    let heard = () => {}
    const request = get(url, { agent: new Agent() }, (answer) => {
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => {
        if (text.includes('data: ')) heard()
      })
      // It ends when the measurement is over.
      answer.on('error', () => {})
      heard = () =>
        resolve({
          request,
          nextEvent: () =>
            new Promise((resolveEvent) => {
              heard = resolveEvent
            }),
        })
    })
    request.on('error', reject)
  })
}

async function watchMany(url: string, count: number): Promise<Watcher[]> {
  const watchers: Watcher[] = []
  while (watchers.length < count)
    watchers.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(100, count - watchers.length) }, () => watch(url)),
      )),
    )
  return watchers
}

function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024
}

const folder = mkdtempSync(join(tmpdir(), 'sundry-bench-'))
const server = await startServer({
  DATA_DIR: folder,
  TRUST_PROXY: 'loopback',
  MAX_STREAMS_PER_ADDRESS: '20000',
})
const id = await createPollAt(server.url)
const live = `${server.url}/api/polls/${id}/events`

const alone = await watchMany(live, 1)
const timeToAll = async (watchers: readonly Watcher[]) => {
  const times: number[] = []
  for (let vote = 0; vote < VOTES; vote++) {
    const cookie = await openPollAt(server.url, id)
    const all = Promise.all(watchers.map(({ nextEvent }) => nextEvent()))
    const started = performance.now()
    await voteAt(server.url, id, cookie, 1)
    await all
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[Math.floor(VOTES / 2)] ?? 0
}
const toOne = await timeToAll(alone)
const before = memoryOf(server.pid)
const watchers = await watchMany(live, WATCHERS)
const each = (memoryOf(server.pid) - before) / WATCHERS
const toAll = await timeToAll([...alone, ...watchers])
process.stdout.write(
  `poll-watchers: from a vote to the last of ${WATCHERS} watchers ${(toAll / toOne).toFixed(1)}x the time to a single one ` +
    `(${toAll.toFixed(0)} ms against ${toOne.toFixed(0)} ms); ${(each / 1000).toFixed(0)} kB of memory a watcher\n`,
)
const more = await watchMany(live, IDLE - WATCHERS - 1)
const answered = performance.now()
await fetch(`${server.url}/api/health`)
process.stdout.write(
  `poll-watchers: with ${IDLE} open streams the process holds ${(memoryOf(server.pid) / 1e6).toFixed(0)} MB ` +
    `(${(before / 1e6).toFixed(0)} MB with one) and answers a request in ${(performance.now() - answered).toFixed(0)} ms\n`,
)
for (const { request } of [...alone, ...watchers, ...more]) request.destroy()
await server.end('SIGTERM')
rmSync(folder, { recursive: true })
process.exit(0)
