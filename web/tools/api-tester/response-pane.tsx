import { lazy, Suspense } from 'react'
import { Pane } from '#web/ui/bench.tsx'
import type { ApiTester } from './use-api-tester.ts'

const Waiting = lazy(async () => ({ default: (await import('./on-demand.tsx')).Waiting }))
const ExchangeView = lazy(async () => ({ default: (await import('./on-demand.tsx')).ExchangeView }))

/** What came back, or why nothing did. */
export function ResponsePane({ tool }: { readonly tool: ApiTester }) {
  const { result, received } = tool
  const idle = <Pane title="Response">{!received && <Invitation />}</Pane>
  return (
    <div className="relative flex min-w-0 flex-col *:flex-1">
      {received && (
        <Suspense>
          <Waiting received={received} askedFrom={tool.askedFrom} />
        </Suspense>
      )}
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
