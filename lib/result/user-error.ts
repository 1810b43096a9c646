/** Error for the visitor, as plain data: it crosses workers. */
export type Problem = {
  /** The sentence that names the problem, to the letter of the product's words. */
  readonly message: string
  /** Details that help to fix it: a line, a column, a file's name, a limit. Can be empty. */
  readonly detail: string
  /** Position in the input, as a UTF-16 index, if known. */
  readonly offset?: number
}

/** A failure that the visitor can mend. Anything else that is thrown is a bug and travels to the error boundary. */
export class UserError extends Error {
  override readonly name = 'UserError'
  readonly problem: Problem

  constructor(message: string, detail = '', offset?: number) {
    super(detail === '' ? message : `${message}: ${detail}`)
    this.problem = offset === undefined ? { message, detail } : { message, detail, offset }
  }
}
