import { UserError } from '#lib/outcome/user-error.ts'
import { answerJobs } from '#lib/worker/answer-jobs.ts'
import { doJsonJob, type JsonJob } from './json-job.ts'
import type { PageAnswer, PageJob } from './page-job.ts'

answerJobs<PageJob, PageAnswer[PageJob['kind']]>(async (job, report) => {
  if (job.kind === 'format') {
    const input = job.input instanceof Blob ? await bytesOf(job.input) : job.input
    return { result: asBlob(doJsonJob({ ...job, input }, report)) }
  }
  const answer = doJsonJob<Exclude<JsonJob, { kind: 'format' }>>(job)
  return { result: 'pieces' in answer ? asBlob(answer) : answer }
})

/** The output as a Blob, which crosses to the page without being copied. */
function asBlob<T extends { readonly pieces: readonly Uint8Array<ArrayBuffer>[] }>(answer: T | undefined) {
  if (!answer) return undefined
  const { pieces, ...rest } = answer
  return { ...rest, blob: new Blob([...pieces], { type: 'application/json' }) }
}

async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    throw new UserError(`"${file instanceof File ? file.name : 'The file'}" could not be read.`)
  }
}
