import * as v from 'valibot'
import { CURRENCIES } from '#lib/money/currencies.ts'
import { Decimal, ZERO } from '#lib/numbers/decimal.ts'
import { hasHints } from '#lib/numbers/field-hints.ts'
import { type Bounds, readBounded } from '#lib/numbers/read-bounded.ts'
import { choice, textField } from '#lib/schema/form-fields.ts'
import { PAY_PERIODS, type WorkingLife } from './hourly-worth.ts'

/** Everything the visitor can set, as typed. */
export const HourlyForm = v.object({
  pay: textField('60000'),
  period: choice(PAY_PERIODS, 'year'),
  hoursPerDay: textField('8'),
  daysPerWeek: textField('5'),
  weeksPerYear: textField('50'),
  lunchMinutes: textField('30'),
  emailMinutes: textField('15'),
  commuteMinutesOneWay: textField(''),
  commuteDaysPerWeek: textField('5'),
  price: textField(''),
  currency: v.optional(v.picklist(CURRENCIES), 'USD'),
})
export type HourlyForm = v.InferOutput<typeof HourlyForm>

/** Numeric fields. */
export type NumberName = Exclude<keyof HourlyForm, 'period' | 'currency'>

export type FieldHints = Readonly<Partial<Record<NumberName, string>>>

type Rule = Bounds & {
  /** Value of an empty field. A typed 0 is 0. */
  readonly defaultValue: string
}

const AMOUNT = { min: '0', max: '1000000000000' }
const MINUTES = { defaultValue: '0', min: '0', max: '1440', tooMuch: 'A day has 1,440 minutes.' }

export const RULES = {
  pay: { ...AMOUNT, defaultValue: '0' },
  hoursPerDay: { defaultValue: '8', min: '0', max: '24', tooMuch: 'A day has 24 hours.' },
  daysPerWeek: { defaultValue: '5', min: '0', max: '7', tooMuch: 'A week has 7 days.' },
  weeksPerYear: { defaultValue: '50', min: '0', max: '53', tooMuch: 'A year has at most 53 weeks.' },
  lunchMinutes: { ...MINUTES, defaultValue: '30' },
  emailMinutes: { ...MINUTES, defaultValue: '15' },
  commuteMinutesOneWay: { ...MINUTES, max: '720', tooMuch: 'Both ways together fit into a day: up to 720.' },
  commuteDaysPerWeek: { defaultValue: '5', min: '0', max: '7', tooMuch: 'A week has 7 days.' },
  price: { ...AMOUNT, defaultValue: '0' },
} as const satisfies Record<NumberName, Rule>

/** Parses the form; the working life is undefined if a field is invalid, with hints for such fields. */
export function readHourlyForm(form: HourlyForm): {
  readonly life: WorkingLife | undefined
  /** Undefined if it is empty or invalid. */
  readonly price: Decimal | undefined
  readonly hints: FieldHints
} {
  const hints: Partial<Record<NumberName, string>> = {}
  const read = (name: NumberName): Decimal => {
    const rule: Rule = RULES[name]
    if (form[name].trim() === '') return Decimal(rule.defaultValue)
    const { value, hint } = readBounded(form[name], rule)
    if (hint !== undefined) hints[name] = hint
    return value
  }
  const life = {
    pay: read('pay'),
    period: form.period,
    hoursPerDay: read('hoursPerDay'),
    daysPerWeek: read('daysPerWeek'),
    weeksPerYear: read('weeksPerYear'),
    lunchMinutes: read('lunchMinutes'),
    emailMinutes: read('emailMinutes'),
    commuteMinutesOneWay: read('commuteMinutesOneWay'),
    commuteDaysPerWeek: read('commuteDaysPerWeek'),
  }
  if (hoursOnWorkday(life).gt('24') && !hasHints(hints))
    hints.hoursPerDay = 'With lunch, emails and both ways to work, such a day has more than 24 hours.'
  const isSound = !hasHints(hints)
  const price = form.price.trim() === '' ? undefined : read('price')
  return { life: isSound ? life : undefined, price: hints.price === undefined ? price : undefined, hints }
}

/** Returns the total hours of a day of work and commute; zero without workdays. */
function hoursOnWorkday(life: WorkingLife): Decimal {
  if (life.daysPerWeek.eq(ZERO)) return ZERO
  const commute = life.commuteDaysPerWeek.eq(ZERO) ? ZERO : life.commuteMinutesOneWay.times(2n)
  return life.hoursPerDay.plus(life.lunchMinutes.plus(life.emailMinutes).plus(commute).div(60n))
}
