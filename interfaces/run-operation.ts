import type { Operation, OperationContext, OperationResult } from '#lib/operation/operation.ts'
import { parseParams } from '#lib/operation/parse-params.ts'
import { createRandomInteger } from '#lib/random/random.ts'
import { type Result, toResultAsync } from '#lib/result/result.ts'

/** Parses the parameters strictly and runs an operation, for every interface. Returns errors of the caller as data; throws bugs. */
export function runOperation(
  operation: Operation,
  params: unknown,
  context: OperationContext,
): Promise<Result<OperationResult>> {
  // The schema of the operation has parsed the parameters, and its output is the type that `run` accepts.
  return toResultAsync(async () => operation.run(parseParams(operation, params) as never, context))
}

/** A problem as running text. */
export function sentence({ message, detail }: { readonly message: string; readonly detail: string }): string {
  if (detail === '') return message
  return /[.!?]$/.test(message) ? `${message} ${detail}` : `${message}: ${detail}`
}

/** Chance and time as they are, and the typesetter's data as its packages have it. */
export function createOperationContext(): OperationContext {
  const fillRandom = (bytes: Uint8Array<ArrayBuffer>) => void crypto.getRandomValues(bytes)
  return {
    random: createRandomInteger(fillRandom),
    fillRandom,
    now: () => Date.now(),
    report: () => {},
    typesetFile: async (name) => {
      const { readTypesetFile } = await import('../build/typeset/typeset-files.ts')
      return readTypesetFile(name)
    },
  }
}
