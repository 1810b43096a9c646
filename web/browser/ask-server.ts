import * as v from 'valibot'
import { problemAnswer } from '#contract/problem.ts'
import { UserError } from '#lib/outcome/user-error.ts'

/** The server was not reached: what was asked may be asked again. */
export class Unreachable extends UserError {
  constructor() {
    super('The server could not be reached', 'Check the connection and try again.')
  }
}

/** What a proxy answers while the server behind it is away (RFC 9110 §15.6). */
const AWAY = [502, 503, 504]

/** Posts JSON to our server and gives the checked answer. Throws UserError with what the server says, and Unreachable. */
export async function askServer<T>(
  path: string,
  request: unknown,
  answer: v.GenericSchema<unknown, T>,
): Promise<T> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  }).catch(() => {
    throw new Unreachable()
  })
  if (AWAY.includes(response.status)) throw new Unreachable()
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return v.parse(answer, body)
  const problem = v.safeParse(problemAnswer, body)
  throw new UserError(
    problem.success ? problem.output.error : `The server answered with status ${response.status}`,
  )
}
