import { neighbor } from '#lib/estimation/overview.ts'
import type { Statistics } from '#lib/estimation/statistics.ts'
import { codeText } from '#lib/text/format-join-code.ts'
import { Button } from '#web/ui/button.tsx'
import { FullScreen } from '#web/ui/full-screen.tsx'
import QrImage from '#web/ui/qr-image.tsx'
import { figureSize } from '#web/ui/result.tsx'
import { PlayedCards } from './played-cards.tsx'
import { partialText, statisticsResults } from './reveal-text.ts'
import { getVoters, progressText, type Table, type TableActs } from './table.ts'

type TeamStageProps = {
  readonly table: Table
  readonly acts: TableActs
  readonly found: Statistics
  readonly canReveal: boolean
  readonly onClose: () => void
}

/** The present story for a whole room to see: who has voted, then all cards and the estimate. Escape leaves. */
export default function TeamStage({ table, acts, found, canReveal, onClose }: TeamStageProps) {
  const { stories, currentId, isRevealed, canLead, code = '' } = table
  const story = stories.find(({ id }) => id === currentId)
  const voters = getVoters(table)
  // Latecomers join from this screen.
  const isAwaited =
    code !== '' && !isRevealed && (voters.length === 0 || voters.some(({ hasVoted }) => !hasVoted))
  const next = neighbor(table, 1)
  const actions = canLead && (
    <>
      {!isRevealed && (
        <Button kind="go" isSoftDisabled={!canReveal} onClick={acts.reveal}>
          Reveal Votes
        </Button>
      )}
      <Button isSoftDisabled={!next} onClick={() => next && acts.selectStory(next.id)}>
        Next Story
      </Button>
    </>
  )
  const heading = (
    <h2
      dir="auto"
      className="line-clamp-3 font-bold font-display text-[clamp(24px,5.5vmin,60px)] leading-[1.05] [overflow-wrap:anywhere]"
    >
      {story?.title ?? 'Estimate'}
    </h2>
  )
  return (
    <FullScreen label="Votes on the big screen" heading={heading} actions={actions} onClose={onClose}>
      <div className="grid flex-1 grid-cols-1 content-center items-center gap-[5vmin] lg:grid-cols-[fit-content(36%)_minmax(0,1fr)_auto]">
        {isRevealed ? (
          <Estimate
            estimate={story?.finalEstimate || '—'}
            isConsensus={found.isConsensus}
            progress={partialText(table)}
          />
        ) : (
          <p className="font-bold font-display text-[clamp(30px,9vmin,96px)] leading-none tabular-nums">
            {progressText(table)}
          </p>
        )}
        <PlayedCards table={table} isLarge />
        {isAwaited && <Invitation code={codeText(code)} />}
      </div>
      <dl className={`flex flex-wrap gap-x-[5vmin] gap-y-2 ${isRevealed ? '' : 'invisible'}`}>
        {statisticsResults(found).map(({ label, text }) => (
          <div key={label} className="text-[clamp(18px,3.6vmin,40px)] leading-tight">
            <dt className="inline text-ink-soft">{label} </dt>
            <dd className="inline whitespace-nowrap font-semibold tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </FullScreen>
  )
}

/** The way into the room: for phones to scan, and for those who type. */
function Invitation({ code }: { readonly code: string }) {
  const link = location.origin + location.pathname
  return (
    <div className="flex flex-col items-center gap-2 text-center">
      <QrImage url={link} label={`QR code for ${link}`} />
      <p translate="no" className="font-mono font-semibold text-3xl">
        {code}
      </p>
    </div>
  )
}

type EstimateProps = {
  readonly estimate: string
  readonly isConsensus: boolean
  /** Number of votes; empty once all have voted. */
  readonly progress: string
}

function Estimate({ estimate, isConsensus, progress }: EstimateProps) {
  return (
    <div
      className={`self-stretch rounded-card p-[4vmin] ${progress ? 'bg-sunken' : 'bg-good-soft text-good'}`}
    >
      <p className="font-semibold text-[clamp(18px,3.6vmin,40px)]">
        {isConsensus && !progress ? 'Everyone agrees' : 'Final estimate'}
      </p>
      <p
        translate="no"
        className="font-bold font-display text-[clamp(48px,64vmin/max(var(--characters),2),320px)] tabular-nums leading-none [overflow-wrap:anywhere]"
        style={figureSize(estimate)}
      >
        {estimate}
      </p>
      {progress && <p className="text-[clamp(18px,3.6vmin,40px)]">{progress}</p>}
    </div>
  )
}
