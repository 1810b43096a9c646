import * as v from 'valibot'
import { problemResponse } from '#contract/problem.ts'
import { withBase } from '#lib/net/base-path.ts'
import { UserError } from '#lib/result/user-error.ts'

type Asking = {
  /** Default: GET without a request, POST with one. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Secret of the owner, sent as `Authorization: Bearer`. */
  readonly secret?: string | undefined
}

/** Error response of our server, with its message for the visitor. */
export class ServerError extends UserError {
  readonly status: number

  constructor(status: number, sentence: string) {
    super(sentence)
    this.status = status
  }
}

/**
 * Sends a JSON request to our server and returns the validated response. Throws ServerError with the server's message,
 * and UserError if it cannot be reached.
 */
export async function fetchApi<T>(
  path: string,
  request: unknown,
  answer: v.GenericSchema<unknown, T>,
  asking: Asking = {},
): Promise<T> {
  const response = await ask(path, request, asking)
  return v.parse(answer, await response.json())
}

/** Fetches a file's text from our server. Throws like `fetchApi`. */
export async function askServerForText(path: string, asking: Asking = {}): Promise<string> {
  return (await ask(path, undefined, asking)).text()
}

async function ask(
  path: string,
  request: unknown,
  { method = request === undefined ? 'GET' : 'POST', secret }: Asking,
): Promise<Response> {
  const response = await fetch(withBase(path), {
    method,
    headers: {
      ...(request !== undefined && { 'content-type': 'application/json' }),
      ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
    },
    ...(request !== undefined && { body: JSON.stringify(request) }),
  }).catch(() => {
    throw new UserError('The server could not be reached', 'Check the connection and try again.')
  })
  if (response.ok) return response
  const problem = v.safeParse(problemResponse, await response.json().catch(() => undefined))
  throw new ServerError(
    response.status,
    problem.success ? problem.output.error : `The server answered with status ${response.status}`,
  )
}
