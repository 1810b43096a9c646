import { HttpProblem } from '../../http/errors.ts'

/** Returns the error for a missing or deleted poll. */
export function pollNotThere(): HttpProblem {
  return new HttpProblem(404, 'This poll does not exist or was deleted.')
}
