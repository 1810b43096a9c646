import type { Problem } from '../result/user-error.ts'

/** Sentence that follows the name of a feature that browsers refuse on pages over plain http. */
export const HTTPS_ONLY = 'Browsers do this only over https or on localhost.'

/** Error of a feature that the page's address rules out: `subject` such as “The camera”, and what to do instead. */
export function httpsProblem(subject: string, instead: string): Problem {
  return { message: `${subject} needs https.`, detail: `${HTTPS_ONLY} ${instead}` }
}
