import { CURRENCIES, currencySymbol } from '#lib/money/currencies.ts'
import { wholeDigits } from '#lib/numbers/format-decimal.ts'
import { SelectField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Card } from '#web/ui/result.tsx'
import { type FieldHints, type HourlyForm, type NumberName, RULES } from './hourly-form.ts'
import { PAY_PERIODS } from './hourly-worth.ts'

type FieldsProps = {
  readonly form: HourlyForm
  readonly hints: FieldHints
  readonly locale: string
  readonly onChange: (fields: Partial<HourlyForm>) => void
}

const PERIODS = PAY_PERIODS.map(({ id, rhythm }) => ({ value: id, label: rhythm }))

/** Pay, and the time spent: paid and unpaid. */
export function HourlyFields({ form, hints, locale, onChange }: FieldsProps) {
  const payName = PAY_PERIODS.find(({ id }) => id === form.period)?.label ?? ''
  const number = (name: NumberName, label: string, step = 1) => (
    <NumberField
      label={label}
      value={form[name]}
      onChange={(typed) => onChange({ [name]: typed })}
      step={step}
      min={0}
      max={Number(RULES[name].max)}
      display={form[name].trim() === '' && <span className="text-ink-soft">{RULES[name].defaultValue}</span>}
      hint={<span className="sr-only">Blank counts as {RULES[name].defaultValue}</span>}
      error={hints[name]}
    />
  )
  return (
    <Card className="self-start pb-0! *:gap-x-3">
      <div className="field-grid with-room grid grid-cols-2">
        <NumberField
          label={payName}
          prefix={currencySymbol(form.currency, locale)}
          value={form.pay}
          display={wholeDigits(form.pay, locale)}
          onChange={(pay) => onChange({ pay })}
          step={form.period === 'hour' ? 1 : 1000}
          min={0}
          error={hints.pay}
        />
        {number('hoursPerDay', 'Hours per day', 0.5)}
        {number('daysPerWeek', 'Days per week')}
        {number('weeksPerYear', 'Weeks per year')}
      </div>
      <h2 className="mb-3 font-semibold">Time nobody pays for</h2>
      <div className="field-grid with-room grid grid-cols-2">
        {number('lunchMinutes', 'Lunch (minutes)', 5)}
        {number('emailMinutes', 'Emails (minutes)', 5)}
        {number('commuteMinutesOneWay', 'Commute one way (minutes)', 5)}
        {number('commuteDaysPerWeek', 'Commute days per week')}
      </div>
    </Card>
  )
}

/** Pay period. */
export function PayOptions({ form, onChange }: FieldsProps) {
  return (
    <>
      <SelectField
        label="I’m paid"
        value={form.period}
        options={PERIODS}
        onChange={(period) => onChange({ period })}
      />
      <SelectField
        label="Currency"
        value={form.currency}
        options={CURRENCIES}
        onChange={(currency) => onChange({ currency })}
      />
    </>
  )
}

/** Price to convert to hours of work. */
export function PriceField({ form, hints, locale, onChange }: FieldsProps) {
  return (
    <NumberField
      label="Price"
      prefix={currencySymbol(form.currency, locale)}
      value={form.price}
      display={wholeDigits(form.price, locale)}
      onChange={(price) => onChange({ price })}
      step={10}
      min={0}
      hint="At your real rate"
      error={hints.price}
    />
  )
}
