import * as v from 'valibot'
import { problemAnswer } from '#contract/problem.ts'
import { UserError } from '#lib/outcome/user-error.ts'

/** Posts JSON to our server and gives the checked answer. Throws UserError with what the server says, or that it cannot be reached. */
export async function askServer<T>(
  path: string,
  request: unknown,
  answer: v.GenericSchema<unknown, T>,
): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  return answerTo(fetch(path, { method: 'POST', headers, body: JSON.stringify(request) }), answer)
}

/** Like `askServer`, for what is only read. */
export function readServer<T>(path: string, answer: v.GenericSchema<unknown, T>): Promise<T> {
  return answerTo(fetch(path), answer)
}

async function answerTo<T>(asked: Promise<Response>, answer: v.GenericSchema<unknown, T>): Promise<T> {
  const response = await asked.catch(() => {
    throw new UserError('The server could not be reached', 'Check the connection and try again.')
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return v.parse(answer, body)
  const problem = v.safeParse(problemAnswer, body)
  throw new UserError(
    problem.success ? problem.output.error : `The server answered with status ${response.status}`,
  )
}
