import { lazy, Suspense, useEffect } from 'react'
import { withBase } from '#lib/net/base-path.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/result.tsx'
import { JoinGame } from './join-game.tsx'
import { useGame } from './use-game.ts'

const loadPlayer = () => import('./player-screen.tsx')
const PlayerScreen = lazy(loadPlayer)
const CodeForm = lazy(() => import('./code-form.tsx'))
const HostScreen = lazy(() => import('./host-screen.tsx'))

/** A live game, by its id or by the code on the big screen: the host leads, players answer. */
export function PlayPage({ param }: { readonly param: string }) {
  const { id, line, view } = useGame(param)
  const { state, deletionReason, isReached, clockAheadMs } = view
  // It is there when someone has joined, whatever has become of the network by then.
  useEffect(() => void loadPlayer().catch(() => {}), [])
  return (
    <div
      className={`mx-auto px-4 pt-5 sm:px-6 sm:pt-7 ${state?.host ? 'max-w-6xl 2xl:max-w-[100rem]' : 'max-w-2xl'}`}
    >
      <h1 dir="auto" className="mb-4 font-bold text-xl [overflow-wrap:anywhere] sm:text-3xl">
        {state?.title || 'Live Quiz'}
      </h1>
      <p role="status" className={isReached ? 'sr-only' : BANNER}>
        {isReached ? '' : 'Reconnecting…'}
      </p>
      {deletionReason !== '' && (
        <Card>
          <Alert
            problem={{
              message: deletionReason,
              detail: 'Check the code on the big screen. A game is gone after a day.',
            }}
          />
          <Suspense fallback={<div className="min-h-24" />}>
            <CodeForm />
          </Suspense>
          <a href={withBase('/quiz-builder')} className="mt-4 inline-block underline underline-offset-4">
            Make a quiz of your own
          </a>
        </Card>
      )}
      {!state && deletionReason === '' && <p className="text-ink-soft">Opening the game…</p>}
      {state && deletionReason === '' && (
        <Suspense fallback={<div className="min-h-96" />}>
          {state.host ? (
            <HostScreen id={id} line={line} state={state} host={state.host} clockAheadMs={clockAheadMs} />
          ) : state.me ? (
            <PlayerScreen id={id} line={line} state={state} me={state.me} clockAheadMs={clockAheadMs} />
          ) : (
            <JoinGame line={line} state={state} />
          )}
        </Suspense>
      )}
    </div>
  )
}

const BANNER = 'mb-4 rounded-control bg-care-soft px-3.5 py-2.5 font-medium text-care text-sm'
