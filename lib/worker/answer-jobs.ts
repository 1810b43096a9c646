import { type Result, toResultAsync } from '../result/result.ts'

/** Told from time to time how much of a job is done, from 0 to 1. */
export type Report = (fraction: number) => void

/** A worker's result with the buffers that move to the page instead of being copied. */
export type Answer<Output> = { readonly result: Output; readonly transfer?: Transferable[] }

/** A job as its worker gets it: the document itself where the page names one. */
export type JobInWorker<Job, Document> = Job extends { readonly document: WorkerDocument<unknown> }
  ? Omit<Job, 'document'> & { readonly document: Document }
  : Job

type SourceOf<Job> = Job extends { readonly document: WorkerDocument<infer Source> } ? Source : never

type Work<Job, Output, Document> = (
  job: JobInWorker<Job, Document>,
  report: Report,
  reportLoading: (loading: Loading) => void,
) => Promise<Answer<Output>> | Answer<Output>

type Open<Job, Document> = (source: SourceOf<Job>, report: Report) => Promise<Document> | Document

const PROGRESS_STEP = 0.01

/**
 * Implements a worker's whole file: answers each job with a result. `open` opens the document that a job names; it is
 * cached until a job names another. An engine that awaits at its top level must be imported within `work`: a worker
 * misses messages posted before its file has ended.
 */
export function answerJobs<Job, Output, Document = never>(
  work: Work<Job, Output, Document>,
  open?: Open<Job, Document>,
): void {
  let opened: { readonly number: number; readonly document: Document } | undefined
  const documentOf = async ({ document }: Message<Job>, report: Report): Promise<Document | undefined> => {
    if (open && document && 'source' in document) {
      // Release the previous document first: two could exceed the memory.
      opened = undefined
      opened = { number: document.number, document: await open(document.source, report) }
      post({ kind: 'opened' })
    }
    if (document && document.number !== opened?.number)
      throw new Error(`No document ${document.number} is held`)
    return opened?.document
  }
  self.onmessage = ({ data }: MessageEvent<Message<Job>>) =>
    answer(async (report) => {
      const isFirst = data.document !== undefined && 'source' in data.document
      const document = await documentOf(data, (fraction) => report(fraction / 2))
      // Threads exchange plain data: that a job with a document names one is known to its type alone.
      const job = (data.document ? { ...data.job, document } : data.job) as JobInWorker<Job, Document>
      return work(job, isFirst ? (fraction) => report(0.5 + fraction / 2) : report, (loading) =>
        post({ kind: 'loading', ...loading }),
      )
    })
}

type Message<Job> = JobMessage<Job, SourceOf<Job>>

async function answer<Output>(work: (report: Report) => Promise<Answer<Output>>): Promise<void> {
  try {
    const result = await toResultAsync(() => work(createReport()))
    if (result.ok)
      post({ kind: 'result', result: { ok: true, value: result.value.result } }, result.value.transfer)
    else post({ kind: 'result', result })
  } catch (error) {
    post({
      kind: 'bug',
      message: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error),
    })
  }
}

/** Reports at most once a hundredth, so that progress never outweighs the work. */
function createReport(): Report {
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

/**
 * Document that a worker opens once and caches, so that later jobs only name its number.
 * A worker that has not cached it opens it from `source`.
 */
export type WorkerDocument<Source> = { readonly number: number; readonly source: Source }

/**
 * From the page to a worker: one job, and the number of its document, if it has one. `source` is included if the worker
 * has not opened it. A worker is stopped by termination, which needs no message.
 */
export type JobMessage<Job, Source = unknown> = {
  readonly job: Job
  readonly document?: { readonly number: number; readonly source?: Source } | undefined
}

/** How much of an engine, or of its data, has loaded, before the compression of HTTP. */
export type Loading = { readonly receivedBytes: number; readonly totalBytes: number }

/** From a worker to the page: any number of messages on the way, one when the document is open, then one result. */
export type WorkerMessage<Output> =
  | { readonly kind: 'progress'; readonly fraction: number }
  | ({ readonly kind: 'loading' } & Loading)
  | { readonly kind: 'opened' }
  | { readonly kind: 'result'; readonly result: Result<Output> }
  | { readonly kind: 'bug'; readonly message: string }
