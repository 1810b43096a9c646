import type { Answer, Operation, Outside } from '#lib/operation/operation.ts'
import { readQuestion } from '#lib/operation/read-question.ts'
import { type Result, toResultAsync } from '#lib/result/result.ts'

/** Runs an operation for every interface: reads the question strictly, and answers it. What the asker can repair is data, a bug is thrown. */
export function answer(operation: Operation, question: unknown, outside: Outside): Promise<Result<Answer>> {
  // The schema of the operation has read the question, and its type is what `run` takes.
  return toResultAsync(async () => operation.run(readQuestion(operation, question) as never, outside))
}

/** A problem as running text. */
export function sentence({ message, detail }: { readonly message: string; readonly detail: string }): string {
  if (detail === '') return message
  return /[.!?]$/.test(message) ? `${message} ${detail}` : `${message}: ${detail}`
}
