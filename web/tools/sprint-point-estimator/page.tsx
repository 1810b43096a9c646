import { usePendingInput } from '#web/platform/pending-input.ts'
import { isDisabled } from '#web/platform/site-config.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { staticIsland } from '#web/ui/islands.tsx'
import { LiveCard } from './live-card.tsx'
import { getVoter, type LocalState, nextVoter } from './local-state.ts'
import { LocalTeam } from './local-team.tsx'
import { TableScreen } from './table-screen.tsx'
import { clearAll, localActs, useLocalTable, voteAs } from './use-local-table.ts'

const help = staticIsland('help', () => import('./help.tsx'))

export default function SprintPointEstimatorPage() {
  const { state, table } = useLocalTable()
  usePendingInput('files', async (files) =>
    (await import('./backlog-tools.tsx')).importPendingFiles(files, localActs),
  )
  return (
    <>
      <TableScreen
        table={table}
        acts={localActs}
        aboveCards={<VotingAs state={state} />}
        team={
          <>
            {isDisabled('/room/') || <LiveCard />}
            <LocalTeam table={table} />
          </>
        }
        onClear={clearAll}
      />
      {help}
    </>
  )
}

/** Selects the current voter at a shared device, which never shows the previous member's card. */
export function VotingAs({ state }: { readonly state: LocalState }) {
  const voters = state.members.filter(({ isSpectator }) => !isSpectator)
  const next = nextVoter(state)
  return (
    <div className="flex min-h-16 flex-wrap items-end gap-2">
      <div className="min-w-40 max-w-72 flex-1">
        <SelectField
          label="Voting as"
          value={getVoter(state)?.id ?? ''}
          options={voters.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={voteAs}
        />
      </div>
      {next && <Button onClick={() => voteAs(next.id)}>Pass to {next.name}</Button>}
    </div>
  )
}
