import type { ErrorHandler } from 'hono'
import type { Log } from '../log.ts'
import type { Runtime } from '../runtime.ts'
import { hasLeft } from './once-closed.ts'
import { requestIdOf } from './request-id.ts'
import type { RequestLike } from './request-like.ts'

/** An answer that is not a success, with its sentence for the person. */
export class HttpProblem extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 429 | 503 | 507
  /** Seconds after which another request can succeed (`Retry-After`, RFC 9110 §10.2.3). */
  readonly retryAfterS: number | undefined

  constructor(status: HttpProblem['status'], message: string, retryAfterS?: number) {
    super(message)
    this.status = status
    this.retryAfterS = retryAfterS
  }
}

/** Error response, in JSON. */
type ErrorResponse = {
  readonly status: HttpProblem['status'] | 499 | 500
  readonly body: { readonly error: string; readonly request?: string }
}

/** Reports failures: the log, and random ids of failed requests. */
export type ErrorParts = Pick<Runtime, 'randomBytes'> & { readonly log: Log }

/**
 * Maps every error to JSON: the message of an HttpProblem, or a generic one; the details are logged under the id in the
 * response's `requestId`.
 */
export function createErrorMapper({ log, randomBytes }: ErrorParts) {
  return (error: Error, request: RequestLike): ErrorResponse => {
    // Reading the body fails then, and so can anything that waits for it.
    if (hasLeft(request)) return { status: 499, body: { error: 'The client has left' } }
    if (error instanceof HttpProblem) return { status: error.status, body: { error: error.message } }
    const requestId = requestIdOf(request, randomBytes)
    const logError = (message: string) =>
      log(`error ${requestId} ${message}`, { fields: { request: requestId, message } })
    if (isDiskFull(error)) {
      logError(`the disk of the database is full: ${error.message}`)
      return { status: 507, body: { error: NO_SPACE, request: requestId } }
    }
    logError(error.stack ?? error.message)
    return { status: 500, body: { error: OWN_ERROR, request: requestId } }
  }
}

export function createErrorHandler(dependencies: ErrorParts): ErrorHandler {
  const toErrorResponse = createErrorMapper(dependencies)
  return (error, context) => {
    const { status, body } = toErrorResponse(error, context)
    if (error instanceof HttpProblem && error.retryAfterS !== undefined)
      context.header('retry-after', String(error.retryAfterS))
    // 499 has no name in a standard: nginx logs it for a client that has left.
    return context.json(body, status as Exclude<typeof status, 499>)
  }
}

const NO_SPACE = 'This server has no space left. Nothing was saved. Tell the person who runs it.'
const OWN_ERROR = 'The server has stopped at a fault of its own. Try again later.'

/** SQLite's SQLITE_FULL, and PostgreSQL's disk_full (its manual, appendix A). */
function isDiskFull(error: Error): boolean {
  return ('errcode' in error && error.errcode === 13) || ('code' in error && error.code === '53100')
}
