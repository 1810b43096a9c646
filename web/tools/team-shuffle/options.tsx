import { CheckField, RadioGroup, SelectField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import type { ShuffleState } from './shuffle-state.ts'
import { changeShuffle } from './use-shuffle-store.ts'

const DIVIDE = { size: 'By team size', count: 'By number of teams' } as const
const BRACKETS = [
  { value: 'consecutive', label: 'Teams in order: A – B, C – D' },
  { value: 'seeded', label: 'Standard bracket, the first team is the strongest' },
] as const

type OptionsProps = {
  readonly state: ShuffleState
  /** Whether the players travel in a link. */
  readonly sharesNames: boolean
  readonly onShareNames: (sharesNames: boolean) => void
}

/** How teams are made and matches are drawn, beyond the size of a team. */
export function Options({ state, sharesNames, onShareNames }: OptionsProps) {
  const { divideBy, teamCount, isBalanced, kind } = state
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      <RadioGroup
        label="Make teams"
        value={DIVIDE[divideBy]}
        options={Object.values(DIVIDE)}
        onChange={(chosen) => changeShuffle({ divideBy: chosen === DIVIDE.count ? 'count' : 'size' })}
      />
      {divideBy === 'count' ? (
        <NumberField
          label="Number of teams"
          value={teamCount}
          min={1}
          max={500}
          onChange={(teamCount) => changeShuffle({ teamCount })}
          hint="Sizes differ by one player at most."
        />
      ) : (
        <CheckField
          label="Balance sizes: 7 by 3 are 3, 2, 2"
          isChecked={isBalanced}
          onChange={(isBalanced) => changeShuffle({ isBalanced })}
        />
      )}
      <SelectField
        label="Bracket"
        value={kind}
        options={BRACKETS}
        onChange={(kind) => changeShuffle({ kind })}
        hint="For the next teams that are made."
      />
      <CheckField
        label="Put the players’ names into the link"
        isChecked={sharesNames}
        onChange={onShareNames}
      />
    </div>
  )
}
