import type { ErrorHandler } from 'hono'
import type { Outside } from '../outside.ts'

/** An answer that is not a success, with its sentence for the person. */
export class HttpProblem extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 429

  constructor(status: HttpProblem['status'], message: string) {
    super(message)
    this.status = status
  }
}

/** Every failure as JSON: the sentence of an HttpProblem, or one that tells nothing of the inside; that goes to the log. */
export function answerErrors({ log }: Outside): ErrorHandler {
  return (error, context) => {
    if (error instanceof HttpProblem) return context.json({ error: error.message }, error.status)
    log(`error ${error.stack ?? error.message}`)
    return context.json({ error: 'The server has stopped at a fault of its own. Try again later.' }, 500)
  }
}
