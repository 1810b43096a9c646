import type { Result } from '#lib/result/result.ts'
import { type Desk, type JobOptions, openDesk } from './worker-queue.ts'

export type CrewOptions = JobOptions & {
  /** Needs so much memory that nothing else may run beside it. */
  readonly isHeavy?: boolean
  /** Told when the job is taken up. */
  readonly onStart?: () => void
}

/** A few workers that share a queue: each takes up the next job as soon as it is free. */
export type Crew = {
  /** Gives the job's outcome, or rejects as a desk does. */
  run<Job extends object, Output>(job: Job, options?: CrewOptions): Promise<Result<Output>>
  /** Lends a worker, when one is free, to work of several steps, of which the page may do some itself. */
  lend<Output>(work: (desk: Desk) => Promise<Output>, options?: Pick<CrewOptions, 'isHeavy'>): Promise<Output>
  /** Ends the workers and what they do; jobs that wait are never begun. */
  close(): void
}

type Waiting = { readonly isHeavy: boolean; readonly begin: (desk: Desk) => Promise<unknown> }

/** Workers that have had nothing to do for so long give their memory back. */
const REST_MS = 5000

export function openCrew(createWorker: () => Worker, count = 2): Crew {
  const desks = Array.from({ length: count }, () => openDesk(createWorker))
  const free = new Set(desks)
  const queue: Waiting[] = []
  let heavyOnes = 0
  let rest: ReturnType<typeof setTimeout> | undefined

  const takeUp = () => {
    clearTimeout(rest)
    for (const desk of [...free]) {
      const [next] = queue
      if (!next || heavyOnes > 0 || (next.isHeavy && free.size < count)) break
      queue.shift()
      free.delete(desk)
      if (next.isHeavy) heavyOnes++
      next.begin(desk).finally(() => {
        free.add(desk)
        if (next.isHeavy) heavyOnes--
        takeUp()
      })
    }
    if (queue.length === 0 && free.size === count) rest = setTimeout(endAll, REST_MS)
  }
  const endAll = () => {
    for (const desk of desks) desk.close()
  }
  const lend = <Output>(
    work: (desk: Desk) => Promise<Output>,
    { isHeavy = false }: Pick<CrewOptions, 'isHeavy'> = {},
  ) =>
    new Promise<Output>((resolve, reject) => {
      const begin = (desk: Desk) => {
        const result = work(desk)
        result.then(resolve, reject)
        return result.catch(() => {})
      }
      queue.push({ isHeavy, begin })
      takeUp()
    })
  return {
    lend,
    run<Job extends object, Output>(job: Job, { isHeavy = false, onStart, ...options }: CrewOptions = {}) {
      return lend(
        (desk) => {
          if (!options.signal?.aborted) onStart?.()
          return desk.run<Job, Output>(job, options)
        },
        { isHeavy },
      )
    },
    close() {
      queue.length = 0
      clearTimeout(rest)
      endAll()
    },
  }
}
