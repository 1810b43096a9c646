import { SelectField } from '#web/ui/field.tsx'
import { type ConverterState, MAX_DIGITS, PRECISIONS } from './converter-state.ts'

type PrecisionFieldsProps = {
  readonly state: ConverterState
  readonly onChange: (state: Partial<ConverterState>) => void
}

const DIGITS = Array.from({ length: MAX_DIGITS + 1 }, (_, digits) => String(digits))

/** How many digits of which kind are shown. */
export function PrecisionFields({ state, onChange }: PrecisionFieldsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <SelectField
        label="Precision"
        value={state.precision}
        options={PRECISIONS}
        onChange={(precision) => onChange({ precision })}
      />
      <SelectField
        label="Digits"
        value={String(state.digits)}
        options={DIGITS}
        onChange={(digits) => onChange({ digits: Number(digits) })}
      />
    </div>
  )
}
