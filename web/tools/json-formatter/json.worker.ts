import { copyOf, getTransferables } from '#lib/json/document.ts'
import { repairJson } from '#lib/json/repair/repair-json.ts'
import { MAX_MATCHES, searchDocument } from '#lib/json/search.ts'
import { UserError } from '#lib/result/user-error.ts'
import { type Answer, answerJobs, type JobInWorker, type Report } from '#lib/worker/answer-jobs.ts'
import { formatOpened, type OpenedJson, openJson } from './format-json.ts'
import type { JsonAnswer, JsonJob, JsonSource } from './json-job.ts'
import { selectJson } from './select-json.ts'

type Result = JsonAnswer[JsonJob['kind']]

answerJobs<JsonJob, Result, OpenedJson | undefined>(work, async ({ input, jsonLines }: JsonSource, report) =>
  openJson(typeof input === 'string' ? input : await getBytes(input), jsonLines, report),
)

function work(job: JobInWorker<JsonJob, OpenedJson | undefined>, report: Report): Answer<Result> {
  if (job.kind === 'repair') return { result: repairJson(job.text) }
  const { document } = job
  if (!document) return { result: undefined }
  switch (job.kind) {
    case 'format':
      return { result: withBlob(formatOpened(document, job.layout, report)) }
    case 'tree': {
      const copy = copyOf(document)
      return { result: copy, transfer: getTransferables(copy) }
    }
    case 'select': {
      const selected = selectJson(document, job.path, job.indent)
      return { result: withBlob(selected), transfer: [selected.nodes.buffer] }
    }
    case 'search': {
      const found = Uint32Array.from(searchDocument(document, job.query, MAX_MATCHES))
      return { result: found, transfer: [found.buffer] }
    }
  }
}

/** The output as a Blob, which crosses to the page without being copied. */
function withBlob<T extends { readonly chunks: readonly Uint8Array<ArrayBuffer>[] }>({ chunks, ...rest }: T) {
  return { ...rest, blob: new Blob([...chunks], { type: 'application/json' }) }
}

async function getBytes(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    throw new UserError(`"${file.name}" could not be read.`)
  }
}
