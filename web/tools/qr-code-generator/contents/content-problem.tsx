import { useDebounced } from '#web/platform/use-debounced.ts'
import { Alert, Note } from '#web/ui/alert.tsx'
import { madeCode } from '../made-code.ts'
import type { QrTool } from '../use-qr-tool.ts'
import { CONTENT_FIELDS } from './fields.ts'

type ContentProblemProps = {
  readonly tool: QrTool
  /** By which the text's field names it. */
  readonly id: string
  /** Whether the visitor has finished with the fields. */
  readonly isFilled: boolean
}

/** Shows the error once the visitor pauses; only a hint for a form that is empty or still being filled. */
export default function ContentProblem({ tool, id, isFilled }: ContentProblemProps) {
  const made = madeCode(tool)
  const problem = useDebounced(made.ok ? undefined : made.problem)
  if (problem && (!isFilled || isEmpty(tool))) return <Note tone="plain">{problem.message}</Note>
  return <Alert problem={problem} id={id} />
}

function isEmpty({ settings: { kind, fields }, secrets }: QrTool): boolean {
  if (kind === 'Text or URL') return false
  return CONTENT_FIELDS[kind].every(({ key, options }) => options || !(fields[key] || secrets[key]))
}
