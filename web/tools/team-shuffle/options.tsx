import { CheckField, SelectField } from '#web/ui/field.tsx'
import type { ShuffleState } from './shuffle-state.ts'
import { changeShuffle } from './use-shuffle-store.ts'

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

/** Renders how matches are paired, and the contents of a link. */
export function Options({ state, sharesNames, onShareNames }: OptionsProps) {
  const { kind } = state
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-3 sm:grid-cols-2">
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
