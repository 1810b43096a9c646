import { useState } from 'react'
import type { GameState } from '#contract/game.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Card } from '#web/ui/result.tsx'
import { useKnownName } from '../use-known-name.ts'
import type { GameConnection } from './use-game.ts'

/** All that it takes to play: a name. */
export function JoinGame({ line, state }: { readonly line: GameConnection; readonly state: GameState }) {
  const [known, keepName] = useKnownName()
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const name = typed ?? known
  const join = async () => {
    setBusy(true)
    const refused = await line.ask('/join', { name })
    setError(refused)
    setBusy(false)
    if (refused !== '') return
    keepName(name.trim())
    // The stream that is open does not know who has joined.
    line.follow()
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
            ? 'Join with a name that the others know you by.'
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
