import type { ChildProcess } from 'node:child_process'
import { FairQueue, type QueueLimits } from './fair-queue.ts'
import type { Job, Progress, Reply } from './run-job.ts'
import { setBusy, startWorker, type WorkerOptions } from './worker-process.ts'

type ProcessPoolOptions = WorkerOptions & {
  /** How many jobs run at once. */
  readonly size: number
  /** Limit of jobs of one owner at once; default: all. */
  readonly sizePerOwner?: number
  /** After so long a job is ended. */
  readonly timeMs: number
  /** Keeps one more worker started, so that a job after a cancelled one need not wait for the start. */
  readonly hasSpare?: boolean
  /** Limits of waiting jobs; default: none. */
  readonly maxWaiting?: QueueLimits
}

export type JobOptions = {
  /** Called for each progress report, with the share of work done, 0…1. */
  readonly report?: (share: number) => void
  /** Cancels the job. */
  readonly signal?: AbortSignal
  /** Whose job it is: owners take turns. */
  readonly owner?: string
}

type Waiting = {
  readonly job: Job
  readonly owner: string
  readonly report: (share: number) => void
  readonly resolve: (reply: Reply) => void
}

/** A job that runs; `end` answers it and frees its worker. */
type Running = { readonly child: ChildProcess; readonly owner: string; readonly end: (reply: Reply) => void }

/** Exit code of Node.js after an error that nothing handled, as of a module that is not there. */
const LOAD_FAILED = 1

/**
 * Runs jobs within limits of time and memory, those of an owner in the order of their requests. Uses processes: a
 * thread that runs out of memory inside a native function takes its whole process down.
 */
export class ProcessPool {
  readonly #options: ProcessPoolOptions
  readonly #queue: FairQueue<Waiting>
  readonly #idle: ChildProcess[] = []
  readonly #running = new Map<Waiting, Running>()
  /** Workers that have answered a job: their program could be loaded. */
  readonly #proven = new WeakSet<ChildProcess>()
  readonly #close = () => this.close()

  constructor(options: ProcessPoolOptions) {
    this.#options = options
    this.#queue = new FairQueue(options.maxWaiting ?? { perOwner: Infinity, total: Infinity })
    process.once('exit', this.#close)
  }

  /** Runs a job when it is its turn. A cancelled job ends at once, with its worker. */
  run(job: Job, { report = () => {}, signal, owner = '' }: JobOptions = {}): Promise<Reply> {
    if (signal?.aborted) return Promise.resolve({ kind: 'cancelled' })
    return new Promise((resolve) => {
      const waiting: Waiting = {
        job,
        owner,
        report,
        resolve(reply) {
          signal?.removeEventListener('abort', cancel)
          resolve(reply)
        },
      }
      const cancel = () => this.#cancel(waiting)
      const reached = this.#queue.add(owner, waiting)
      if (reached) return resolve({ kind: 'busy', limit: reached })
      signal?.addEventListener('abort', cancel)
      this.#next()
    })
  }

  close(): void {
    process.off('exit', this.#close)
    this.#queue.clear()
    for (const child of this.#idle.splice(0)) child.kill('SIGKILL')
    for (const { child } of this.#running.values()) child.kill('SIGKILL')
  }

  #cancel(waiting: Waiting): void {
    const cancelled: Reply = { kind: 'cancelled' }
    if (this.#queue.remove(waiting.owner, waiting)) waiting.resolve(cancelled)
    else this.#stop(waiting, cancelled)
  }

  /** Ends a job and its worker. */
  #stop(waiting: Waiting, reply: Reply): void {
    const running = this.#running.get(waiting)
    if (!running) return
    running.end(reply)
    running.child.kill('SIGKILL')
    this.#startSpare()
  }

  #startSpare(): void {
    if (!this.#options.hasSpare || this.#idle.length > 0) return
    const started = this.#start()
    if ('child' in started) this.#rest(started.child)
  }

  #next(): void {
    const { size, sizePerOwner = size } = this.#options
    if (this.#running.size >= size) return
    const next = this.#queue.take((owner) => this.#countOf(owner) < sizePerOwner)
    if (next) this.#run(next)
  }

  #countOf(owner: string): number {
    return [...this.#running.values()].filter((running) => running.owner === owner).length
  }

  #run(waiting: Waiting): void {
    const { job, owner, report, resolve } = waiting
    const idle = this.#idle.pop()
    const started = idle ? { child: idle } : this.#start()
    if ('error' in started) {
      resolve({ kind: 'unavailable', reason: started.error })
      // Not at once: each waiting job would be one more call on the stack.
      return void setImmediate(() => this.#next())
    }
    const { child } = started
    const end = (reply: Reply) => {
      clearTimeout(timer)
      child.off('message', answered)
      child.off('exit', ended)
      child.off('error', failed)
      this.#running.delete(waiting)
      resolve(reply)
      this.#next()
    }
    const answered = (message: unknown) => {
      // Our own program sends nothing else.
      const reply = message as Reply | Progress
      if (reply.kind === 'progress') return report(reply.share)
      this.#proven.add(child)
      this.#rest(child)
      end(reply)
    }
    const failed = ({ message }: Error) => end({ kind: 'unavailable', reason: message })
    // Nothing but a lack of memory ends the program by itself, once all of it could be loaded.
    const ended = (code: number | null) =>
      code === LOAD_FAILED && !this.#proven.has(child)
        ? end({ kind: 'unavailable', reason: 'the worker could not load its program' })
        : end({ kind: 'overrun', limit: 'memory' })
    const timer = setTimeout(
      () => this.#stop(waiting, { kind: 'overrun', limit: 'time' }),
      this.#options.timeMs,
    )
    child.on('message', answered)
    child.on('exit', ended)
    child.on('error', failed)
    this.#running.set(waiting, { child, owner, end })
    setBusy(child, true)
    child.send(job, () => {})
    this.#startSpare()
  }

  #start(): ReturnType<typeof startWorker> {
    const started = startWorker(this.#options)
    if ('error' in started) return started
    const { child } = started
    const leave = () => {
      const place = this.#idle.indexOf(child)
      if (place !== -1) this.#idle.splice(place, 1)
    }
    child.on('exit', leave)
    child.on('error', leave)
    return started
  }

  #rest(child: ChildProcess): void {
    setBusy(child, false)
    this.#idle.push(child)
  }
}
