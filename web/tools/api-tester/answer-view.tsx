import { lazy, Suspense, useState } from 'react'
import { formatBytes } from '#lib/bytes/format-bytes.ts'
import { Note } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { BodyView } from './response/body-view.tsx'
import type { Answer } from './response/exchange.ts'
import { HeaderList } from './response/header-list.tsx'
import { isJson, readMediaType } from './response/media-type.ts'
import type { ApiTester } from './use-api-tester.ts'
import { createBodyWorker } from './use-body-worker.ts'
import { useFocusOn } from './use-focus-on.ts'

const SaveValue = lazy(() => import('./variables/save-value.tsx'))

const TABS = ['Body', 'Headers'] as const

type AnswerViewProps = {
  readonly answer: Answer
  /** Whether more of the body is to come. */
  readonly isPartial?: boolean
  readonly tool: ApiTester
}

/** An answer: its status and time above, its body and headers below. */
export function AnswerView({ answer, isPartial = false, tool }: AnswerViewProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]>('Body')
  const [isSaving, setSaving] = useState(false)
  const { essence, charset } = readMediaType(answer.contentType)
  return (
    <Pane title={<StatusStrip answer={answer} isPartial={isPartial} tool={tool} />}>
      <Tabs
        label="Answer"
        tabs={TABS}
        chosen={tab}
        onChoose={setTab}
        actions={
          <span className="pr-1.5 text-ink-soft text-sm">
            {answer.headers.length} {answer.headers.length === 1 ? 'header' : 'headers'}
          </span>
        }
      >
        {tab === 'Body' ? (
          <>
            {answer.ended !== undefined && (
              <div className="px-3.5 pt-2.5">
                <Note tone="plain">{answer.ended}. The events until then are below.</Note>
              </div>
            )}
            <BodyView
              answer={answer}
              isPartial={isPartial}
              actions={
                isJson(essence) && (
                  <Button
                    size="small"
                    kind="quiet"
                    aria-expanded={isSaving}
                    onClick={() => setSaving(!isSaving)}
                  >
                    Save a value…
                  </Button>
                )
              }
            />
            {isSaving && isJson(essence) && (
              <Suspense>
                <SaveValue
                  body={answer.body}
                  charset={charset}
                  environments={tool.environments}
                  onEnvironments={tool.setEnvironments}
                  createWorker={createBodyWorker}
                />
              </Suspense>
            )}
          </>
        ) : (
          <HeaderList answer={answer} />
        )}
      </Tabs>
    </Pane>
  )
}

function StatusStrip({ answer, isPartial = false, tool }: AnswerViewProps) {
  const { status, reason, timeMs, body, isRedirected, url } = answer
  const ref = useFocusOn(isPartial ? undefined : answer, tool.askedFrom)
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-3.5 gap-y-1 rounded-control font-normal text-ink-soft outline-offset-4"
    >
      <output
        translate="no"
        aria-label="Status"
        aria-live="off"
        className={`rounded-full px-2.5 py-0.5 font-semibold tabular-nums ${getLook(status)}`}
      >
        {`${status} ${reason}`.trim()}
      </output>
      <output translate="no" aria-label="Time" aria-live="off" className="tabular-nums">
        {Math.round(timeMs)} ms
      </output>
      <output translate="no" aria-label="Size" aria-live="off" className="tabular-nums">
        {formatBytes(body.size)}
      </output>
      {isRedirected && (
        <span className="text-care" title={url}>
          Redirected
        </span>
      )}
    </div>
  )
}

/** Green for success, red for errors, else yellow; the number says it too. */
function getLook(status: number): string {
  if (status >= 200 && status <= 299) return 'bg-good-soft text-good'
  return status >= 400 ? 'bg-wrong-soft text-wrong' : 'bg-care-soft text-care'
}
