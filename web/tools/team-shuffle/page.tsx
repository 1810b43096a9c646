import { lazy, Suspense, useState } from 'react'
import * as v from 'valibot'
import { useSharedState } from '#web/platform/shared-state.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { Alert } from '#web/ui/alert.tsx'
import { changeWithUndo } from '#web/ui/change-with-undo.ts'
import { DropArea } from '#web/ui/file-drop.tsx'
import { staticIsland } from '#web/ui/islands.tsx'
import { Shortcuts } from '#web/ui/shortcuts.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import { BracketCard } from './bracket-card.tsx'
import { PlayersCard } from './players-card.tsx'
import { readSharedPlayers, SharedShuffle, sharedShuffle } from './shuffle-state.ts'
import { TeamsCard } from './teams-card.tsx'
import { addExamplePlayers, makeTeams, shuffleStore } from './use-shuffle-store.ts'

const ImportDialog = lazy(async () => ({ default: (await import('./on-demand.tsx')).ImportDialog }))
const Options = lazy(async () => ({ default: (await import('./on-demand.tsx')).Options }))
const help = staticIsland('help', () => import('./help.tsx'))

const TEAMS_ID = 'teams'

export default function TeamShufflePage() {
  const [state] = usePersisted(shuffleStore)
  const [files, setFiles] = useState<readonly File[]>()
  const linkProblem = useSharedState((shared) => {
    const reading = v.safeParse(SharedShuffle, shared)
    if (!reading.success) return false
    const { names, tournament, ...options } = reading.output
    const players = readSharedPlayers(names, tournament)
    changeWithUndo(
      shuffleStore,
      { ...options, ...(names.length > 0 && { players, tournament }) },
      'Shared list opened',
    )
    return true
  })
  const [sharesNames, setSharesNames] = useState(false)
  const { tournament } = state
  return (
    <DropArea onFiles={setFiles} invitation="Drop a list of players, or an exported tournament">
      <Shortcuts keys={{ 'Mod+Enter': generate }}>
        <ToolBar
          more={
            <Suspense>
              <Options state={state} sharesNames={sharesNames} onShareNames={setSharesNames} />
            </Suspense>
          }
          share={() => {
            if (!sharesNames && state.players.length > 0) offerNames(() => setSharesNames(true))
            return sharedShuffle(state, sharesNames)
          }}
          onClear={() => changeWithUndo(shuffleStore, { players: [], tournament: null }, 'Cleared')}
          isEmpty={state.players.length === 0}
        />
        <div className="flex flex-col gap-4">
          <Alert problem={linkProblem} />
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[24rem_minmax(0,1fr)]">
            <div className="min-w-0" data-print="no">
              <PlayersCard state={state} onImport={() => setFiles([])} onGenerate={generate} />
            </div>
            <div id={TEAMS_ID} className="min-w-0 scroll-mt-16">
              <TeamsCard state={state} onExample={tryExample} />
            </div>
          </div>
          {tournament && <BracketCard tournament={tournament} />}
          {help}
        </div>
        {files && (
          <Suspense>
            <ImportDialog dropped={files} players={state.players} onClose={() => setFiles(undefined)} />
          </Suspense>
        )}
      </Shortcuts>
    </DropArea>
  )
}

/** Makes the teams and scrolls to their first, unless it is in view. */
function generate(): void {
  makeTeams()
  requestAnimationFrame(() => {
    const teams = document.getElementById(TEAMS_ID)
    const top = teams?.getBoundingClientRect().top ?? 0
    if (top < 0 || top > innerHeight / 2) teams?.scrollIntoView()
  })
}

function tryExample(): void {
  addExamplePlayers()
  generate()
}

/** Offers to include the players, whose names a link contains only on request. */
function offerNames(onInclude: () => void): void {
  showToast({
    title: 'The link has the options, but no players.',
    description: 'Include them with their teams and results, and copy the link again.',
    action: { label: 'Include players', onAct: onInclude },
  })
}
