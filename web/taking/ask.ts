import type { Sample } from '#lib/taking/taken.ts'
import { type Desk, openDesk } from '../browser/worker/desk.ts'
import { type Liking, ranked } from './rank.ts'
import type { Offer } from './recognisers.ts'
import type { TakingAnswer, TakingJob } from './taking.worker.ts'

/** How long a tool may look at a sample; one that takes longer offers nothing. */
const BUDGET_MS = 50

let desk: Desk | undefined
let slugs: Promise<readonly string[]> | undefined

function createWorker(): Worker {
  return new Worker(new URL('./taking.worker.ts', import.meta.url), { type: 'module' })
}

/** What the tools make of a sample, best first; all in a worker, so that the page answers meanwhile. */
export async function ask(sample: Sample, liking: Liking, signal?: AbortSignal): Promise<readonly Offer[]> {
  desk ??= openDesk(createWorker)
  const { run } = desk
  slugs ??= run<TakingJob, readonly string[]>({ kind: 'tools' }).then((answer) =>
    answer.ok ? answer.value : [],
  )
  const offers: Offer[] = []
  for (const slug of await slugs) {
    if (signal?.aborted) break
    const answer = await run<TakingJob, TakingAnswer>(
      { kind: 'ask', slug, sample },
      { budgetMs: BUDGET_MS },
    ).catch(isTooSlow)
    if (answer?.ok && answer.value && 'slug' in answer.value) offers.push(answer.value)
  }
  return ranked(offers, liking)
}

function isTooSlow(reason: unknown): undefined {
  if (!(reason instanceof DOMException && reason.name === 'TimeoutError')) throw reason
}
