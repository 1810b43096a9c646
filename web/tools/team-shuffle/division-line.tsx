import { pluralize } from '#lib/numbers/pluralize.ts'
import { CheckField, SelectField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import type { ShuffleState } from './shuffle-state.ts'
import { TEAM_SIZES } from './teams.ts'
import { changeShuffle } from './use-shuffle-store.ts'

const UNITS = [
  { value: 'size', label: 'players per team' },
  { value: 'count', label: 'teams' },
] as const

/** "Make 4 teams" or "Make 3 players per team", and what becomes of players who are left over. */
export default function DivisionLine({ state }: { readonly state: ShuffleState }) {
  const { players, divideBy, teamSize, teamCount, isBalanced } = state
  const left = divideBy === 'size' && players.length > 1 ? players.length % Number(teamSize) : 0
  return (
    <>
      <div className="flex items-center gap-2 *:shrink-0 [&>:nth-child(2)]:w-20 [&>:nth-child(3)]:min-w-0 [&>:nth-child(3)]:flex-1 [&_label]:sr-only">
        <span aria-hidden className="font-medium text-sm">
          Make
        </span>
        {divideBy === 'count' ? (
          <NumberField
            label="Number of teams"
            value={teamCount}
            min={1}
            max={500}
            onChange={(teamCount) => changeShuffle({ teamCount })}
          />
        ) : (
          <SelectField
            label="Team size"
            value={teamSize}
            options={TEAM_SIZES}
            onChange={(teamSize) => changeShuffle({ teamSize })}
          />
        )}
        <SelectField
          label="Count in"
          value={divideBy}
          options={UNITS}
          onChange={(divideBy) => changeShuffle(keepNumber(state, divideBy))}
        />
      </div>
      {(left > 0 || isBalanced) && divideBy === 'size' && (
        <CheckField
          label={
            left > 0
              ? `${pluralize(left, 'player')} ${left === 1 ? 'is' : 'are'} left over: balance sizes`
              : 'Balance sizes'
          }
          isChecked={isBalanced}
          onChange={(isBalanced) => changeShuffle({ isBalanced })}
        />
      )}
    </>
  )
}

/** Changes the unit; the number stays, if the other unit has it. */
function keepNumber(
  { teamSize, teamCount }: ShuffleState,
  divideBy: ShuffleState['divideBy'],
): Partial<ShuffleState> {
  if (divideBy === 'count') return { divideBy, teamCount: teamSize }
  const size = TEAM_SIZES.find((choice) => choice === teamCount)
  return { divideBy, ...(size && { teamSize: size }) }
}
