export type OpenProblem =
  | 'not-a-pdf'
  | 'needs-password'
  | 'wrong-password'
  | 'damaged'
  | 'too-long'
  | 'unknown-encryption'

/** Why a file does not open, or cannot be read further: then, a table of it unpacks to too much. */
export class PdfOpenError extends Error {
  override readonly name = 'PdfOpenError'
  readonly problem: OpenProblem

  constructor(problem: OpenProblem) {
    super(problem)
    this.problem = problem
  }
}
