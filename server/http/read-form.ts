import { HttpProblem } from './errors.ts'
import { readText } from './read-text.ts'
import type { RequestLike } from './request-like.ts'

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i

/** The fields of a form in the body of a request, bounded by its route. Throws HttpProblem 413 and 415. */
export async function readForm(request: RequestLike): Promise<URLSearchParams> {
  if (!FORM_TYPE.test(request.req.header('content-type') ?? ''))
    throw new HttpProblem(415, 'Send a form with the content type application/x-www-form-urlencoded')
  return new URLSearchParams(await readText(request))
}
