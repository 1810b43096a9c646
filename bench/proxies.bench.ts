import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../server/testing/free-port.ts'
import { createPollAt } from '../server/testing/poll-client.ts'
import { type ServerProcess, startServer } from '../server/testing/server-process.ts'
import { startPostgres } from '../server/testing/temporary-postgres.ts'
import { hasPeer, requireAll } from './requirements.ts'

requireAll('site', 'postgres', 'proxy')

/**
 * Sends POSTs through nginx and Caddy, configured as in `hosting/`, to two processes on one database, at the worst
 * interval: on keep-alive connections left idle until the moment at which the process or the proxy closes them. A proxy
 * that forwards on such a connection gets no response and must not retry a POST: 502. Each cell of POSTs has a separate
 * proxy, since a shared one would use its newest connection for all of them. Takes about nine minutes.
 */
const POSTS = Number(process.env.PROXY_POSTS || 2_000)
const AT_ONCE = 50
const ROUNDS = Number(process.env.PROXY_ROUNDS || 1)
const WANTED = process.env.PROXY_NAME ?? ''
/** Default idle timeouts of the proxies. */
const NGINX_MS = 60_000
const CADDY_MS = 120_000
/** How far the cells of a round lie apart around the moment. */
const STEP_MS = Number(process.env.PROXY_STEP_MS || 4)

type Answer = { readonly status: number; readonly text: string; readonly cookie: string }
type Proxy = { readonly address: string; readonly stop: () => void }

const isThere = { nginx: hasPeer('nginx'), Caddy: hasPeer('caddy') }

const hosting = join(import.meta.dirname, '../hosting')
const folder = mkdtempSync(join(tmpdir(), 'sundry-proxies-'))

/** Sends each request on a separate connection, as different browsers do. */
function ask(url: string, { cookie, body }: { cookie?: string; body?: unknown } = {}): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const ofBody = text !== undefined && { 'content-type': 'application/json', 'content-length': text.length }
  const options = {
    agent: false,
    method: text === undefined ? 'GET' : 'POST',
    headers: { ...ofBody, ...(cookie && { cookie }) },
  }
  return new Promise((resolve) => {
    const sent = request(url, options, (answer) => {
      let said = ''
      answer.on('data', (chunk: Buffer) => {
        said += chunk
      })
      const [line = ''] = answer.headers['set-cookie'] ?? []
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: said, cookie: line.split(';')[0] ?? '' }),
      )
    })
    sent.on('error', (error) => resolve({ status: 0, text: error.message, cookie: '' }))
    sent.end(text)
  })
}

