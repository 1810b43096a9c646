import type { Problem } from '../result/user-error.ts'

export type OpenProblem =
  | 'not-a-pdf'
  | 'needs-password'
  | 'wrong-password'
  | 'damaged'
  | 'too-long'
  | 'unknown-encryption'
  | 'unknown-compression'

/** Why a file does not open, or cannot be read further: then, a table of it unpacks to too much. */
export class PdfOpenError extends Error {
  override readonly name = 'PdfOpenError'
  readonly problem: OpenProblem

  constructor(problem: OpenProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Message for a PDF that requires a password, if none was entered. */
export const NEEDS_PASSWORD = 'This PDF is protected by a password.'

export function wrongPassword(name: string): string {
  return `Wrong password for ${name}`
}

/** Whether a password would help. */
export function wantsPassword({ message }: Problem): boolean {
  return message === NEEDS_PASSWORD || message.startsWith(wrongPassword(''))
}
