import { useSettled } from '#web/browser/use-settled.ts'
import { Alert } from '#web/ui/alert.tsx'
import { madeCode } from '../made-code.ts'
import type { QrTool } from '../use-qr-tool.ts'

type ContentProblemProps = {
  readonly tool: QrTool
  /** By which the text's field names it. */
  readonly id: string
}

/** Why there is no code, once the visitor pauses. */
export default function ContentProblem({ tool, id }: ContentProblemProps) {
  const made = madeCode(tool)
  return <Alert problem={useSettled(made.ok ? undefined : made.problem)} id={id} />
}
