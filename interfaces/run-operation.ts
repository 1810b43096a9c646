import type { Operation, OperationContext, OperationResult } from '#lib/operation/operation.ts'
import { parseParams } from '#lib/operation/parse-params.ts'
import { type Result, toResultAsync } from '#lib/result/result.ts'

/** Parses the parameters strictly and runs an operation, for every interface. Returns errors of the caller as data; throws bugs. */
export function runOperation(
  operation: Operation,
  params: unknown,
  context: OperationContext,
): Promise<Result<OperationResult>> {
  // The schema of the operation has read the question, and its type is what `run` takes.
  return toResultAsync(async () => operation.run(parseParams(operation, params) as never, context))
}

/** A problem as running text. */
export function sentence({ message, detail }: { readonly message: string; readonly detail: string }): string {
  if (detail === '') return message
  return /[.!?]$/.test(message) ? `${message} ${detail}` : `${message}: ${detail}`
}
