import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'

export type TemporaryPostgres = {
  readonly url: string
  /** Whether its process lives. */
  readonly isRunning: () => boolean
  /** Stops the server as `pg_ctl` does in this mode, or as a crash does, and restarts it in the same folder. */
  readonly restart: (how: keyof typeof ENDINGS) => Promise<void>
  readonly stop: () => Promise<void>
}

/** PostgreSQL's manual, §19.5: effect of each signal on the server. */
const ENDINGS = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' } as const

/** Folders of PostgreSQL's programs on Debian and Homebrew, which are not on the path. */
const FOLDERS = [
  '/usr/lib/postgresql/*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/bin',
  '/usr/bin',
]

/** Returns the folder of `initdb` and `postgres`, or undefined if PostgreSQL is not installed. */
export function postgresPrograms(): string | undefined {
  return FOLDERS.flatMap((folder) => globSync(folder).sort().reverse()).find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/** Starts a PostgreSQL server in an empty folder, on a free local port. */
export async function startPostgres({
  isDurable = false,
  withTimeout = tmpdir(),
}: {
  /** Waits for the disk at each commit, as a server in use does; a test does not need it. */
  readonly isDurable?: boolean
  /** The folder that its own is made in. */
  readonly withTimeout?: string
} = {}): Promise<TemporaryPostgres> {
  const programs = postgresPrograms()
  if (!programs)
    throw new Error(
      'The tests need PostgreSQL: install it, or name a database for tests in TEST_DATABASE_URL',
    )
  const folder = mkdtempSync(join(withTimeout, 'sundry-postgres-'))
  const owner = unprivileged()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const options = {
    ...owner,
    stdio: 'ignore' as const,
    cwd: folder,
    env: { PATH: process.env.PATH, TZ: 'UTC' },
  }
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'sundry', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--wal-segsize=1'],
    options,
  )
  const port = await freePort()
  const url = `postgres://sundry@127.0.0.1:${port}/postgres`
  const start = async (): Promise<ChildProcess> => {
    const begun = spawn(
      join(programs, 'postgres'),
      [
        ...['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port), '-c', 'max_connections=300'],
        ...(isDurable ? [] : ['-c', 'fsync=off']),
      ],
      options,
    )
    await untilReady(url, () => hasEnded(begun))
    return begun
  }
  let server = await start()
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(server, 'exit')
    server.kill(signal)
    if (!hasEnded(server)) await ended
  }
  return {
    url,
    isRunning: () => !hasEnded(server),
    async restart(how) {
      if (!hasEnded(server)) await end(ENDINGS[how])
      // Processes of a killed server can occupy its memory for a moment.
      server = await start().catch(() => wait(1_000).then(start))
    },
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/** PostgreSQL refuses to run as root: who runs it then. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Polls until the server responds. Throws if it has exited instead. */
async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    const isReady = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (isReady) return
    if (hasEnded()) throw new Error('The PostgreSQL server of the tests has ended at its start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
