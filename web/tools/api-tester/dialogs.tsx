import { useMemo, useState } from 'react'
import { toResult } from '#lib/result/result.ts'
import { Alert } from '#web/ui/alert.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/field.tsx'
import type { ApiRequest } from './api-request.ts'
import { CurlDialog } from './curl/curl-dialog.tsx'
import { requestForCode } from './request/for-code.ts'
import type { OpenDialog } from './request-bar.tsx'
import { SNIPPETS, type Snippet, writeSnippet } from './snippets/snippets.ts'
import type { ApiTester } from './use-api-tester.ts'
import { getVariables } from './variables/resolve.ts'
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

/** The request in the words of other programs. */
export function CodeDialog({ tool, onClose }: { readonly tool: ApiTester; readonly onClose: () => void }) {
  const [snippet, setSnippet] = useState<Snippet>('JavaScript (fetch)')
  const { request, environments } = tool
  const result = useMemo(
    () => toResult(() => writeSnippet(snippet, requestForCode(request, getVariables(environments)))),
    [snippet, request, environments],
  )
  return (
    <Dialog title="Code" onClose={onClose} className="max-w-2xl">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <SelectField label="Language" value={snippet} options={SNIPPETS} onChange={setSnippet} />
          {result.ok && <CopyButton label="Copy code" text={result.value} />}
        </div>
        {result.ok ? (
          <>
            <output
              translate="no"
              aria-label="Code"
              aria-live="off"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
              tabIndex={0}
              className="block max-h-96 overflow-auto whitespace-pre rounded-control bg-sunken p-3.5 font-mono text-code leading-relaxed"
            >
              {result.value}
            </output>
            <p className="text-ink-soft text-sm">
              It holds everything that is sent, credentials included. Mind whom you show it.
            </p>
          </>
        ) : (
          <Alert problem={result.problem} />
        )}
      </div>
    </Dialog>
  )
}
