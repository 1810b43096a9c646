import * as v from 'valibot'
import { CURRENCIES } from '#lib/money/currencies.ts'
import { type Decimal, ZERO } from '#lib/numbers/decimal.ts'
import { type Bounds, readBounded } from '#lib/numbers/read-bounded.ts'
import { choice, textField } from '#lib/schema/form-fields.ts'
import { PAY_PERIODS, type Payroll, RULES } from './payroll.ts'
import { FILING_STATUSES } from './us-2026.ts'

/** Everything the visitor can set, as typed. */
export const PayrollForm = v.object({
  gross: textField('50000'),
  period: choice(PAY_PERIODS, 'annual'),
  federal: textField('22'),
  state: textField('6'),
  socialSecurity: textField('6.2'),
  medicare: textField('1.45'),
  rules: choice(RULES, 'flat'),
  filingStatus: choice(FILING_STATUSES, 'single'),
  currency: v.optional(v.picklist(CURRENCIES), 'USD'),
})
export type PayrollForm = v.InferOutput<typeof PayrollForm>

/** Numeric fields. */
export type NumberName = 'gross' | 'federal' | 'state' | 'socialSecurity' | 'medicare'

export type FieldHints = Readonly<Partial<Record<NumberName, string>>>

const GROSS: Bounds = { min: '0', max: '1000000000000', tooLittle: 'Gross pay cannot be negative.' }
const PERCENT: Bounds = { min: '0', max: '100', tooMuch: 'Enter a percent from 0 to 100' }

/** Parses the payroll of the form. Empty and unreadable fields count as 0; the latter get a hint. */
export function readPayrollForm(form: PayrollForm): {
  readonly payroll: Payroll
  readonly hints: FieldHints
} {
  const hints: Partial<Record<NumberName, string>> = {}
  const read = (name: NumberName, bounds: Bounds): Decimal => {
    if (form[name].trim() === '') return ZERO
    const { value, hint } = readBounded(form[name], bounds)
    if (hint !== undefined) hints[name] = hint
    return value
  }
  const { period, rules, filingStatus } = form
  const percents = {
    federal: rules === 'flat' ? read('federal', PERCENT) : ZERO,
    state: read('state', PERCENT),
    socialSecurity: read('socialSecurity', PERCENT),
    medicare: read('medicare', PERCENT),
  }
  return { payroll: { gross: read('gross', GROSS), period, rules, filingStatus, percents }, hints }
}
