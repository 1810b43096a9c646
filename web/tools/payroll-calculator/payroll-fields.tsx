import { CURRENCIES, currencySymbol } from '#lib/money/currencies.ts'
import { wholeDigits } from '#lib/numbers/format-decimal.ts'
import { SelectField } from '#web/ui/field.tsx'
import { menuOf } from '#web/ui/menu.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { Card } from '#web/ui/result.tsx'
import { PAY_PERIODS, RULES } from './payroll.ts'
import type { FieldHints, NumberName, PayrollForm } from './payroll-form.ts'
import { IN_DOLLARS } from './payroll-text.ts'
import { FILING_STATUSES } from './us-2026.ts'

type FieldsProps = {
  readonly form: PayrollForm
  readonly hints: FieldHints
  readonly locale: string
  readonly onChange: (fields: Partial<PayrollForm>) => void
}

const MENUS = { period: menuOf(PAY_PERIODS), rules: menuOf(RULES), filingStatus: menuOf(FILING_STATUSES) }

/** Renders the fields of the pay and its deductions. */
export function PayrollFields({ form, hints, locale, onChange }: FieldsProps) {
  const isFlat = form.rules === 'flat'
  const percent = (name: NumberName, label: string, step: number) => (
    <NumberField
      label={label}
      value={form[name]}
      onChange={(typed) => onChange({ [name]: typed })}
      step={step}
      min={0}
      max={100}
      error={hints[name]}
    />
  )
  return (
    <Card className="field-grid with-room grid grid-cols-2 gap-x-3 self-start pb-0!">
      <NumberField
        label="Gross pay"
        prefix={currencySymbol(form.currency, locale)}
        value={form.gross}
        display={wholeDigits(form.gross, locale)}
        onChange={(gross) => onChange({ gross })}
        step={1000}
        min={0}
        error={hints.gross}
      />
      <SelectField
        label="Pay period"
        value={form.period}
        options={MENUS.period}
        onChange={(period) => onChange({ period })}
      />
      {/* Smaller letters show all of the name. */}
      <div className="contents [&_select]:text-sm">
        <SelectField
          label="Rules"
          value={form.rules}
          options={MENUS.rules}
          onChange={(rules) => onChange({ rules })}
        />
      </div>
      <SelectField
        label="Currency"
        value={form.currency}
        options={CURRENCIES}
        onChange={(currency) => onChange({ currency })}
      />
      {isFlat ? (
        percent('federal', 'Federal tax (%)', 0.5)
      ) : (
        <div className="col-span-2 [&_select]:text-sm">
          <SelectField
            label="Filing status"
            value={form.filingStatus}
            options={MENUS.filingStatus}
            onChange={(filingStatus) => onChange({ filingStatus })}
          />
        </div>
      )}
      {percent('state', 'State tax (%)', 0.5)}
      {percent('socialSecurity', 'Social security (%)', 0.1)}
      {percent('medicare', 'Medicare (%)', 0.05)}
      {!isFlat && (
        <p className="col-span-2 pb-4 text-ink-soft text-sm">
          {form.currency === 'USD'
            ? 'Federal brackets, the social security cap and Medicare’s surtax of 2026.'
            : IN_DOLLARS}
        </p>
      )}
    </Card>
  )
}
