import { Alert } from '#web/ui/alert.tsx'
import { Announcer } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { AnswerView } from './answer-view.tsx'
import { withSchemes } from './request/prepare.ts'
import type { Exchange, Failure } from './response/exchange.ts'
import type { ApiTester } from './use-api-tester.ts'
import { useFocusOn } from './use-focus-on.ts'

type ExchangeViewProps = {
  readonly exchange: Exchange
  /** Whether more of the answer is to come. */
  readonly isPartial?: boolean
  readonly tool: ApiTester
}

/** The end of an exchange: the answer, or the reason why there is none; also an answer that still arrives. */
export default function ExchangeView({ exchange, isPartial = false, tool }: ExchangeViewProps) {
  if ('failure' in exchange) return <FailureView failure={exchange.failure} tool={tool} />
  const { status, reason, timeMs } = exchange.answer
  return (
    <>
      <AnswerView answer={exchange.answer} isPartial={isPartial} tool={tool} />
      {!isPartial && <Announcer text={`Status ${`${status} ${reason}`.trim()}, ${Math.round(timeMs)} ms`} />}
    </>
  )
}

/** Browsers hide the reason from pages. */
const SHORT_REASON = 'Not reachable, or blocked by its server (CORS).'

type FailureViewProps = { readonly failure: Failure; readonly tool: ApiTester }

/** Reason for the missing response, the elapsed time, and possible fixes. */
export function FailureView({ failure, tool }: FailureViewProps) {
  const { problem, timeMs, isUnexplained } = failure
  const ref = useFocusOn(failure, tool.askedFrom)
  return (
    <Pane title="Response">
      <section
        ref={ref}
        tabIndex={-1}
        aria-label="Response"
        className="grid gap-3 p-3.5 outline-offset-[-2px]"
      >
        <Alert problem={isUnexplained ? { ...problem, detail: SHORT_REASON } : problem}>
          {isUnexplained && <CopyButton label="Copy the command" text={tool.asCurl} />}
          {withSchemes(tool.request.url).map((url) => (
            <Button key={url} size="small" onClick={() => tool.send(url)}>
              Send to {url}
            </Button>
          ))}
        </Alert>
        {isUnexplained && (
          <details className="text-sm">
            <summary>Possible reasons</summary>
            {problem.detail}
          </details>
        )}
        {timeMs !== undefined && (
          <p className="text-ink-soft text-sm">
            Time:{' '}
            <output translate="no" aria-label="Time">
              {Math.round(timeMs)} ms
            </output>
          </p>
        )}
      </section>
    </Pane>
  )
}
