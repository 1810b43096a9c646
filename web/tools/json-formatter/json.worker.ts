import { UserError } from '#lib/outcome/user-error.ts'
import { type Answer, answerJobs, type Report } from '#lib/worker/answer-jobs.ts'
import { formatJsonInput } from './format-json.ts'
import { doJsonJob } from './json-job.ts'
import type { PageAnswer, PageJob } from './page-job.ts'
import { selectJson } from './select-json.ts'

answerJobs<PageJob, PageAnswer[PageJob['kind']]>(answer)

async function answer(job: PageJob, report: Report): Promise<Answer<PageAnswer[PageJob['kind']]>> {
  switch (job.kind) {
    case 'format': {
      const input = typeof job.input === 'string' ? job.input : await bytesOf(job.input)
      const formatted = formatJsonInput(input, job.options, report)
      return { result: formatted && withBlob(formatted) }
    }
    case 'select':
      return { result: withBlob(selectJson(job.document, job.path, job.indent)) }
    default:
      return { result: doJsonJob(job) }
  }
}

/** The output as a Blob, which crosses to the page without being copied. */
function withBlob<T extends { readonly pieces: readonly Uint8Array<ArrayBuffer>[] }>({ pieces, ...rest }: T) {
  return { ...rest, blob: new Blob([...pieces], { type: 'application/json' }) }
}

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    throw new UserError(`"${file.name}" could not be read.`)
  }
}