function started(command: string, words: readonly string[], environment: Readonly<Record<string, string>>) {
  const child = spawn(command, words, {
    env: { PATH: process.env.PATH, HOME: folder, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  child.stderr.on('data', (chunk: Buffer) => said.push(String(chunk)))
  return () => void child.kill('SIGTERM')
}
/** Error output of the proxies. */
const said: string[] = []

/** Starts nginx with `hosting/nginx.conf`, changing only the ports. */
async function startNginx(ports: readonly [number, number]): Promise<Proxy> {
  const port = await freePort()
  const own = mkdtempSync(join(folder, 'nginx-'))
  const text = readFileSync(join(hosting, 'nginx.conf'), 'utf8')
    .replace('127.0.0.1:4173', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:4174', `127.0.0.1:${ports[1]}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
  writeFileSync(join(own, 'nginx.conf'), text)
  const settings = `daemon off; pid ${own}/pid;`
  const stop = started('nginx', ['-p', own, '-c', `${own}/nginx.conf`, '-e', 'stderr', '-g', settings], {})
  return { address: `http://127.0.0.1:${port}`, stop }
}

/** `hosting/Caddyfile` word by word, but that its processes have ports of this machine instead of a name in a network of containers. */
async function startCaddy(ports: readonly [number, number]): Promise<Proxy> {
  const port = await freePort()
  const file = join(mkdtempSync(join(folder, 'caddy-')), 'Caddyfile')
  const text = readFileSync(join(hosting, 'Caddyfile'), 'utf8').replace(
    /dynamic a sundry 4173 \{[^}]*\}/,
    `to 127.0.0.1:${ports[0]} 127.0.0.1:${ports[1]}`,
  )
  writeFileSync(file, `{\n\tadmin off\n}\n${text}`)
  const stop = started('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    SITE: `http://127.0.0.1:${port}`,
  })
  return { address: `http://127.0.0.1:${port}`, stop }
}

/** Returns after how many milliseconds a process closes an idle connection. */
function idleMs(port: number): Promise<number> {
  return new Promise((resolve) => {
    let answeredAt = 0
    const line = connect(port, '127.0.0.1', () => line.write('GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n'))
    line.on('data', () => {
      answeredAt = performance.now()
    })
    line.on('close', () => resolve(performance.now() - answeredAt))
  })
}

/** Sends all votes at once, one per voter; returns the failed responses. */
async function burst(address: string, id: string, cookies: readonly string[]): Promise<Answer[]> {
  const answers = await Promise.all(
    cookies.map((cookie) => ask(`${address}/api/polls/${id}/votes`, { cookie, body: { choices: [1] } })),
  )
  return answers.filter(({ status }) => status !== 200)
}

async function measure(
  name: string,
  start: (ports: readonly [number, number]) => Promise<Proxy>,
  servers: readonly [ServerProcess, ServerProcess],
  closesAfterMs: number,
) {
  const [one, other] = servers
  const portOf = ({ url: address }: ServerProcess) => Number(new URL(address).port)
  const id = await createPollAt(one.url)
  const cells = Math.ceil(POSTS / AT_ONCE / ROUNDS)
  const failures: Answer[] = []
  let sent = 0
  for (let round = 0; round < ROUNDS; round++) {
    const proxies = await Promise.all(
      Array.from({ length: cells }, () => start([portOf(one), portOf(other)])),
    )
    await wait(10_000)
    await Promise.all(
      proxies.map(async ({ address }, cell) => {
        const cookies = await Promise.all(
          Array.from({ length: 2 * AT_ONCE }, async () => (await ask(`${one.url}/api/polls/${id}`)).cookie),
        )
        failures.push(...(await burst(address, id, cookies.slice(0, AT_ONCE))))
        const place = (cell - (cells - 1) / 2 + round / ROUNDS) * STEP_MS
        await wait(closesAfterMs + place)
        failures.push(...(await burst(address, id, cookies.slice(AT_ONCE))))
        sent += AT_ONCE
      }),
    )
    for (const { stop } of proxies) stop()
  }
  const { voters } = JSON.parse((await ask(`${one.url}/api/polls/${id}`)).text)
  const kinds = Object.entries(Object.groupBy(failures, ({ status }) => status))
  process.stdout.write(
    `${name}, ${Math.round(closesAfterMs)} ms idle ± ${(cells * STEP_MS) / 2} ms: ${sent} POSTs on idle lines and ${sent} before, ` +
      `${failures.length} failed${kinds.map(([status, some]) => `; ${some?.length} × ${status}`).join('')}; ${voters} votes counted\n`,
  )
  for (const { text } of failures.slice(0, 3)) process.stdout.write(`  ${text.slice(0, 200)}\n`)
}

const postgres = await startPostgres()
const storage = { DATA_DIR: join(folder, 'data'), DATABASE_URL: postgres.url, TRUST_PROXY: 'loopback' }
const servers = [await startServer(storage), await startServer(storage)] as const
try {
  const closes = await idleMs(Number(new URL(servers[0].url).port))
  process.stdout.write(`A process closes a line after ${Math.round(closes)} ms without use.\n`)
  for (const [name, start, after] of [
    ['nginx', startNginx, NGINX_MS],
    ['nginx', startNginx, closes],
    ['Caddy', startCaddy, CADDY_MS],
    ['Caddy', startCaddy, closes],
  ] as const)
    if (isThere[name] && name.includes(WANTED)) await measure(name, start, servers, after)
  for (const line of said.filter((text) => /error|upstream/i.test(text)).slice(0, 3))
    process.stdout.write(`  ${line.slice(0, 300)}\n`)
} finally {
  await Promise.all(servers.map((server) => server.end('SIGTERM')))
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
