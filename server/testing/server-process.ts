import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Sundry as its operator starts it: a separate process, on a free local port. */
export type ServerProcess = {
  readonly url: string
  readonly pid: number
  /** All that it has written to its log. */
  readonly output: () => string
  /** Sends a signal and returns the exit code, or the signal that ended it. */
  readonly end: (signal: 'SIGTERM' | 'SIGHUP' | 'SIGKILL') => Promise<number | NodeJS.Signals>
}

/** Programs that are started a hundred times are compiled once (Node.js, `module` § Module compile cache). */
const NODE_COMPILE_CACHE = join(import.meta.dirname, '../../node_modules/.cache/node-compile')
const MAIN = join(import.meta.dirname, '../main.ts')

/** Starts a server with these variables; the site must have been built. Throws what it says when it does not start. */
export function startServer(
  environment: Readonly<Record<string, string>>,
  /** Limit of open files, if lower than the default. */
  maxFiles?: number,
): Promise<ServerProcess> {
  return startProgram(MAIN, environment, maxFiles)
}

/** Starts a program that says at which port of this machine it answers, as Sundry does. */
export async function startProgram(
  file: string,
  environment: Readonly<Record<string, string>>,
  maxFiles?: number,
): Promise<ServerProcess> {
  const program = [process.execPath, '--disable-warning=ExperimentalWarning', file]
  const [command = '', ...words] =
    maxFiles === undefined ? program : ['sh', '-c', `ulimit -n ${maxFiles}; exec "$0" "$@"`, ...program]
  const child = spawn(command, words, {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE, HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const hear = (chunk: Buffer) => {
    said += chunk
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const port = await portOf(child, () => said)
  return {
    pid: child.pid ?? 0,
    output: () => said,
    url: `http://127.0.0.1:${port}`,
    async end(signal) {
      const ended = once(child, 'exit')
      const [code, by] = child.kill(signal) ? await ended : [child.exitCode, child.signalCode]
      return code ?? by
    },
  }
}

/** The port that the server says it answers at. */
function portOf(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const port = /answers at http:\/\/localhost:(\d+)/.exec(said())?.[1]
      if (port) resolve(port)
    })
    child.once('exit', () => reject(new Error(`The server did not start: ${said()}`)))
  })
}
