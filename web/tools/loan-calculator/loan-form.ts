import * as v from 'valibot'
import { getMinorUnit, toCents } from '#lib/money/cents.ts'
import { CURRENCIES } from '#lib/money/currencies.ts'
import { Decimal, ZERO } from '#lib/numbers/decimal.ts'
import { type Bounds, readBounded } from '#lib/numbers/read-bounded.ts'
import { readNumber } from '#lib/numbers/read-number.ts'
import { choice, textField } from '#lib/schema/form-fields.ts'
import type { LoanQuestion } from './calculate.ts'
import { FREQUENCIES, MAX_TERM_YEARS } from './loan.ts'
import { COMPOUNDINGS } from './period-rate.ts'
import { UNKNOWNS } from './solve.ts'

export const TERM_UNITS = [
  { id: 'years', label: 'Years', months: 12n },
  { id: 'months', label: 'Months', months: 1n },
] as const

/** Everything the visitor can set, as typed: storing and sharing restores exactly that. */
export const LoanForm = v.object({
  solveFor: choice(UNKNOWNS, 'payment'),
  amount: textField('250000'),
  rate: textField('3.5'),
  term: textField('30'),
  termUnit: choice(TERM_UNITS, 'years'),
  payment: textField('1500'),
  isInterestFree: v.optional(v.boolean(), false),
  frequency: choice(FREQUENCIES, 'monthly'),
  compounding: choice(COMPOUNDINGS, 'us'),
  extraMonthly: textField(''),
  extraYearly: textField(''),
  extraOnce: textField(''),
  extraOnceAt: textField('12'),
  currency: v.optional(v.picklist(CURRENCIES), 'USD'),
})
export type LoanForm = v.InferOutput<typeof LoanForm>

export const DEFAULT_LOAN_FORM: LoanForm = v.parse(LoanForm, {})

/** Maximum number of loans compared to the current one. */
export const MAX_COMPARED = 2

/** Persisted and shared state: the current loan, and the loans saved for comparison. */
export const LoanState = v.object({
  form: v.optional(LoanForm, {}),
  compared: v.optional(v.pipe(v.array(LoanForm), v.maxLength(MAX_COMPARED)), []),
})
export type LoanState = v.InferOutput<typeof LoanState>

/** Whether an option differs from the default of most loans. */
export function hasOptions(form: LoanForm): boolean {
  return OPTIONS.some((option) => form[option] !== DEFAULT_LOAN_FORM[option])
}

const OPTIONS = [
  'solveFor',
  'frequency',
  'compounding',
  'extraYearly',
  'extraOnce',
  'extraOnceAt',
  'currency',
] as const

/** Numeric fields. */
type NumberField =
  | 'amount'
  | 'rate'
  | 'term'
  | 'payment'
  | 'extraMonthly'
  | 'extraYearly'
  | 'extraOnce'
  | 'extraOnceAt'

/** Hints for fields whose input was not used as typed. */
export type FieldHints = Readonly<Partial<Record<NumberField, string>>>

const MAX_AMOUNT = '1000000000000'
const AMOUNT: Bounds = { above: '0', max: MAX_AMOUNT }
const EXTRA: Bounds = { min: '0', max: MAX_AMOUNT }
const RATE: Bounds = {
  above: '0',
  min: '0.01',
  max: '100',
  hint: 'For an interest-free loan turn on 0 % interest',
}

/**
 * Parses the form, with a hint for each invalid field; an empty extra payment is valid. The unknown field is not read.
 * An amount, a rate, a term or a payment of 0 or less makes all results zero; any other invalid field leaves none.
 */
export function readLoanForm(form: LoanForm): {
  /** Invalid fields count as 0. */
  readonly question: LoanQuestion
  readonly hasResults: boolean
  /** Why all results are zero; undefined if they are not, or if there are none. */
  readonly zeroReason: string | undefined
  readonly hints: FieldHints
} {
  const hints: Partial<Record<NumberField, string>> = {}
  const used = usedFields(form)

  function read(field: NumberField, bounds: Bounds): Decimal {
    if (!used.has(field)) return ZERO
    const { value, hint } = readBounded(form[field], bounds)
    if (hint !== undefined) hints[field] = hint
    return value
  }

  const minorUnit = getMinorUnit(form.currency)
  const unit = TERM_UNITS.find(({ id }) => id === form.termUnit) ?? TERM_UNITS[0]
  const maxTerm = BigInt(MAX_TERM_YEARS * 12) / unit.months
  const loan = {
    amount: read('amount', AMOUNT),
    ratePercent: read('rate', RATE),
    termMonths: read('term', { above: '0', max: String(maxTerm) }).times(unit.months),
    payment: read('payment', AMOUNT),
    isInterestFree: form.isInterestFree && form.solveFor !== 'rate',
    frequency: form.frequency,
    compounding: form.compounding,
    minorUnit,
  }
  const extra = {
    monthly: toCents(read('extraMonthly', EXTRA), minorUnit),
    yearly: toCents(read('extraYearly', EXTRA), minorUnit),
    once: toCents(read('extraOnce', EXTRA), minorUnit),
    onceAt: Number(read('extraOnceAt', { above: '0', max: '5200', isWhole: true }).toFixed()),
  }
  const hasResults = Object.keys(hints).every((field) => isZeroLoan(field, form))
  const zeroReason = hasResults ? getZeroReason(hints) : undefined
  return { question: { unknown: form.solveFor, loan, extra }, hasResults, zeroReason, hints }
}

const ZERO_REASONS = {
  amount: 'There is nothing to repay.',
  rate: 'Without a rate above 0 % there is no loan.',
  term: 'Without a term there is no loan.',
  payment: 'Without a payment nothing is repaid.',
} as const

function getZeroReason(hints: FieldHints): string | undefined {
  const field = UNKNOWNS.find(({ id }) => hints[id] !== undefined)
  return field && ZERO_REASONS[field.id]
}

/** Returns whether a field holds a number that makes a loan of nothing. */
function isZeroLoan(field: string, form: LoanForm): boolean {
  const part = UNKNOWNS.find(({ id }) => id === field)
  const reading = part && readNumber(form[part.id])
  return reading?.kind === 'number' && Decimal(reading.decimal).lte(ZERO)
}

function usedFields(form: LoanForm): ReadonlySet<NumberField> {
  const used = new Set<NumberField>(UNKNOWNS.map(({ id }) => id))
  used.delete(form.solveFor)
  if (form.isInterestFree) used.delete('rate')
  for (const field of ['extraMonthly', 'extraYearly', 'extraOnce'] as const) {
    if (form[field].trim() !== '') used.add(field)
  }
  if (used.has('extraOnce')) used.add('extraOnceAt')
  return used
}
