import type { Problem } from '#lib/result/user-error.ts'
import { useDebounced } from '#web/platform/use-debounced.ts'
import { Alert } from '#web/ui/alert.tsx'

/** Why the token could not be read, said once the visitor pauses. */
export default function TokenProblem({ problem, id }: { readonly problem: Problem; readonly id: string }) {
  const debounced = useDebounced(problem)
  return <Alert problem={debounced} id={id} />
}
