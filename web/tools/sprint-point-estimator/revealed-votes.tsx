import { useState } from 'react'
import { neighbor } from '#lib/estimation/overview.ts'
import type { Round } from '#lib/estimation/session.ts'
import type { Statistics } from '#lib/estimation/statistics.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { getLines } from '#lib/result/named-result.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { figureSize, Result } from '#web/ui/result.tsx'
import { PlayedCards } from './played-cards.tsx'
import { endsText, meanText, nearestText, partialText, statisticsResults } from './reveal-text.ts'
import { namesText, type Table, type TableActs } from './table.ts'

type RevealedVotesProps = { readonly table: Table; readonly acts: TableActs; readonly found: Statistics }

type VotesPartProps = RevealedVotesProps & {
  /** The part above the deck with estimate and cards, the main action after it, or the part below the deck. */
  readonly part: 'cards' | 'next' | 'summary'
  readonly onAddStory?: () => void
}

/** Results of the votes: the current ones, and earlier rounds. */
export default function VotesPart({ part, table, acts, found, onAddStory }: VotesPartProps) {
  const { isRevealed, rounds, stories, currentId } = table
  if (part === 'cards')
    return (
      <>
        <FinalEstimate
          estimate={stories.find(({ id }) => id === currentId)?.finalEstimate ?? ''}
          found={found}
          progress={partialText(table)}
          {...(table.canLead && { onUse: (label) => acts.setEstimate(currentId, label) })}
        />
        <PlayedCards table={table} />
      </>
    )
  if (part === 'next') return <NextStep table={table} acts={acts} onAddStory={onAddStory} />
  return (
    <>
      {isRevealed && <RevealedVotes table={table} acts={acts} found={found} />}
      {rounds.length > 0 && <RoundsFold rounds={rounds} />}
    </>
  )
}

type NextStepProps = {
  readonly table: Table
  readonly acts: TableActs
  readonly onAddStory: (() => void) | undefined
}

/** The main action once votes are revealed: the next story, or to add one. */
function NextStep({ table, acts, onAddStory }: NextStepProps) {
  const next = neighbor(table, 1)
  if (next)
    return (
      <Button kind="go" onClick={() => acts.selectStory(next.id)}>
        Next Story
      </Button>
    )
  return (
    <Button kind="go" onClick={onAddStory}>
      Add a story
    </Button>
  )
}

type FinalEstimateProps = {
  readonly estimate: string
  readonly found: Statistics
  /** Number of votes; empty once all have voted. */
  readonly progress: string
  /** Sets the estimate; of the facilitator. */
  readonly onUse?: (label: string) => void
}

/** Final estimate as the largest result of the card. */
function FinalEstimate({ estimate, found, progress, onUse }: FinalEstimateProps) {
  const others = (found.between ?? []).filter(({ label }) => label !== estimate)
  const nearest = nearestText(found)
  const text = estimate || '—'
  return (
    <div
      className={`-order-2 flex flex-wrap items-end justify-between gap-3 rounded-control px-4 py-3 ${progress ? 'bg-sunken' : 'bg-good-soft text-good'}`}
    >
      <div className="min-w-0">
        <p aria-hidden className="font-semibold">
          Final estimate
        </p>
        <output
          translate="no"
          aria-label="Final estimate"
          aria-live="off"
          className="figure figure-huge block [overflow-wrap:anywhere]"
          style={figureSize(text)}
        >
          {text}
        </output>
      </div>
      {progress && <p className="mr-auto">{progress}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {nearest !== '' && <p>{nearest}</p>}
        {onUse &&
          others.map(({ label }) => (
            <Button key={label} size="small" onClick={() => onUse(label)}>
              Use {label}
            </Button>
          ))}
      </div>
      {found.isConsensus && !progress && (
        <p className="font-semibold text-xl transition duration-500 starting:scale-50 starting:opacity-0">
          Everyone agrees
        </p>
      )}
    </div>
  )
}

/** Summary of the votes: mean and spread, histogram, players at the extremes, and a suggestion. */
function RevealedVotes({ table, acts, found }: RevealedVotesProps) {
  const { shown, canLead, currentId } = table
  const results = statisticsResults(found)
  const ends = endsText(found, shown)
  return (
    <section aria-label="Votes" className="flex flex-col gap-4 border-line border-t pt-4">
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        {results.map(({ label, text }) => (
          <Result key={label} label={label}>
            {text}
          </Result>
        ))}
      </div>
      <Histogram shown={shown} histogram={found.histogram} />
      {ends !== '' && <p className="text-sm [overflow-wrap:anywhere]">{ends}</p>}
      {found.between && <p className="text-sm">{meanText(found)}</p>}
      <div className="flex flex-wrap items-end justify-between gap-3">
        {canLead && <EstimateByHand onSet={(typed) => acts.setEstimate(currentId, typed)} />}
        <CopyButton text={getLines(results)} label="Copy results" />
      </div>
    </section>
  )
}

type HistogramProps = {
  readonly shown: Round['votes']
  readonly histogram: readonly { readonly label: string; readonly count: number }[]
}

function Histogram({ shown, histogram }: HistogramProps) {
  const max = Math.max(...histogram.map(({ count }) => count))
  return (
    <ul aria-label="Votes by card" className="flex flex-col gap-2">
      {histogram.map(({ label, count }) => (
        <li key={label} className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-3 text-sm">
          <span className="text-right font-semibold tabular-nums">{label}</span>
          <span className="min-w-0">
            <span className="flex items-center gap-2">
              <span
                aria-hidden
                className="h-4 rounded-sm bg-accent"
                style={{ width: `${(70 * count) / max}%` }}
              />
              <span className="shrink-0 tabular-nums">{pluralize(count, 'vote')}</span>
            </span>
            <span dir="auto" translate="no" className="block text-ink-soft [overflow-wrap:anywhere]">
              {namesText(shown.filter(({ card }) => card === label).map(({ name }) => name))}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function EstimateByHand({ onSet }: { readonly onSet: (typed: string) => void }) {
  const [typed, setTyped] = useState('')
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onSet(typed)
        setTyped('')
      }}
    >
      <TextField
        label="Estimate by hand"
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        className="max-w-32"
      />
      <Button type="submit" isSoftDisabled={typed.trim() === ''}>
        Set
      </Button>
    </form>
  )
}

/** The rounds before this one, the latest first. */
export function RoundsFold({ rounds }: { readonly rounds: readonly Round[] }) {
  return (
    <details className="text-sm">
      <summary className="w-fit rounded-control text-ink-soft underline underline-offset-4">
        Earlier rounds ({rounds.length})
      </summary>
      <ol aria-label="Earlier rounds" className="mt-2 flex flex-col gap-2">
        {rounds
          .map(({ votes, estimate }, index) => ({ number: index + 1, votes, estimate }))
          .reverse()
          .map(({ number, votes, estimate }) => (
            <li key={number} className="rounded-control bg-sunken px-3 py-2 [overflow-wrap:anywhere]">
              <span className="font-semibold">
                Round {number}: {estimate || 'no estimate'}
              </span>{' '}
              <span dir="auto" translate="no" className="text-ink-soft">
                {votes.map(({ name, card }) => `${name} ${card}`).join(', ')}
              </span>
            </li>
          ))}
      </ol>
    </details>
  )
}
