import { HttpProblem } from '../../http/errors.ts'

/** The answer where there is no poll, or none any more. */
export function pollNotThere(): HttpProblem {
  return new HttpProblem(404, 'This poll does not exist or was deleted.')
}
