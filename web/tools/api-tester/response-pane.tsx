import { lazy, Suspense } from 'react'
import { formatBytes } from '#lib/byte-size/format-bytes.ts'
import { Pane } from '#web/ui/bench.tsx'
import type { Received } from './response/exchange.ts'
import type { ApiTester } from './use-api-tester.ts'

const ExchangeView = lazy(async () => ({ default: (await import('./on-demand.tsx')).ExchangeView }))

/** What came back, or why nothing did. */
export function ResponsePane({ tool }: { readonly tool: ApiTester }) {
  const { result, received } = tool
  const idle = <Pane title="Response">{!received && <Invitation />}</Pane>
  return (
    <div className="relative flex min-w-0 flex-col *:flex-1">
      {received && <Waiting received={received} />}
      {result ? (
        <div className={`flex flex-col *:flex-1 ${received ? 'opacity-45' : ''}`}>
          <Suspense fallback={idle}>
            <ExchangeView exchange={result} tool={tool} />
          </Suspense>
        </div>
      ) : (
        idle
      )}
    </div>
  )
}

function Invitation() {
  return (
    <p className="m-auto max-w-72 p-8 text-center text-ink-soft text-sm">
      The answer appears here. <kbd className="font-mono">Ctrl</kbd>+<kbd className="font-mono">Enter</kbd>{' '}
      sends, <kbd className="font-mono">Esc</kbd> cancels.
    </p>
  )
}

/** That something is on its way, and how much of it has come. */
function Waiting({ received: { receivedBytes, totalBytes } }: { readonly received: Received }) {
  const percent = totalBytes === undefined ? undefined : Math.round((receivedBytes / totalBytes) * 100)
  const label =
    receivedBytes === 0
      ? 'Waiting for the answer…'
      : `${formatBytes(receivedBytes)}${totalBytes === undefined ? '' : ` of ${formatBytes(totalBytes)}`} received`
  return (
    <div className="absolute inset-x-0 top-0 z-1 flex-none!">
      <div
        role="progressbar"
        aria-label="Request"
        aria-valuetext={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-0.5 bg-line"
      >
        <div
          className={`h-full bg-accent transition-[width] ${percent === undefined ? 'animate-pulse' : ''}`}
          style={{ width: `${percent ?? 100}%` }}
        />
      </div>
      <p className="absolute top-3 right-3.5 rounded-full bg-surface px-2 text-ink-soft text-sm">{label}</p>
    </div>
  )
}
