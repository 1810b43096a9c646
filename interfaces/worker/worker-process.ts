import { type ChildProcess, fork } from 'node:child_process'
import { enableCompileCache } from 'node:module'
import { constants, setPriority } from 'node:os'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

export type WorkerOptions = {
  /** Of JavaScript's heap, for one job. */
  readonly memoryMb: number
  /** Script that the process runs; tests use another. */
  readonly program?: URL
  /** Node.js's program; tests use one that cannot be started. */
  readonly node?: string
}

/** It is TypeScript, or JavaScript in the packed command, like this file. */
const PROGRAM = new URL(`./program${extname(import.meta.url)}`, import.meta.url)

/** Starts a worker, whose argument is the id of this process. The system can refuse it here, or later by the event `error` (ENOENT, EAGAIN). */
export function startWorker({
  program = PROGRAM,
  memoryMb,
  node = process.execPath,
}: WorkerOptions): { readonly child: ChildProcess } | { readonly error: string } {
  // With compiled code from before, a worker starts five times as fast; undefined in a read-only file system.
  const { directory } = enableCompileCache()
  try {
    const child = fork(fileURLToPath(program), [String(process.pid)], {
      execPath: node,
      execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${memoryMb}`],
      env: { ...environmentOf(process.env), ...(directory && { NODE_COMPILE_CACHE: directory }) },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // An error without a listener, such as of a message that is not delivered, would end this process.
    child.on('error', () => {})
    lowerPriority(child)
    return { child }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

/** Variables that Node.js and the operations read; the others can be secrets of the server. */
const PASSED_ON = /^(PATH|HOME|TMPDIR|TEMP|TMP|TZ|LANG|LC_\w+|NODE_\w+|SYSTEMROOT|WINDIR|OCR_\w+)$/i

function environmentOf(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => PASSED_ON.test(name)))
}

/** Gives a process less priority than the server that waits for it, unless it has ended already. */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
}

/** A busy worker keeps this process running; an idle one ends with it. */
export function setBusy(child: ChildProcess, isBusy: boolean): void {
  for (const part of [child, child.channel]) isBusy ? part?.ref() : part?.unref()
}
