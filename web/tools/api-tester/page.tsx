import { lazy, Suspense, useState } from 'react'
import { toResult } from '#lib/result/result.ts'
import { Alert } from '#web/ui/alert.tsx'
import { DropArea } from '#web/ui/file-drop.tsx'
import { staticIsland } from '#web/ui/islands.tsx'
import { Shortcuts } from '#web/ui/shortcuts.tsx'
import { SplitEditor } from '#web/ui/split-editor.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import type { ApiRequest } from './api-request.ts'
import { EXAMPLE_TITLES } from './example-titles.ts'
import { type OpenDialog, RequestBar } from './request-bar.tsx'
import { RequestPane } from './request-pane.tsx'
import { ResponsePane } from './response-pane.tsx'
import { useApiTester } from './use-api-tester.ts'

const HistoryCard = lazy(async () => ({ default: (await import('./on-demand.tsx')).HistoryCard }))
const Dialogs = lazy(async () => ({ default: (await import('./on-demand.tsx')).Dialogs }))

const EXAMPLES = EXAMPLE_TITLES.map((title) => ({ title }))

const help = staticIsland('help', () => import('./help.tsx'))

export default function ApiTesterPage() {
  const tool = useApiTester()
  const [dialog, openDialog] = useState<OpenDialog>()
  const { request, setRequest, isSending } = tool
  const replace = (next: ApiRequest, title: string, description?: string) => {
    setRequest(next)
    showToast({
      title,
      ...(description && { description }),
      action: { label: 'Undo', onAct: () => setRequest(request) },
    })
  }
  const clear = () => {
    const undo = tool.clear()
    showToast({ title: 'Cleared', action: { label: 'Undo', onAct: undo } })
  }
  const showExample = async (chosen: string) => {
    const { EXAMPLE_REQUESTS } = await import('./on-demand.tsx')
    const title = EXAMPLE_TITLES.find((known) => known === chosen)
    if (title) replace(EXAMPLE_REQUESTS[title], title)
  }
  /** A command imported completely needs no message; otherwise the dialog lists the missing parts. */
  const takeCurl = async (command: string) => {
    const { importCurl } = await import('./on-demand.tsx')
    const result = toResult(() => importCurl(command))
    if (result.ok) replace(result.value.request, 'cURL command imported')
    if (!result.ok || result.value.leftOut.length > 0) openDialog({ kind: 'curl', command, result })
  }
  return (
    <Shortcuts keys={{ 'Mod+Enter': () => tool.send(), Escape: () => (isSending ? tool.cancel() : false) }}>
      <DropArea onFiles={tool.takeFiles} invitation="Drop files to send them as the body">
        <ToolBar examples={EXAMPLES} onExample={showExample} share={tool.shared} onClear={clear} />
        <div className="grid gap-4 [&_.split-editor]:h-[max(24rem,calc(100svh-14.5rem))]">
          <Alert problem={tool.linkProblem} />
          <div className="rounded-card border border-line bg-surface p-3.5 shadow-lift">
            <RequestBar tool={tool} onCurl={takeCurl} onOpen={openDialog} />
          </div>
          <SplitEditor
            input={<RequestPane tool={tool} />}
            output={<ResponsePane tool={tool} examples={EXAMPLES} onExample={showExample} />}
            result={isSending ? 'sending' : tool.result}
            isOnRequest
          />
          {tool.history.entries.length > 0 && (
            <Suspense>
              <HistoryCard tool={tool} onReplace={replace} />
            </Suspense>
          )}
        </div>
      </DropArea>
      {dialog && (
        <Suspense>
          <Dialogs dialog={dialog} tool={tool} onReplace={replace} onClose={() => openDialog(undefined)} />
        </Suspense>
      )}
      {help}
    </Shortcuts>
  )
}
