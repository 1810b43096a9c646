import type { Sample } from '#lib/content-detection/detection.ts'
import { isDisabled } from '../platform/site-config.ts'
import { createWorkerQueue, type WorkerQueue } from '../platform/worker/worker-queue.ts'
import type { DetectionJob, DetectionResult, Tools } from './detection.worker.ts'
import type { Offer } from './detectors.ts'
import { type Affinity, topOffers } from './rank.ts'

/**
 * Average time limit for the tools to examine a sample. A single tool can use half of the time left for all, since a busy
 * device stalls now and then; a slower one offers nothing.
 */
const BUDGET_MS = 50

let queue: WorkerQueue | undefined
let known: Promise<Tools> | undefined

function createWorker(): Worker {
  return new Worker(new URL('./detection.worker.ts', import.meta.url), { type: 'module' })
}

function workerQueue(): WorkerQueue {
  queue ??= createWorkerQueue(createWorker)
  return queue
}

/** Starts the worker, and lists the tools that it knows. */
export function knownTools(): Promise<Tools> {
  known ??= workerQueue()
    .run<DetectionJob, Tools>({ kind: 'tools' })
    .then((answer) => (answer.ok ? answer.value : { slugs: [], secretive: [] }))
    .catch((reason) => {
      known = undefined
      throw reason
    })
  return known
}

/** Whether a tool's results can be secrets. */
export async function isSecretive(slug: string): Promise<boolean> {
  return (await knownTools()).secretive.includes(slug)
}

/**
 * Returns the offers for a sample, best first: the top five of the enabled tools except `ownSlug` whose `detect.ts`
 * accepts the sample within the time limit. Runs in a worker, so that the page stays responsive.
 */
export async function findOffers(
  sample: Sample,
  affinity: Affinity,
  { signal, ownSlug }: { readonly signal?: AbortSignal; readonly ownSlug?: string } = {},
): Promise<readonly Offer[]> {
  const { run } = workerQueue()
  const slugs = (await knownTools()).slugs.filter((slug) => slug !== ownSlug && !isDisabled(`/${slug}`))
  const offers: Offer[] = []
  let left = BUDGET_MS * slugs.length
  for (const slug of slugs) {
    if (signal?.aborted) break
    const began = performance.now()
    const job = { kind: 'detect', slug, sample } as const
    const answer = await run<DetectionJob, DetectionResult>(job, { budgetMs: left / 2 }).catch(isTooSlow)
    if (answer?.ok && answer.value && 'slug' in answer.value) offers.push(answer.value)
    left -= performance.now() - began
  }
  return topOffers(offers, affinity)
}

function isTooSlow(reason: unknown): undefined {
  if (!(reason instanceof DOMException && reason.name === 'TimeoutError')) throw reason
}
