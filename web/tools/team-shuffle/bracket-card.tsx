import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useFullScreen } from '#web/platform/use-full-screen.ts'
import { Button } from '#web/ui/button.tsx'
import Download from '~icons/lucide/download'
import { advance, canAdvance, getChampion, getRounds, type Tournament } from './tournament.ts'
import { changeTournament } from './use-shuffle-store.ts'

const MoreExports = lazy(async () => ({ default: (await import('./on-demand.tsx')).MoreExports }))
const Rounds = lazy(async () => ({ default: (await import('./on-demand.tsx')).Rounds }))

/** Its own, because a shared icon costs the page a request. */
const CORNERS = (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    width="15"
    height="15"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  >
    <path d="M8 3H3v5M16 3h5v5M8 21H3v-5M16 21h5v-5" />
  </svg>
)

/** Renders the tournament, playable in place, or full screen for an audience. */
export function BracketCard({ tournament }: { readonly tournament: Tournament }) {
  const stage = useRef<HTMLDivElement>(null)
  const { isFull, toggle } = useFullScreen(stage)
  const [areExportsOpen, openExports] = useState(false)
  return (
    <section
      aria-labelledby="bracket-title"
      className="min-w-0 rounded-card border border-line bg-surface p-4 shadow-lift sm:p-5"
    >
      <div
        ref={stage}
        style={isFull ? { colorScheme: 'dark' } : undefined}
        className={
          isFull ? 'fixed inset-0 z-50 flex flex-col overflow-auto bg-ground p-[2vmin] text-ink' : ''
        }
      >
        <div className={`mb-3 flex flex-wrap items-center gap-2 ${isFull ? 'stage-buttons' : ''}`}>
          <h2
            id="bracket-title"
            className={`mr-auto ${isFull ? 'font-bold font-display text-[3.6vmin]' : 'font-semibold text-base'}`}
          >
            {isFull ? 'Tournament Display' : 'Tournament Bracket'}
          </h2>
          <Button size="small" data-print="no" onClick={toggle} icon={CORNERS}>
            <span className={isFull ? '' : 'max-sm:sr-only'}>
              {isFull ? 'Exit Full Screen' : 'Full Screen'}
            </span>
          </Button>
          {!isFull && (
            <Button
              size="small"
              data-print="no"
              onClick={() => exportJson(tournament)}
              icon={<Download size={15} aria-hidden />}
            >
              <span className="max-sm:sr-only">Export</span>
            </Button>
          )}
        </div>
        <Play tournament={tournament} isFull={isFull} />
      </div>
      <details
        data-print="no"
        className="mt-4 border-line border-t pt-3"
        onToggle={(event) => openExports(event.currentTarget.open)}
      >
        <summary className="w-fit rounded-control font-medium text-sm">Share, print and other files</summary>
        {areExportsOpen && (
          <Suspense>
            <MoreExports tournament={tournament} />
          </Suspense>
        )}
      </details>
    </section>
  )
}

type PlayProps = { readonly tournament: Tournament; readonly isFull: boolean }

function Play({ tournament, isFull }: PlayProps) {
  const rounds = useMemo(() => getRounds(tournament), [tournament])
  const champion = getChampion(tournament)
  if (rounds.length === 0)
    return (
      <p className="text-ink-soft text-sm">
        There is only one team, so nobody to play against. Choose a smaller team size for a tournament.
      </p>
    )
  return (
    <>
      <div aria-live="polite">
        {champion && (
          <p
            className={`mb-3 rounded-control bg-good-soft px-4 py-3 font-semibold text-good ${isFull ? 'text-[3vmin]' : 'text-base'}`}
          >
            Champion: <bdi translate="no">{champion.name}</bdi>
          </p>
        )}
      </div>
      <Suspense>
        <Rounds rounds={rounds} tournament={tournament} isFull={isFull} />
      </Suspense>
      {!isFull && canAdvance(tournament) && (
        <Button kind="go" className="mt-4" data-print="no" onClick={() => changeTournament(advance)}>
          Advance to Next Round
        </Button>
      )}
    </>
  )
}

async function exportJson(tournament: Tournament): Promise<void> {
  const { saveTournament } = await import('./on-demand.tsx')
  saveTournament(tournament)
}
