import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Sundry as its operator starts it: a process of its own, on a free port of this machine. */
export type ServerProcess = {
  readonly address: string
  readonly pid: number
  /** Sends a signal and gives the exit code, or the signal that ended it. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | NodeJS.Signals>
}

const MAIN = join(import.meta.dirname, '../main.ts')

/** Starts a server with these variables; the site must have been built. Throws what it says when it does not start. */
export async function startServer(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const port = await portOf(child)
  // Nobody reads the log from here on, and a full pipe would stop the server.
  child.stdout?.resume()
  return {
    pid: child.pid ?? 0,
    address: `http://127.0.0.1:${port}`,
    async end(signal) {
      const ended = once(child, 'exit')
      const [code, by] = child.kill(signal) ? await ended : [child.exitCode, child.signalCode]
      return code ?? by
    },
  }
}

/** The port that the server says it answers at. */
function portOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk
      const port = /answers at http:\/\/localhost:(\d+)/.exec(said)?.[1]
      if (port) resolve(port)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', () => reject(new Error(`The server did not start: ${said}`)))
  })
}
