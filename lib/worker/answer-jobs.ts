import { attemptAsync } from '../outcome/attempt.ts'
import type { JobMessage, WorkerMessage } from './messages.ts'

/** Told from time to time how much of a job is done, from 0 to 1. */
export type Report = (fraction: number) => void

/** A worker's result with the buffers that move to the page instead of being copied. */
export type Answer<Result> = { readonly result: Result; readonly transfer?: Transferable[] }

const PROGRESS_STEP = 0.01

/** The whole of a worker's file: answers each job with an outcome, one after the other. */
export function answerJobs<Job, Result>(
  work: (job: Job, report: Report) => Promise<Answer<Result>> | Answer<Result>,
) {
  let queue = Promise.resolve()
  self.onmessage = ({ data }: MessageEvent<JobMessage<Job>>) => {
    queue = queue.then(() => answer(data.job, work))
  }
}

async function answer<Job, Result>(
  job: Job,
  work: (job: Job, report: Report) => Promise<Answer<Result>> | Answer<Result>,
): Promise<void> {
  try {
    const outcome = await attemptAsync(async () => work(job, throttled()))
    if (outcome.ok)
      post({ kind: 'outcome', outcome: { ok: true, value: outcome.value.result } }, outcome.value.transfer)
    else post({ kind: 'outcome', outcome })
  } catch (error) {
    post({
      kind: 'bug',
      message: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error),
    })
  }
}

/** Reports at most once a hundredth, so that progress never outweighs the work. */
function throttled(): Report {
  let last = -1
  return (fraction) => {
    if (fraction - last < PROGRESS_STEP) return
    last = fraction
    post({ kind: 'progress', fraction })
  }
}

function post(message: WorkerMessage<unknown>, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer })
}
