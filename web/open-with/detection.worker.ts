import type { Sample } from '#lib/content-detection/detection.ts'
import { randomInteger } from '#lib/random/random.ts'
import { answerJobs } from '#lib/worker/answer-jobs.ts'
import { detectors, type Offer, offerOf, slugsWithSecretResults } from './detectors.ts'

/** Job of the worker: list the available tools, or run one of them on a sample. */
export type DetectionJob =
  | { readonly kind: 'tools' }
  | { readonly kind: 'detect'; readonly slug: string; readonly sample: Sample }

export type Tools = { readonly slugs: readonly string[]; readonly secretive: readonly string[] }

export type DetectionResult = Tools | Offer | undefined

answerJobs<DetectionJob, DetectionResult>((job, report) => {
  if (job.kind === 'tools')
    return { result: { slugs: [...detectors.keys()], secretive: slugsWithSecretResults } }
  // The tool's time limit starts here.
  report(0)
  return { result: offerOf(job.slug, job.sample, { now: Date.now(), random: randomInteger }) }
})
