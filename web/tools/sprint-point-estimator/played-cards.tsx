import type { CSSProperties } from 'react'
import { getVoters, type Table } from './table.ts'

type PlayedCardsProps = {
  readonly table: Table
  /** On a screen that is read across a room. */
  readonly isLarge?: boolean
}

/** Card of one member; a card without a value is face down. */
type Played = { readonly name: string; readonly card: string; readonly hasVoted: boolean }

/** Cards of a single row on a big screen, and the most that are shown large, in two rows. */
const ROW = 6
const MANY_CARDS = 8

/** Renders the cards of the team: face down, then turned over with the names of who played them. */
export function PlayedCards({ table, isLarge = false }: PlayedCardsProps) {
  const { isRevealed, shown, stories, currentId } = table
  const estimate = stories.find(({ id }) => id === currentId)?.finalEstimate
  const cards: readonly Played[] = isRevealed
    ? shown.map((vote) => ({ ...vote, hasVoted: true }))
    : getVoters(table).map(({ name, hasVoted }) => ({ name, hasVoted, card: '' }))
  const list = (
    <ul
      aria-label="Cards"
      className={`flex flex-wrap ${isLarge ? 'gap-[2.5vmin]' : 'gap-2.5'}`}
      style={{ '--card': largeWidth(cards.length) } as CSSProperties}
    >
      {cards.map(({ name, card, hasVoted }, index) => (
        <li
          // Another key turns the card over. Two people can have one name.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={`${index} ${isRevealed}`}
          className={`text-center ${isLarge ? 'w-(--card) text-[calc(var(--card)*0.58)]' : 'w-18 text-[40px] sm:w-22 sm:text-[52px]'} ${isRevealed ? 'transition duration-300 starting:[transform:rotateY(90deg)]' : ''}`}
        >
          <span
            className={`grid aspect-3/4 place-items-center rounded-[0.15em] border-2 font-bold font-display text-[1em] tabular-nums leading-none ${lookOf(card, hasVoted, estimate)}`}
            style={{ fontSize: card.length > 2 ? `${2.4 / card.length}em` : undefined }}
          >
            {card || <span className="sr-only">{hasVoted ? 'Voted' : 'Not voted yet'}</span>}
          </span>
          <span
            dir="auto"
            translate="no"
            className={`mt-1 block font-medium leading-tight [overflow-wrap:anywhere] ${isLarge ? 'text-[clamp(18px,min(3.2vmin,var(--card)*0.17),36px)]' : 'text-sm'}`}
          >
            {name}
          </span>
        </li>
      ))}
    </ul>
  )
  // The cards of a big screen are as wide as its row allows.
  return isLarge ? <div className="[container-type:inline-size]">{list}</div> : list
}

/** Width of a card on a big screen; on a phone, as many to a row as fit. */
function largeWidth(count: number): string {
  if (count > MANY_CARDS) return '13vmin'
  const perRow = count > ROW ? Math.ceil(count / 2) : count
  return `min(22vmin, max(96px, (100cqi - ${(perRow - 1) * 2.5}vmin) / ${perRow}))`
}

function lookOf(card: string, hasVoted: boolean, estimate: string | undefined): string {
  if (card === '') return hasVoted ? 'border-accent bg-accent' : 'border-line-strong border-dashed'
  if (card === estimate) return 'border-accent bg-accent text-accent-ink'
  return 'border-line-strong bg-surface shadow-lift'
}
