import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Job, Progress, Reply } from './run-job.ts'

type ProcessPoolOptions = {
  /** How many jobs are done at once. */
  readonly size: number
  /** After so long a job is ended. */
  readonly timeMs: number
  /** Of JavaScript's heap, for one job. */
  readonly memoryMb: number
  /** Script that the processes run; tests use another. */
  readonly program?: URL
  /** Node.js's program; tests use one that cannot be started. */
  readonly node?: string
}

/** Below `node_modules` Node strips no types. */
const STRIPPING = import.meta.url.includes('/node_modules/')
  ? ['--import', new URL('../strip-types.mjs', import.meta.url).href]
  : []

/** Exit code of Node.js after an error that nothing handled, as of a module that is not there. */
const LOAD_FAILED = 1

type Report = (share: number) => void
type Waiting = { readonly job: Job; readonly resolve: (reply: Reply) => void; readonly report: Report }

/**
 * Runs jobs in the order of their requests, each within limits of time and memory. Uses processes: a thread that runs
 * out of memory inside a native function takes its whole process down.
 */
export class ProcessPool {
  readonly #options: ProcessPoolOptions
  readonly #waiting: Waiting[] = []
  readonly #idle: ChildProcess[] = []
  readonly #busy = new Set<ChildProcess>()

  constructor(options: ProcessPoolOptions) {
    this.#options = options
    process.once('exit', () => this.close())
  }

  /** Runs a job; calls `report` for each progress report. */
  do(job: Job, report: Report = () => {}): Promise<Reply> {
    return new Promise((resolve) => {
      this.#waiting.push({ job, resolve, report })
      this.#next()
    })
  }

  close(): void {
    this.#waiting.length = 0
    for (const child of [...this.#idle.splice(0), ...this.#busy]) child.kill('SIGKILL')
  }

  #next(): void {
    if (this.#busy.size >= this.#options.size) return
    const next = this.#waiting.shift()
    if (next) this.#run(next)
  }

  #run({ job, resolve, report }: Waiting): void {
    const idle = this.#idle.pop()
    const started = idle ? { child: idle } : this.#start()
    if ('error' in started) {
      resolve({ kind: 'unavailable', reason: started.error })
      // Not at once: each waiting job would be one more call on the stack.
      return void setImmediate(() => this.#next())
    }
    const { child } = started
    this.#busy.add(child)
    const end = (reply: Reply) => {
      clearTimeout(timer)
      child.off('message', succeeded)
      child.off('exit', ended)
      child.off('error', failed)
      this.#busy.delete(child)
      resolve(reply)
      this.#next()
    }
    const succeeded = (message: unknown) => {
      // Our own program sends nothing else.
      const reply = message as Reply | Progress
      if (reply.kind === 'progress') return report(reply.share)
      hold(child, false)
      this.#idle.push(child)
      end(reply)
    }
    const failed = ({ message }: Error) => end({ kind: 'unavailable', reason: message })
    // Nothing but a lack of memory ends the program by itself, once all of it could be loaded.
    const ended = (code: number | null) =>
      code === LOAD_FAILED && !idle
        ? end({ kind: 'unavailable', reason: 'the worker could not load its program' })
        : end({ kind: 'overrun', limit: 'memory' })
    const timer = setTimeout(() => {
      end({ kind: 'overrun', limit: 'time' })
      child.kill('SIGKILL')
    }, this.#options.timeMs)
    child.on('message', succeeded)
    child.on('exit', ended)
    child.on('error', failed)
    hold(child, true)
    child.send(job, () => {})
  }

  /** Starts a process. The system can refuse it here, or later by the event `error` (ENOENT, EAGAIN). */
  #start(): { readonly child: ChildProcess } | { readonly error: string } {
    const {
      program = new URL('./program.ts', import.meta.url),
      memoryMb,
      node = process.execPath,
    } = this.#options
    try {
      const child = fork(fileURLToPath(program), {
        execPath: node,
        execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${memoryMb}`, ...STRIPPING],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
      child.on('exit', () => {
        const place = this.#idle.indexOf(child)
        if (place !== -1) this.#idle.splice(place, 1)
      })
      // An error without a listener, such as of a message that is not delivered, would end this process.
      child.on('error', () => {})
      lowerPriority(child)
      return { child }
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) }
    }
  }
}

/** Gives a process less priority than the server that waits for it, unless it has ended already. */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
}

/** An idle worker does not keep this process from ending; it ends with it. */
function hold(child: ChildProcess, isNeeded: boolean): void {
  for (const part of [child, child.channel]) isNeeded ? part?.ref() : part?.unref()
}
