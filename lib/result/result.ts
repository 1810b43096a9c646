import { type Problem, UserError } from './user-error.ts'

/** A result or the reason why there is none; plain data that crosses workers. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem }

/** Runs `work`; a `UserError` becomes data, any other error is thrown on. */
export function toResult<T>(work: () => T): Result<T> {
  try {
    return { ok: true, value: work() }
  } catch (error) {
    return { ok: false, problem: getProblem(error) }
  }
}

/** Returns the result of asynchronous work, as `toResult` does of synchronous work. */
export async function toResultAsync<T>(work: () => Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    return { ok: false, problem: getProblem(error) }
  }
}

function getProblem(error: unknown): Problem {
  if (error instanceof UserError) return error.problem
  throw error
}
