import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { getCards, UNCOUNTED } from '#lib/estimation/decks.ts'
import { neighbor } from '#lib/estimation/overview.ts'
import { getStatistics } from '#lib/estimation/statistics.ts'
import { announce } from '#web/ui/announce.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Result } from '#web/ui/result.tsx'
import { getVoters, progressText, type Table, type TableActs } from './table.ts'
import { useTableKeys } from './use-table-keys.ts'

const TimerClock = lazy(() => import('./timer-clock.tsx'))
const loadVotes = () => import('./revealed-votes.tsx')
const VotesPart = lazy(loadVotes)
const TeamStage = lazy(() => import('./team-stage.tsx'))

type StoryCardProps = {
  readonly table: Table
  readonly acts: TableActs
  readonly aboveCards?: ReactNode
  /** Leads to the field of the backlog. */
  readonly onAddStory?: () => void
}

/** Renders the present story, the voting cards, and the result. */
export function StoryCard({ table, acts, aboveCards, onAddStory }: StoryCardProps) {
  const { stories, currentId, isRevealed, canLead, needsStory, seats } = table
  const at = stories.findIndex(({ id }) => id === currentId)
  const story = stories[at]
  const hasNext = at + 1 < stories.length
  const mine = seats.find(({ isMe }) => isMe)
  const canVote = !(needsStory && !story) && !isRevealed && mine !== undefined && !mine.isSpectator
  const hasVotes = seats.some(({ hasVoted }) => hasVoted)
  const canReveal = canLead && !isRevealed && hasVotes
  // They are there when the votes are shown, whatever has become of the network by then.
  useEffect(() => void (hasVotes && loadVotes().catch(() => {})), [hasVotes])
  useTableKeys(table, acts, { canVote, canReveal })
  const [isOnStage, setOnStage] = useState(false)
  const found = getStatistics(
    table.deck,
    table.shown.map(({ card }) => card),
  )
  const reset = () => {
    acts.resetVoting()
    announce('Votes cleared')
  }
  const go = (places: number) => {
    const next = neighbor(table, places)
    if (next) acts.selectStory(next.id)
  }
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto text-ink-soft text-sm tabular-nums">
          {story ? `Story ${at + 1} of ${stories.length}` : 'No story yet'}
        </p>
        {table.timerEndsAt > 0 && (
          <Suspense>
            <TimerClock endsAt={table.timerEndsAt} />
          </Suspense>
        )}
        {canLead && (
          <>
            <Button
              {...neighborLook(stories.length)}
              isSoftDisabled={stories.length > 1 && at <= 0}
              onClick={() => go(-1)}
            >
              Previous Story
            </Button>
            {!(isRevealed && hasNext) && (
              <Button
                {...neighborLook(stories.length)}
                isSoftDisabled={stories.length > 1 && !hasNext}
                onClick={() => go(1)}
              >
                Next Story
              </Button>
            )}
          </>
        )}
      </div>
      <div className="mt-2 flex items-start gap-2">
        <h2 dir="auto" className="min-w-0 flex-1 font-semibold text-xl [overflow-wrap:anywhere]">
          {story?.title ?? wordsForNone(table)}
        </h2>
        <Button
          size="small"
          kind="quiet"
          className={canLead ? '' : 'max-sm:hidden'}
          onClick={() => setOnStage(true)}
        >
          Big screen
        </Button>
      </div>
      {story && story.description !== '' && (
        <p dir="auto" className="mt-1 whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">
          {story.description}
        </p>
      )}
      <div className="mt-4 flex flex-col gap-4">
        {isRevealed && (
          <Suspense>
            <VotesPart part="cards" table={table} acts={acts} found={found} />
          </Suspense>
        )}
        {/* After the reveal the figures follow the cards at once; what the next vote needs comes below. */}
        {aboveCards && <div className={isRevealed ? 'order-last' : ''}>{aboveCards}</div>}
        <VoteCards table={table} canVote={canVote} onVote={acts.castVote} />
        <VotingProgress table={table} />
        <div
          className={`flex flex-wrap items-end gap-x-6 gap-y-3 empty:hidden ${isRevealed ? '-order-1' : ''}`}
        >
          {canLead && (
            <div className="flex flex-wrap gap-2">
              {isRevealed && (
                <Suspense>
                  <VotesPart
                    part="next"
                    table={table}
                    acts={acts}
                    found={found}
                    {...(onAddStory && { onAddStory })}
                  />
                </Suspense>
              )}
              {/* Out of sight once votes are revealed, unless a key has just done that: it keeps the focus. */}
              <Button
                kind="go"
                className={isRevealed ? 'not-focus-visible:sr-only' : ''}
                tabIndex={isRevealed ? -1 : 0}
                isSoftDisabled={!canReveal}
                onClick={acts.reveal}
              >
                Reveal Votes
              </Button>
              <Button disabled={!story} onClick={reset}>
                Reset Voting
              </Button>
            </div>
          )}
          {/* Before the first estimate it is only for those who hear the page. */}
          {!isRevealed && (
            <div className={story?.finalEstimate ? '' : 'sr-only'}>
              <Result label="Final estimate">{story?.finalEstimate || '—'}</Result>
            </div>
          )}
        </div>
        <Suspense>
          {isOnStage && (
            <TeamStage
              table={table}
              acts={acts}
              found={found}
              canReveal={canReveal}
              onClose={() => setOnStage(false)}
            />
          )}
        </Suspense>
        <Suspense>
          {(isRevealed || table.rounds.length > 0) && (
            <VotesPart part="summary" table={table} acts={acts} found={found} />
          )}
        </Suspense>
      </div>
    </Card>
  )
}

