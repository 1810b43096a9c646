import type { Decimal } from '#lib/numbers/decimal.ts'
import { readBounded } from '#lib/numbers/read-bounded.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Card, Result } from '#web/ui/result.tsx'
import type { GradeState } from './grade-state.ts'
import { finalText, NONE, percentText } from './grade-text.ts'

type FinalTabProps = {
  readonly state: GradeState
  readonly average: Decimal | undefined
  readonly locale: string
  readonly onChange: (fields: Partial<GradeState>) => void
}

/** Shows the final exam score needed for a goal. */
export function FinalTab({ state, average, locale, onChange }: FinalTabProps) {
  const goal = readBounded(state.goal, { min: '0', max: '1000' })
  const weight = readBounded(state.finalWeight, { above: '0', max: '100' })
  const typed = state.soFar.trim() === '' ? undefined : readBounded(state.soFar, { min: '0', max: '1000' })
  const soFar = typed ? (typed.hint === undefined ? typed.value : undefined) : average
  const isReady = soFar && goal.hint === undefined && weight.hint === undefined
  const needed = isReady ? finalText(soFar, goal.value, weight.value.div(100n), locale) : NONE
  return (
    <Card className="max-w-xl">
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <NumberField
          label="Your grade so far (%)"
          value={state.soFar}
          onChange={(next) => onChange({ soFar: next })}
          hint="Leave blank for that of the grades"
          error={typed?.hint}
        />
        <Result label="Grade so far">{percentText(soFar, locale)}</Result>
        <NumberField
          label="Goal (%)"
          value={state.goal}
          onChange={(next) => onChange({ goal: next })}
          error={goal.hint}
        />
        <NumberField
          label="Final counts (%)"
          value={state.finalWeight}
          onChange={(next) => onChange({ finalWeight: next })}
          error={weight.hint}
        />
        <Result label="Needed on the final">{needed}</Result>
      </div>
      {!soFar && !typed?.hint && (
        <p className="mt-4 text-ink-soft">Type your grade so far, or add your grades on the first tab.</p>
      )}
      <Announcer text={isReady ? `Needed on the final: ${needed}` : ''} />
    </Card>
  )
}
