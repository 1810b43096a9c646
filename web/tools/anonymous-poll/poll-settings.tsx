import { CheckField, SelectField, TextField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { NetworkLimitField } from './network-limit-field.tsx'
import type { PollForm } from './poll-form.ts'

const RESULT_TIMES = [
  { value: 'always', label: 'Always' },
  { value: 'after-vote', label: 'After voting' },
  { value: 'after-close', label: 'After the poll is closed' },
] as const

type PollSettingsProps = {
  readonly form: PollForm
  readonly onChange: (change: Partial<PollForm>) => void
}

export default function PollSettings({ form, onChange }: PollSettingsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {form.kind === 'multiple' && (
          <NumberField
            label="Most options per vote"
            value={form.mostChoices}
            min={1}
            onChange={(mostChoices) => onChange({ mostChoices })}
            hint="Leave blank for any number"
          />
        )}
        <SelectField
          label="Results are shown"
          value={form.results}
          options={RESULT_TIMES}
          onChange={(results) => onChange({ results })}
          hint={form.results === 'after-close' ? 'To you, too.' : undefined}
        />
        <TextField
          label="Closes at"
          type="datetime-local"
          value={form.closesAt}
          onChange={(closesAt) => onChange({ closesAt })}
          hint="Leave blank to close it yourself"
        />
        <NetworkLimitField
          limit={form.votersPerNetwork}
          onChange={(votersPerNetwork) => onChange({ votersPerNetwork })}
        />
      </div>
      <div>
        <CheckField
          label="Shuffle options for each voter"
          isChecked={form.isShuffled}
          onChange={(isShuffled) => onChange({ isShuffled })}
        />
        <CheckField
          label="Votes can be changed until the poll is closed"
          isChecked={form.canChange}
          onChange={(canChange) => onChange({ canChange })}
        />
        {form.kind !== 'ranked' && (
          <CheckField
            label="Let voters write an answer of their own"
            isChecked={form.canWrite}
            onChange={(canWrite) => onChange({ canWrite })}
          />
        )}
        {form.kind !== 'ranked' && form.canWrite && (
          <p className="pl-6.5 text-ink-soft text-sm">Only you read it until you show it to all.</p>
        )}
      </div>
    </>
  )
}
