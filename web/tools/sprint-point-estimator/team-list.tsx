import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/result.tsx'
import { avatarColor, getInitial } from './avatar.ts'
import type { Seat, Table } from './table.ts'

type TeamListProps = {
  readonly table: Table
  /** Above the list: a form for newcomers, an invitation. */
  readonly children?: ReactNode
  /** At a row's end: what can be done with this person. */
  readonly actionsOf?: (seat: Seat) => ReactNode
}

/** Participants, and whether they have voted; the votes remain hidden until the reveal. */
export function TeamList({ table, children, actionsOf }: TeamListProps) {
  return (
    <Card title="Team Members">
      {children}
      <ul aria-label="Team Members" className="relative mt-3 max-h-112 divide-y divide-line overflow-y-auto">
        {table.seats.map((seat) => (
          <li key={seat.id} className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <span
              aria-hidden
              className={`grid size-8 shrink-0 place-items-center rounded-full font-semibold text-sm ${seat.isPresent ? '' : 'opacity-50'}`}
              style={{ background: avatarColor(seat.id), color: '#fff' }}
            >
              {getInitial(seat.name)}
            </span>
            <span className="min-w-0 flex-1">
              <span dir="auto" translate="no" className="font-medium [overflow-wrap:anywhere]">
                {seat.name}
              </span>
              <SeatStatus seat={seat} />
            </span>
            {!seat.isSpectator && <SeatVote seat={seat} isRevealed={table.isRevealed} />}
            {actionsOf?.(seat)}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function SeatStatus({ seat: { isFacilitator, isSpectator, isPresent } }: { readonly seat: Seat }) {
  const labels = [isFacilitator && 'Facilitator', isSpectator && 'Spectator', !isPresent && 'Away'].filter(
    (remark) => remark !== false,
  )
  return labels.length > 0 && <span className="block text-ink-soft text-xs">{labels.join(', ')}</span>
}

/** Shows the card if visible, `?` if hidden, a dash without a vote. */
function SeatVote({
  seat: { card, hasVoted },
  isRevealed,
}: {
  readonly seat: Seat
  readonly isRevealed: boolean
}) {
  const id = useId()
  const [sign, words] = card
    ? [card, `Voted ${card}`]
    : hasVoted
      ? ['?', 'Has voted']
      : ['–', isRevealed ? 'Did not vote' : 'Has not voted yet']
  return (
    <>
      <span
        aria-hidden
        className={`grid h-8 min-w-8 place-items-center rounded-control border px-1.5 font-semibold text-sm tabular-nums ${
          hasVoted ? 'border-accent bg-accent-soft text-accent' : 'border-line text-ink-soft'
        }`}
      >
        {sign}
      </span>
      <span id={id} className="sr-only">
        {words}
      </span>
    </>
  )
}
