import type { OperationContext } from '#lib/operation/operation.ts'
import { toResult } from '#lib/result/result.ts'
import { UserError } from '#lib/result/user-error.ts'
import { findOperations, loadOperation } from '../find-operations.ts'
import { runOperation } from '../run-operation.ts'
import type { Job, Reply } from './job.ts'
import { type SerializedResult, serializeResult } from './serialize-result.ts'
import { toStackTrace } from './stack-trace.ts'

/** Larger answers would hold up those who hand them on. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024

/** Does what a process of the pool is asked. Never throws. */
export async function runJob(job: Job, context: OperationContext): Promise<Reply> {
  try {
    if (job.kind === 'describe') return { kind: 'succeeded', result: await description(job.disabledTools) }
    const operation = await loadOperation(job.operation)
    if (!operation) throw new Error(`There is no operation ${job.operation}`)
    const params = toResult(() => ('json' in job ? parsed(job.json) : job.params))
    if (!params.ok) return { kind: 'refused', problem: params.problem }
    const result = await runOperation(operation, params.value, context)
    if (!result.ok) return { kind: 'refused', problem: result.problem }
    const written = serializeResult(result.value)
    return written.bytes.length > MAX_ANSWER_BYTES
      ? { kind: 'overrun', limit: 'size' }
      : { kind: 'succeeded', result: written }
  } catch (error) {
    return { kind: 'bug', trace: toStackTrace(error) }
  }
}

function parsed(json: Uint8Array<ArrayBuffer>): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json))
  } catch {
    throw new UserError('The question is not valid JSON.')
  }
}

async function description(disabledTools: readonly string[]): Promise<SerializedResult> {
  const { openApi } = await import('../open-api.ts')
  const open = (await findOperations()).filter(({ tool }) => !disabledTools.includes(tool))
  return serializeResult({ kind: 'data', data: openApi(open.map(({ operation }) => operation)) })
}
