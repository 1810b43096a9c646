import { useDebounced } from '#web/platform/use-debounced.ts'
import { Alert, Note } from '#web/ui/alert.tsx'
import { madeCode } from '../made-code.ts'
import type { QrTool } from '../use-qr-tool.ts'
import { CONTENT_FIELDS } from './fields.ts'

type ContentProblemProps = {
  readonly tool: QrTool
  /** By which the text's field names it. */
  readonly id: string
}

/** Shows the error once the visitor pauses; for an empty form, only a hint. */
export default function ContentProblem({ tool, id }: ContentProblemProps) {
  const made = madeCode(tool)
  const problem = useDebounced(made.ok ? undefined : made.problem)
  if (problem && isEmpty(tool)) return <Note tone="plain">{problem.message}</Note>
  return <Alert problem={problem} id={id} />
}

function isEmpty({ settings: { kind, fields }, secrets }: QrTool): boolean {
  if (kind === 'Text or URL') return false
  return CONTENT_FIELDS[kind].every(({ key, options }) => options || !(fields[key] || secrets[key]))
}
