import { memo, useMemo } from 'react'
import { Button } from '#web/ui/button.tsx'
import Check from '~icons/lucide/check'
import { drawBracket, roundTitle } from './bracket.ts'
import { bracketLines } from './bracket-lines.ts'
import { type Match, setWinner, type Tournament, undoResult } from './tournament.ts'
import { changeTournament } from './use-shuffle-store.ts'

type RoundsProps = {
  readonly rounds: readonly (readonly Match[])[]
  readonly tournament: Tournament
  readonly isFull: boolean
}

/** Every round with its matches: stacked on a phone, side by side on wide screens. */
export function Rounds({ rounds, tournament, isFull }: RoundsProps) {
  const max = Math.max(...rounds.map((round) => round.length))
  const { teams, kind } = tournament
  const lines = useMemo(() => bracketLines(drawBracket(teams.length, kind)), [teams.length, kind])
  return (
    <section
      aria-label="Rounds"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className={`flex min-h-0 gap-x-[2em] gap-y-[1em] ${isFull ? 'flex-1 flex-row font-display' : 'flex-col overflow-x-auto pr-0.5 pb-2 sm:flex-row print:flex-col'}`}
      // So large that the longest round just fills a screen of any size.
      {...(isFull && {
        style: {
          fontSize: `clamp(11px, min(${91 / (3.6 * max + 4)}vh, ${100 / (15 * rounds.length)}vw), 4vmin)`,
        },
      })}
    >
      {rounds.map((matches, index) => (
        <section
          // A round has no identity but its place.
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds never change places
          key={index}
          className={`flex min-w-0 flex-1 flex-col ${isFull ? '' : 'sm:min-w-52'}`}
          aria-current={index + 1 === tournament.round ? 'step' : undefined}
        >
          {/* One line in every round: the matches below, and so the lines between them, begin at one height. */}
          <h3
            className={`mb-[.6em] truncate font-semibold ${isFull ? 'font-display text-[.95em]' : 'text-sm'} ${index + 1 === tournament.round ? 'text-accent' : 'text-ink-soft'}`}
          >
            {roundTitle(rounds.length, index + 1)}
          </h3>
          <div className="relative flex flex-1">
            <Lines
              lines={lines[index] ?? []}
              from={rounds[index - 1]?.length ?? 0}
              to={matches.length}
              isFull={isFull}
            />
            <ol className="grid min-w-0 flex-1 auto-rows-fr items-center">
              {matches.map((match, place) => (
                <MatchItem
                  key={match.number ?? `bye-${place}`}
                  match={match}
                  isPlayed={match.round === tournament.round}
                  isFull={isFull}
                />
              ))}
            </ol>
          </div>
        </section>
      ))}
    </section>
  )
}

type LinesProps = {
  readonly lines: ReturnType<typeof bracketLines>[number]
  /** Number of matches in the round before, and in this one: their distances are equal. */
  readonly from: number
  readonly to: number
  readonly isFull: boolean
}

/** Lines from the matches of the round before, in the gap between the columns. */
function Lines({ lines, from, to, isFull }: LinesProps) {
  if (lines.length === 0) return null
  const path = lines.map((line) => {
    const start = (line.from + 0.5) / from
    const end = (line.to + 0.5) / to
    return `M0 ${start}H.5V${end}H1`
  })
  return (
    <svg
      aria-hidden
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      className={`pointer-events-none absolute right-full h-full w-[2em] print:hidden ${isFull ? '' : 'max-sm:hidden'}`}
    >
      <path
        d={path.join('')}
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth={isFull ? 2 : 1}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

type MatchItemProps = {
  readonly match: Match
  /** Whether it belongs to the round that is played. */
  readonly isPlayed: boolean
  readonly isFull: boolean
}

/** One of up to a thousand matches; renders only if its own data changes. */
const MatchItem = memo(function MatchItem({ match, isPlayed, isFull }: MatchItemProps) {
  const { number, sides } = match
  const frame = `rounded-control border border-line-strong bg-ground ${isFull ? 'my-[.22em] px-[.4em] py-[.25em]' : 'my-1 p-2.5 text-sm'}`
  if (number === undefined)
    return (
      <li className={`${frame} border-dashed text-ink-soft`}>
        <bdi translate="no">{sides[0]?.label}</bdi> — Bye
      </li>
    )
  return (
    <li
      className={frame}
      style={isFull ? undefined : { contentVisibility: 'auto', containIntrinsicSize: 'auto 96px' }}
    >
      {!isFull && (
        <div className="mb-1 flex min-h-8 items-center justify-between gap-2 text-ink-soft text-xs">
          Match {number}
          {match.canUndo && (
            <Button
              size="small"
              kind="quiet"
              data-print="no"
              aria-label={`Undo result of match ${number}`}
              onClick={() => changeTournament((now) => undoResult(now, number))}
            >
              Undo result
            </Button>
          )}
        </div>
      )}
      {sides.map((_, side) => (
        <SideLine
          key={side === 0 ? 'one' : 'other'}
          match={match}
          side={side === 0 ? 0 : 1}
          isPlayed={isPlayed}
          isFull={isFull}
        />
      ))}
    </li>
  )
}, isSameItem)

function isSameItem(one: MatchItemProps, other: MatchItemProps): boolean {
  return (
    one.isFull === other.isFull &&
    one.isPlayed === other.isPlayed &&
    one.match.winner === other.match.winner &&
    one.match.canUndo === other.match.canUndo &&
    one.match.number === other.match.number &&
    one.match.sides.every(({ team, label }, side) => {
      const next = other.match.sides[side]
      return label === next?.label && team?.id === next.team?.id
    })
  )
}

type SideLineProps = MatchItemProps & { readonly side: 0 | 1 }

function SideLine({ match, side, isPlayed, isFull }: SideLineProps) {
  const { number, sides, winner } = match
  const { team, label } = sides[side] ?? { team: undefined, label: '' }
  const isWinner = winner === side
  const canWin = team !== undefined && isPlayed
  return (
    <div className={`flex items-center gap-[.5em] ${isFull ? 'leading-[1.25]' : 'my-2 min-h-11'}`}>
      <span
        dir="auto"
        translate="no"
        className={`min-w-0 flex-1 ${isFull ? 'truncate' : '[overflow-wrap:anywhere]'} ${isWinner ? 'font-semibold text-good' : team && winner === undefined ? '' : 'text-ink-soft'}`}
      >
        {label}
      </span>
      {isWinner && (
        <span className="flex items-center gap-1 text-[.85em] text-good">
          <Check size="1em" aria-hidden /> Winner
        </span>
      )}
      {!isFull && canWin && number !== undefined && (
        <Button
          size="small"
          data-print="no"
          aria-label={`${label} wins match ${number}`}
          disabled={winner !== undefined}
          onClick={() => changeTournament((now) => setWinner(now, number, side))}
        >
          Wins
        </Button>
      )}
    </div>
  )
}
