import { readNumber } from '#lib/numbers/read-number.ts'
import { useDebounced } from '#web/platform/use-debounced.ts'
import { CheckField, SelectField, TextField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { countDecimals, fromUnits, isRangeSwapped, MAX_DECIMALS, readWhole, toUnits } from './number-range.ts'
import { type RandomForm, SEPARATORS } from './random-form.ts'
import { MAX_NUMBERS, ORDERS, readCount } from './random-numbers.ts'

type NumberFieldsProps = {
  readonly form: RandomForm
  readonly onChange: (fields: Partial<RandomForm>) => void
}

export function NumberFields({ form, onChange }: NumberFieldsProps) {
  return (
    <>
      {form.kind === 'numbers' && <RangeFields form={form} onChange={onChange} />}
      <div className="grid grid-cols-2 items-start gap-3">
        {form.kind === 'dice' && (
          <TextField
            label="Dice"
            value={form.dice}
            onChange={(dice) => onChange({ dice })}
            hint="Such as d20, 3d6+2 or 2d6+1d4-1"
          />
        )}
        <NumberField
          label="Count"
          value={form.count}
          onChange={(count) => onChange({ count })}
          min={1}
          max={MAX_NUMBERS}
          hint={countHint(form.count)}
        />
        {form.kind === 'numbers' && (
          <div className="mt-6 flex min-h-control items-center">
            <CheckField
              label="Unique numbers"
              isChecked={form.isUnique}
              onChange={(isUnique) => onChange({ isUnique })}
            />
          </div>
        )}
      </div>
      <details className="text-sm">
        <summary className="w-fit rounded-control font-medium">More options</summary>
        <div className="mt-3 flex flex-col gap-4">
          {form.kind === 'numbers' && <RangeOptions form={form} onChange={onChange} />}
          <SelectField
            label="Between values"
            value={form.separator}
            options={SEPARATORS}
            onChange={(separator) => onChange({ separator })}
          />
        </div>
      </details>
    </>
  )
}

function RangeFields({ form, onChange }: NumberFieldsProps) {
  const places = readWhole(form.places, { fallback: 0, min: 0, max: MAX_DECIMALS })
  const isSwapped = isRangeSwapped(form)
  const order = useDebounced(isSwapped ? `Draws ${form.maximum} to ${form.minimum}.` : undefined)
  return (
    <div className="relative mb-3 grid grid-cols-2 items-start gap-3">
      <NumberField
        label="Minimum"
        value={form.minimum}
        onChange={(minimum) => onChange({ minimum })}
        hint={readingHint(form.minimum, places, isSwapped ? 'down' : 'up')}
      />
      <NumberField
        label="Maximum"
        value={form.maximum}
        onChange={(maximum) => onChange({ maximum })}
        hint={readingHint(form.maximum, places, isSwapped ? 'up' : 'down')}
      />
      {/* In the space below the fields, so that it moves nothing. */}
      {order && <p className="absolute top-full mt-1.5 text-ink-soft text-xs leading-3">{order}</p>}
    </div>
  )
}

function RangeOptions({ form, onChange }: NumberFieldsProps) {
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField
          label="Decimal places"
          value={form.places}
          onChange={(next) => onChange({ places: next })}
          min={0}
          max={MAX_DECIMALS}
        />
        <NumberField
          label="Step"
          value={form.step}
          onChange={(step) => onChange({ step })}
          hint="Blank for any"
        />
      </div>
      <SelectField
        label="Order"
        value={form.order}
        options={ORDERS}
        onChange={(order) => onChange({ order })}
      />
    </>
  )
}

/** Returns a hint with the effective bound if it differs from the input. */
function readingHint(text: string, places: number, rounding: 'up' | 'down'): string | undefined {
  const reading = readNumber(text)
  if (reading.kind === 'blank') return 'Blank counts as 0'
  if (reading.kind === 'garbage') return 'No number: counts as 0'
  const value = fromUnits(toUnits(text, places, rounding), places)
  const isCut = countDecimals(text) > places
  return isCut || /e/i.test(text) ? `Counts as ${value}` : undefined
}

function countHint(text: string): string | undefined {
  const reading = readNumber(text)
  if (reading.kind !== 'number') return 'Counts as 1'
  const count = readCount(text)
  return String(count) === reading.decimal ? undefined : `1 to ${MAX_NUMBERS}: counts as ${count}`
}
