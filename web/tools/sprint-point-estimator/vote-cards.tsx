import type { KeyboardEvent } from 'react'
import { getCards, UNCOUNTED } from '#lib/estimation/decks.ts'
import type { Table } from './table.ts'

type VoteCardsProps = {
  readonly table: Table
  readonly canVote: boolean
  readonly onVote: (card: string) => void
}

/** The cards of the deck, and the two that every deck has; a second press takes a card back. */
export function VoteCards({ table, canVote, onVote }: VoteCardsProps) {
  const mine = table.seats.find(({ isMe }) => isMe)?.card ?? ''
  const card = (label: string) => (
    <button
      key={label}
      type="button"
      aria-pressed={label === mine}
      // Not `disabled`, so that a focused card keeps the focus when votes are revealed.
      aria-disabled={!canVote}
      onClick={() => canVote && onVote(label === mine ? '' : label)}
      className={`grid h-16 min-w-12 place-items-center rounded-control border-2 px-2 font-semibold text-base tabular-nums transition-[translate,background-color] aria-disabled:cursor-not-allowed aria-disabled:opacity-55 sm:h-20 sm:min-w-14 sm:text-xl ${
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
    <div className="flex flex-wrap gap-x-5 gap-y-2" onKeyDown={walk}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not wrap as a flex box in every browser */}
      <div role="group" aria-label="Vote" className="flex flex-wrap gap-2">
        {getCards(table.deck).map(({ label }) => card(label))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="group" aria-label="Cards without points" className="flex flex-wrap gap-2">
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
