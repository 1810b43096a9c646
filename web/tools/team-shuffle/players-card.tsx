import { type ClipboardEvent, lazy, memo, Suspense, useMemo, useState } from 'react'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { download } from '#web/platform/download.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Card } from '#web/ui/result.tsx'
import X from '~icons/lucide/x'
import { SAMPLE_PLAYERS } from './player-list.ts'
import type { ShuffleState } from './shuffle-state.ts'
import type { Player } from './teams.ts'
import { removePlayer, TOO_FEW, takePlayers } from './use-shuffle-store.ts'

const DivisionLine = lazy(() => import('./division-line.tsx'))

type PlayersCardProps = {
  readonly state: ShuffleState
  readonly onImport: () => void
  readonly onGenerate: () => void
}

/** Players, team options, and the button that generates teams. */
export function PlayersCard({ state, onImport, onGenerate }: PlayersCardProps) {
  const { players } = state
  const rows = useMemo(
    () => players.map((player) => <PlayerRow key={player.id} player={player} />),
    [players],
  )
  return (
    <Card title="Add Players">
      <PlayerForm />
      <div className="mt-2 flex flex-wrap gap-1.5">
        <Button size="small" onClick={onImport}>
          Import
        </Button>
        <Button size="small" onClick={downloadSample}>
          Download sample
        </Button>
      </div>
      <p className="my-3 text-ink-soft text-sm">
        {pluralize(players.length, 'player')}. Paste a list to add everyone.
      </p>
      <ul
        aria-label="Players"
        className="-mx-4 max-h-80 divide-y divide-line overflow-y-auto border-line border-y sm:-mx-5"
      >
        {rows}
      </ul>
      <div className="mt-4 grid gap-2">
        <Suspense>
          <DivisionLine state={state} />
        </Suspense>
        <Button kind="go" onClick={onGenerate} disabled={players.length < 2}>
          Generate Teams
        </Button>
      </div>
      {players.length < 2 && <p className="mt-2 text-ink-soft text-sm">{TOO_FEW}</p>}
    </Card>
  )
}

function PlayerForm() {
  const [typed, setTyped] = useState('')
  const paste = async (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim()
    if (!/[\r\n]/.test(text)) return
    event.preventDefault()
    const { takePastedList } = await import('./on-demand.tsx')
    takePastedList(text)
  }
  return (
    <form
      className="flex items-end gap-2"
      onPaste={paste}
      onSubmit={(event) => {
        event.preventDefault()
        if (takePlayers([typed])) setTyped('')
      }}
    >
      <div className="min-w-0 flex-1">
        <TextField label="Player name" value={typed} onChange={setTyped} autoComplete="off" />
      </div>
      <Button type="submit">Add Player</Button>
    </form>
  )
}

/** Single player row; rows out of view are not laid out. */
const PlayerRow = memo(function PlayerRow({ player }: { readonly player: Player }) {
  return (
    <li
      className="flex min-h-10 items-center gap-2 py-1 pr-2 pl-4 sm:pl-5"
      style={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 40px' }}
    >
      <span dir="auto" translate="no" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {player.name}
      </span>
      <button
        type="button"
        aria-label={`Remove ${player.name}`}
        className="grid size-control shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
        onClick={() => removePlayer(player)}
      >
        <X size={16} aria-hidden />
      </button>
    </li>
  )
})

function downloadSample(): void {
  download(`Name\r\n${SAMPLE_PLAYERS.join('\r\n')}\r\n`, 'sample-players.csv', 'text/csv;charset=utf-8')
}
