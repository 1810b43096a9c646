import type { CSSProperties } from 'react'
import { teamColor } from './team-colors.ts'
import type { Team } from './teams.ts'

/** The teams, each in its color. */
export function TeamsList({ teams }: { readonly teams: readonly Team[] }) {
  const wordLength = maxWordLength(teams)
  return (
    <ul
      aria-label="Teams"
      className={`grid gap-3 ${
        wordLength > MAX_IN_COLUMN
          ? 'grid-cols-1 sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]'
          : teams.length === 4
            ? 'grid-cols-2 2xl:grid-cols-4'
            : 'grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]'
      }`}
    >
      {teams.map((team) => (
        <TeamItem
          key={team.id}
          team={team}
          isFull={false}
          isOneOfMany={teams.length > MANY_TEAMS}
          wordLength={wordLength}
        />
      ))}
    </ul>
  )
}

/** Letters of a word that fits into one of two columns on a phone. */
const MAX_IN_COLUMN = 12
/** Width of a letter, and the number of letters that fit into a card. */
const LETTER_EM = 0.62
const MAX_IN_CARD = 28

/** Length of the longest word of all names. */
function maxWordLength(teams: readonly Team[]): number {
  const words = teams.flatMap(({ players }) => players.flatMap(({ name }) => name.split(/[\s-]/)))
  return Math.max(...words.map(({ length }) => length))
}

/** From more than this number on, names are smaller, so that most fit into one line. */
const MANY_TEAMS = 6

/** Time between one name that is dealt and the next, and until the last of many. */
const DEAL_MS = { each: 40, most: 600 }

type TeamItemProps = {
  readonly team: Team
  readonly isFull: boolean
  readonly isOneOfMany?: boolean
  /** Letters that are to fit into a line of a card. */
  readonly wordLength?: number
}

/** One team; on a full screen all sizes follow the size of the list. */
export function TeamItem({ team, isFull, isOneOfMany = false, wordLength = 0 }: TeamItemProps) {
  return (
    <li
      className={`min-w-0 border-(--team-color) rounded-control bg-ground ${isFull ? 'border-t-[.25em] px-[.6em] py-[.35em]' : 'border-t-4 px-3 py-2.5'}`}
      style={
        {
          '--team-color': teamColor(team.id),
          ...(!isFull && {
            containerType: 'inline-size',
            contentVisibility: 'auto',
            containIntrinsicSize: 'auto 120px',
          }),
        } as CSSProperties
      }
    >
      <h3
        className={`flex items-baseline gap-1.5 font-bold text-(--team-color) ${isFull ? 'text-[.8em]' : 'text-sm'}`}
      >
        <span dir="auto" translate="no" className="min-w-0 [overflow-wrap:anywhere]">
          {team.name}
        </span>
        {team.isLocked && <span className="shrink-0 font-normal text-ink-soft">(locked)</span>}
      </h3>
      <ul
        className={
          isFull
            ? 'leading-[1.25]'
            : `mt-0.5 grid gap-y-1 leading-tight ${wordLength > MAX_IN_CARD ? 'hyphens-auto' : ''}`
        }
        style={
          isFull
            ? undefined
            : {
                fontSize: `clamp(15px, calc(100cqi / ${Math.max(1, wordLength) * LETTER_EM}), ${isOneOfMany ? 18 : 20}px)`,
              }
        }
      >
        {team.players.map(({ id, name }, place) => (
          <li
            key={id}
            dir="auto"
            translate="no"
            className="text-balance font-semibold transition-[opacity,translate] duration-200 [overflow-wrap:anywhere] starting:-translate-y-1 starting:opacity-0"
            style={{ transitionDelay: `${Math.min(place * DEAL_MS.each, DEAL_MS.most)}ms` }}
          >
            {name}
          </li>
        ))}
      </ul>
    </li>
  )
}
