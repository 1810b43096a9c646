import { joinBytes } from '#lib/bytes/bytes.ts'
import { isRecord } from '#lib/json/is-record.ts'
import { dataResult, type OperationContext, type OperationResult } from '#lib/operation/operation.ts'
import { toResultAsync } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { findOperations, loadOperation } from '../find-operations.ts'
import { runOperation } from '../run-operation.ts'
import type { QueueLimits } from './fair-queue.ts'
import { type HttpRequest, readRequest, UnreadableRequest } from './read-request.ts'

/** Larger results would block the processes that forward them. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024

/** Runs a job in a process of the pool. Never throws. */
export async function runJob(job: Job, context: OperationContext): Promise<Reply> {
  try {
    if (job.kind === 'describe') return { kind: 'succeeded', result: await description(job.disabledTools) }
    const operation = await loadOperation(job.operation)
    if (!operation) throw new Error(`There is no operation ${job.operation}`)
    const params = await toResultAsync(async () =>
      'request' in job ? readRequest(operation, job.request) : job.params,
    )
    if (!params.ok) return { kind: 'refused', problem: params.problem }
    const result = await runOperation(operation, params.value, context)
    if (!result.ok) return { kind: 'refused', problem: result.problem }
    const written = serializeResult('request' in job ? withNotesInData(result.value) : result.value)
    return written.bytes.length > MAX_ANSWER_BYTES
      ? { kind: 'overrun', limit: 'size' }
      : { kind: 'succeeded', result: written }
  } catch (error) {
    if (error instanceof UnreadableRequest)
      return { kind: 'unreadable', status: error.status, message: error.message }
    return { kind: 'bug', trace: toStackTrace(error) }
  }
}

/** JSON has its notes in itself, where it has names. */
function withNotesInData(result: OperationResult): OperationResult {
  if (result.kind !== 'data' || result.notes.length === 0 || !isRecord(result.data)) return result
  return { ...result, data: { ...result.data, notes: result.notes } }
}

async function description(disabledTools: readonly string[]): Promise<SerializedResult> {
  const { openApi } = await import('../open-api.ts')
  const open = (await findOperations()).filter(({ tool }) => !disabledTools.includes(tool))
  return serializeResult(dataResult(openApi(open)))
}

/** Runs jobs in a process of the pool, one after the other, until the parent process ends. */
export function serveJobs(context: () => OperationContext): void {
  process.on('message', async (job: Job) => {
    const report = throttleProgress((share) => process.send?.({ kind: 'progress', share } satisfies Progress))
    const isReporting = 'tellsProgress' in job && job.tellsProgress === true
    process.send?.(await runJob(job, isReporting ? { ...context(), report } : context()))
  })
  process.on('disconnect', () => process.exit(0))
}

/** Job for a process of the pool: an operation with parameters, or a description of the API. */
export type Job =
  | {
      readonly kind: 'run'
      readonly operation: string
      readonly params: unknown
      readonly tellsProgress?: boolean
    }
  | { readonly kind: 'run'; readonly operation: string; readonly request: HttpRequest }
  | { readonly kind: 'describe'; readonly disabledTools: readonly string[] }

/** Optional progress report of a job: the share done, 0…1. */
export type Progress = { readonly kind: 'progress'; readonly share: number }

export type Reply =
  | { readonly kind: 'succeeded'; readonly result: SerializedResult }
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** A request of HTTP that no parameters can be read from. */
  | { readonly kind: 'unreadable'; readonly status: UnreadableRequest['status']; readonly message: string }
  /** `trace` contains nothing of the parameters. */
  | { readonly kind: 'bug'; readonly trace: string }
  | { readonly kind: 'overrun'; readonly limit: 'time' | 'memory' | 'size' }
  | { readonly kind: 'cancelled' }
  /** Too many jobs wait: of this owner, or in all. */
  | { readonly kind: 'busy'; readonly limit: keyof QueueLimits }
  /** No process could be started; the reason is the system's. */
  | { readonly kind: 'unavailable'; readonly reason: string }

/** Result as bytes of a media type, as sent. */
export type SerializedResult = {
  readonly kind: OperationResult['kind']
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly mediaType: string
  /** Of a file. */
  readonly fileName: string
  /** Warnings of the page: lost, changed or doubtful content. */
  readonly notes: readonly string[]
  /** Of a check: the input did not pass. */
  readonly hasFailed: boolean
}

export function serializeResult(result: OperationResult): SerializedResult {
  const plain = { kind: result.kind, fileName: '', notes: result.notes, hasFailed: result.hasFailed ?? false }
  if (result.kind === 'text') {
    const { chunks, mediaType = 'text/plain' } = result
    const isText = mediaType.startsWith('text/')
    const bytes = joinBytes(chunks.map(bytesOf))
    return { ...plain, bytes, mediaType: isText ? `${mediaType}; charset=utf-8` : mediaType }
  }
  if (result.kind === 'data')
    return { ...plain, bytes: bytesOf(`${JSON.stringify(result.data)}\n`), mediaType: 'application/json' }
  const { file, mediaType } = result
  return { ...plain, bytes: file.bytes, mediaType, fileName: file.name }
}

function bytesOf(chunk: string | Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk
}

/** Returns the location of a bug without its message, which can quote parameters. */
export function toStackTrace(error: unknown): string {
  if (!(error instanceof Error)) return 'something that is no Error was thrown'
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return [error.name, ...frames].join('\n')
}

/** Reports a share of 0…1 only after it has grown by a percent. */
export function throttleProgress(report: (share: number) => void): (share: number) => void {
  let lastPercent = 0
  return (share) => {
    const percent = Math.floor(share * 100)
    if (percent <= lastPercent) return
    lastPercent = percent
    report(percent / 100)
  }
}
