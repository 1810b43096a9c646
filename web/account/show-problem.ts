import { UserError } from '#lib/result/user-error.ts'
import { showToast } from '../ui/toast.tsx'

/** Says in a toast what went wrong. */
export function showProblem(error: unknown): void {
  showToast({ title: 'Error', description: problemText(error), tone: 'error' })
}

/** Returns what went wrong, in a sentence. */
export function problemText(error: unknown): string {
  if (error instanceof UserError)
    return [error.problem.message, error.problem.detail].filter(Boolean).join('. ')
  return (error instanceof Error && error.message) || 'An unexpected error occurred'
}
