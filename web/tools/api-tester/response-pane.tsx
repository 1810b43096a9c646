import { lazy, Suspense, useMemo } from 'react'
import { EmptyState, type EmptyStateProps } from '#web/ui/empty-state.tsx'
import { Pane } from '#web/ui/pane.tsx'
import type { ApiTester } from './use-api-tester.ts'

const Waiting = lazy(async () => ({ default: (await import('./on-demand.tsx')).Waiting }))
const ExchangeView = lazy(async () => ({ default: (await import('./on-demand.tsx')).ExchangeView }))

type ResponsePaneProps = Pick<EmptyStateProps, 'examples' | 'onExample'> & { readonly tool: ApiTester }

/** Response, or the reason why there is none. */
export function ResponsePane({ tool, examples, onExample }: ResponsePaneProps) {
  const { result, received, request } = tool
  const partial = useMemo(() => received?.answer?.(), [received])
  const exchange = partial ? { answer: partial } : result
  const idle = (
    <Pane title="Response">
      {!received && (
        <div className="m-auto p-6 text-center text-ink-soft text-sm">
          <EmptyState
            coming="The answer appears here. Ctrl+Enter sends, Esc cancels."
            examples={request.url === '' ? examples : []}
            onExample={onExample}
          />
        </div>
      )}
    </Pane>
  )
  return (
    <div className="relative flex min-w-0 flex-col *:flex-1">
      {received && (
        <Suspense>
          <Waiting received={received} triggerRef={tool.askedFrom} />
        </Suspense>
      )}
      {exchange ? (
        <div className={`flex flex-col *:flex-1 ${received && !partial ? 'opacity-45' : ''}`}>
          <Suspense fallback={idle}>
            <ExchangeView exchange={exchange} isPartial={partial !== undefined} tool={tool} />
          </Suspense>
        </div>
      ) : (
        idle
      )}
    </div>
  )
}
