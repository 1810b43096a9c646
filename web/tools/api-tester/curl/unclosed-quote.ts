import { UserError } from '#lib/result/user-error.ts'

export function unclosedQuoteError(offset: number): UserError {
  return new UserError('This command has a quote that is never closed', '', offset)
}
