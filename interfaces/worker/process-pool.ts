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
}

/** Below `node_modules` Node strips no types. */
const STRIPPING = import.meta.url.includes('/node_modules/')
  ? ['--import', new URL('../strip-types.mjs', import.meta.url).href]
  : []

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
    const child = this.#idle.pop() ?? this.#start()
    this.#busy.add(child)
    const end = (reply: Reply) => {
      clearTimeout(timer)
      child.off('message', succeeded)
      child.off('exit', ended)
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
    // Nothing but a lack of memory ends the program by itself.
    const ended = () => end({ kind: 'overrun', limit: 'memory' })
    const timer = setTimeout(() => {
      end({ kind: 'overrun', limit: 'time' })
      child.kill('SIGKILL')
    }, this.#options.timeMs)
    child.on('message', succeeded)
    child.on('exit', ended)
    hold(child, true)
    child.send(job, () => {})
  }

  #start(): ChildProcess {
    const { program = new URL('./program.ts', import.meta.url), memoryMb } = this.#options
    const child = fork(fileURLToPath(program), {
      execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${memoryMb}`, ...STRIPPING],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.on('exit', () => {
      const place = this.#idle.indexOf(child)
      if (place !== -1) this.#idle.splice(place, 1)
    })
    // Lower priority than the server that waits for it.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    return child
  }
}

/** An idle worker does not keep this process from ending; it ends with it. */
function hold(child: ChildProcess, isNeeded: boolean): void {
  for (const part of [child, child.channel]) isNeeded ? part?.ref() : part?.unref()
}
