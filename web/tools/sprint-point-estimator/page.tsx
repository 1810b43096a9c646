import { usePendingInput } from '#web/platform/pending-input.ts'
import { isDisabled } from '#web/platform/site-config.ts'
import { staticIsland } from '#web/ui/islands.tsx'
import { LiveCard } from './live-card.tsx'
import { LocalTeam } from './local-team.tsx'
import { TableScreen } from './table-screen.tsx'
import { clearAll, localActs, useLocalTable } from './use-local-table.ts'
import { VotingAs } from './voting-as.tsx'

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
