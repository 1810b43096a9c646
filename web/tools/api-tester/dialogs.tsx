import type { ApiRequest } from './api-request.ts'
import { CodeDialog } from './code-dialog.tsx'
import { CurlDialog } from './curl/curl-dialog.tsx'
import type { OpenDialog } from './request-actions.tsx'
import type { ApiTester } from './use-api-tester.ts'
import { VariablesDialog } from './variables/variables-dialog.tsx'

type DialogsProps = {
  readonly dialog: OpenDialog
  readonly tool: ApiTester
  readonly onReplace: (request: ApiRequest, title: string, description?: string) => void
  readonly onClose: () => void
}

/** The dialog that is open, one of those that only some visitors open. */
export default function Dialogs({ dialog, tool, onReplace, onClose }: DialogsProps) {
  switch (dialog.kind) {
    case 'curl':
      return (
        <CurlDialog command={dialog.command} result={dialog.result} onImport={onReplace} onClose={onClose} />
      )
    case 'code':
      return <CodeDialog tool={tool} onClose={onClose} />
    case 'variables':
      return (
        <VariablesDialog
          environments={tool.environments}
          onEnvironments={tool.setEnvironments}
          isPersisted={tool.keeps}
          onClose={onClose}
        />
      )
  }
}
