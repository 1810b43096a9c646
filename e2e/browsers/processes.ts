import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates a new folder for the data of a browser. */
export function newFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `sundry-${name}-`))
}

/** Every browser of the tests speaks English and lives in London, whatever machine it runs on. */
export const REGION = { LANG: 'en_US.UTF-8', LANGUAGE: 'en_US', LC_ALL: 'en_US.UTF-8', TZ: 'Europe/London' }

/** Starts a program; rejects when there is none, or it ends before `hasStarted` has seen what it waits for. */
export async function start(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  hasStarted: (program: ChildProcess, output: (listen: (line: string) => void) => void) => Promise<void>,
): Promise<ChildProcess> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = (listen: (line: string) => void) => {
    for (const stream of [child.stdout, child.stderr]) {
      let rest = ''
      stream.on('data', (bytes: Buffer) => {
        const lines = (rest + bytes).split('\n')
        rest = lines.pop() ?? ''
        lines.forEach(listen)
      })
    }
  }
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)))
  })
  // Once it runs, its end is its own affair.
  ended.catch(() => {})
  await Promise.race([hasStarted(child, output), ended])
  return child
}

/** Ends a program and resolves after its exit. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  const late = setTimeout(() => child.kill('SIGKILL'), 3000)
  await exited
  clearTimeout(late)
}
