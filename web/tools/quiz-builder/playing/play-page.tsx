import { lazy, Suspense, useEffect, useState } from 'react'
import type { GameState } from '#contract/game.ts'
import { withBase } from '#lib/net/base-path.ts'
import { COOKIE_BLOCKED, connectionText } from '#web/platform/live-connection.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Card } from '#web/ui/result.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useKnownName } from '../use-known-name.ts'
import { type GameConnection, useGame } from './use-game.ts'

const loadPlayer = () => import('./player-screen.tsx')
const PlayerScreen = lazy(loadPlayer)
const CodeForm = lazy(() => import('./code-form.tsx'))
const HostScreen = lazy(() => import('./host-screen.tsx'))

/** A live game, by its id or by the code on the big screen: the host leads, players answer. */
export function PlayPage({ param }: { readonly param: string }) {
  const { id, line, view } = useGame(param)
  const { state, deletionReason, clockAheadMs } = view
  const banner = connectionText(view)
  // It is there when someone has joined, whatever has become of the network by then.
  useEffect(() => void loadPlayer().catch(() => {}), [])
  return (
    <div
      className={`mx-auto flex w-full flex-col px-4 pt-5 sm:px-6 ${state && deletionReason === '' ? 'game-stage min-h-dvh' : ''} ${state?.host ? 'max-w-6xl 2xl:max-w-[100rem]' : 'max-w-2xl'}`}
    >
      <h1 dir="auto" className="mb-4 font-bold text-xl [overflow-wrap:anywhere] sm:text-3xl">
        {state?.title || 'Live Quiz'}
      </h1>
      <p role="status" className={banner === '' ? 'sr-only' : BANNER}>
        {banner}
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

/** Renders the form to join a game: a name. */
export function JoinGame({ line, state }: { readonly line: GameConnection; readonly state: GameState }) {
  const [known, keepName] = useKnownName()
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const name = typed ?? known
  const join = async () => {
    setBusy(true)
    const refused = await line.join({ name })
    setError(refused)
    setBusy(false)
    if (refused === '') keepName(name.trim())
    // The response to joining has replaced this form for a moment.
    if (refused === COOKIE_BLOCKED)
      showToast({ title: 'You are not in', description: refused, tone: 'error', stays: true })
  }
  if (state.phase === 'end') return <p>This game is over.</p>
  return (
    <Card>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          join()
        }}
      >
        <p className="text-ink-soft text-sm">
          {state.phase === 'lobby'
            ? 'Enter a name others will recognize.'
            : 'The quiz has begun. You can still join.'}
        </p>
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 max-w-80 flex-1">
            <TextField
              label="Your name"
              value={name}
              maxLength={40}
              onChange={setTyped}
              autoComplete="nickname"
            />
          </div>
          <Button kind="go" type="submit" isSoftDisabled={isBusy}>
            Join
          </Button>
        </div>
        <Alert problem={error === '' ? undefined : { message: error, detail: '' }} />
      </form>
    </Card>
  )
}
