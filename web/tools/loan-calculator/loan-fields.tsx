import { currencySymbol } from '#lib/money/currencies.ts'
import { wholeDigits } from '#lib/numbers/format-decimal.ts'
import { CheckField, SelectField } from '#web/ui/field.tsx'
import { menuOf } from '#web/ui/menu.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { Card } from '#web/ui/result.tsx'
import { type FieldHints, type LoanForm, TERM_UNITS } from './loan-form.ts'
import { paymentRhythm } from './loan-text.ts'

export type FieldsProps = {
  readonly form: LoanForm
  readonly hints: FieldHints
  readonly locale: string
  readonly onChange: (fields: Partial<LoanForm>) => void
}

type LoanFieldsProps = FieldsProps & {
  /** Id of the alert that explains why the loan is impossible. */
  readonly problemId: string | undefined
}

const UNITS = menuOf(TERM_UNITS)

/** Fields of every loan: amount, rate, term, and the monthly extra payment. */
export function LoanFields({ form, hints, locale, onChange, problemId }: LoanFieldsProps) {
  const { solveFor, termUnit, isInterestFree } = form
  const symbol = currencySymbol(form.currency, locale)
  const unitName = termUnit === 'years' ? 'years' : 'months'
  return (
    <Card className="errors-at-labels flex flex-col gap-3 self-start sm:gap-4">
      {solveFor !== 'amount' && (
        <NumberField
          label="Loan amount"
          prefix={symbol}
          value={form.amount}
          display={wholeDigits(form.amount, locale)}
          onChange={(amount) => onChange({ amount })}
          step={1000}
          min={0}
          error={hints.amount}
        />
      )}
      {solveFor !== 'rate' && (
        // The advice to turn on 0 % interest is too long for the label's line.
        <div className={`flex flex-col gap-1 ${hints.rate?.endsWith('interest') ? 'error-below' : ''}`}>
          <NumberField
            label="Interest rate (%)"
            value={form.rate}
            onChange={(rate) => onChange({ rate })}
            step={0.1}
            min={0}
            max={100}
            hint={isInterestFree ? 'Not used' : undefined}
            error={hints.rate}
          />
          <CheckField
            label="0 % interest"
            isChecked={isInterestFree}
            onChange={(checked) => onChange({ isInterestFree: checked })}
          />
        </div>
      )}
      {solveFor !== 'term' && (
        <div className="grid grid-cols-[minmax(0,1fr)_6.75rem] items-start gap-2">
          <NumberField
            label={`Term (${unitName})`}
            value={form.term}
            onChange={(term) => onChange({ term })}
            min={0}
            error={hints.term}
          />
          <SelectField
            label="Unit"
            value={termUnit}
            options={UNITS}
            onChange={(unit) => onChange({ termUnit: unit })}
          />
        </div>
      )}
      {solveFor !== 'payment' && (
        <NumberField
          label="Your payment"
          prefix={symbol}
          value={form.payment}
          onChange={(payment) => onChange({ payment })}
          step={50}
          min={0}
          hint={`Paid ${paymentRhythm(form.frequency)}`}
          error={hints.payment}
          errorId={problemId}
        />
      )}
      <NumberField
        label="Extra monthly payment"
        prefix={symbol}
        value={form.extraMonthly}
        onChange={(extraMonthly) => onChange({ extraMonthly })}
        step={50}
        min={0}
        error={hints.extraMonthly}
      />
    </Card>
  )
}
