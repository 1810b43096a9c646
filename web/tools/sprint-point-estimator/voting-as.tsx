import { SelectField } from '#web/ui/field.tsx'
import { type LocalState, voterOf } from './local-state.ts'
import { voteAs } from './use-local-table.ts'

/** Whose turn it is at this device: it goes from hand to hand. */
export function VotingAs({ state }: { readonly state: LocalState }) {
  const voters = state.members.filter(({ isSpectator }) => !isSpectator)
  return (
    <div className="max-w-72">
      <SelectField
        label="Voting as"
        value={voterOf(state)?.id ?? ''}
        options={voters.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={voteAs}
      />
    </div>
  )
}