/** The ways between stories are out of sight while there is none, or no other one, to go to. */
function neighborLook(storyCount: number) {
  return storyCount < 2
    ? ({ size: 'small', disabled: true, className: 'sr-only' } as const)
    : ({ size: 'small', className: 'aria-disabled:not-focus-visible:opacity-0' } as const)
}

function wordsForNone({ needsStory, canLead }: Table): string {
  if (needsStory) return 'Add a story to the backlog to vote on it'
  return canLead ? 'Vote now, or add a story first' : 'Vote now, or wait for a story'
}

function VotingProgress({ table }: { readonly table: Table }) {
  const voters = getVoters(table)
  const voted = voters.filter(({ hasVoted }) => hasVoted).length
  return (
    <div className={table.isRevealed ? 'sr-only' : ''}>
      <p aria-hidden className="mb-1 text-ink-soft text-sm tabular-nums">
        {progressText(table)}
      </p>
      <div
        role="progressbar"
        aria-label="Voting progress"
        aria-valuemin={0}
        aria-valuemax={voters.length || 1}
        aria-valuenow={voted}
        aria-valuetext={progressText(table)}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full bg-accent transition-[width]"
          style={{ width: `${(100 * voted) / (voters.length || 1)}%` }}
        />
      </div>
    </div>
  )
}

type VoteCardsProps = {
  readonly table: Table
  readonly canVote: boolean
  readonly onVote: (card: string) => void
}

/** Meaning of the cards that are symbols. */
const TITLES: Readonly<Record<string, string>> = { '?': 'Not sure', '☕': 'Take a break' }

/** Renders the cards of the deck, and the two that every deck has; a second press withdraws a card. */
export function VoteCards({ table, canVote, onVote }: VoteCardsProps) {
  const mine = table.seats.find(({ isMe }) => isMe)?.card ?? ''
  const card = (label: string) => (
    <button
      key={label}
      type="button"
      aria-pressed={label === mine}
      title={TITLES[label]}
      // Not `disabled`, so that a focused card keeps the focus when votes are revealed.
      aria-disabled={!canVote}
      tabIndex={table.isRevealed ? -1 : 0}
      onClick={() => canVote && onVote(label === mine ? '' : label)}
      className={`grid place-items-center rounded-control border-2 font-bold font-display tabular-nums transition aria-disabled:cursor-not-allowed aria-disabled:opacity-55 h-17 text-xl shadow-lift sm:h-22 sm:text-3xl ${
        label === mine
          ? '-translate-y-1 border-accent bg-accent text-accent-ink'
          : 'border-line-strong bg-surface not-aria-disabled:hover:-translate-y-0.5 not-aria-disabled:hover:bg-sunken'
      }`}
    >
      {label}
    </button>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys walk from card to card
    <div
      // Of no use until the next vote, but a card that has the focus keeps it.
      className={table.isRevealed ? 'sr-only' : 'grid grid-cols-6 gap-2'}
      onKeyDown={walk}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of the grid in every browser */}
      <div role="group" aria-label="Vote" className="contents">
        {getCards(table.deck).map(({ label }) => card(label))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="group" aria-label="Cards without points" className="contents">
        {UNCOUNTED.map(card)}
      </div>
    </div>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Moves the focus to the next or the previous card. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (!step || !(event.target instanceof HTMLButtonElement)) return
  const cards = [...event.currentTarget.querySelectorAll('button')]
  event.preventDefault()
  cards[(cards.indexOf(event.target) + step + cards.length) % cards.length]?.focus()
}
