import {
  compare,
  dividedBy,
  fromDecimal,
  isTerminating,
  minus,
  plus,
  type Rational,
  rational,
  times,
  toExponential,
  toFixed,
  toPrecision,
} from '#lib/numbers/rational.ts'
import { UserError } from '#lib/result/user-error.ts'
import type { ConverterState } from './converter-state.ts'
import { type Category, getSmaller, type Unit } from './units.ts'

const ZERO = rational(0n)

/** A value in another unit of the same category, exactly. Throws UserError "Below absolute zero". */
export function convert(value: Rational, from: Unit, to: Unit, category: Category): Rational {
  const base = times(plus(value, from.offset ?? ZERO), from.factor)
  if (category.min && compare(base, category.min) < 0)
    throw new UserError('Below absolute zero', `There is nothing colder than 0 K, −273.15 °C or −459.67 °F.`)
  return minus(dividedBy(base, to.factor), to.offset ?? ZERO)
}

const COMPOUND_DECIMALS = 6

/**
 * Formats a value with its rest in the next smaller unit, such as `5 ft 10.866142 in`. Undefined if the unit has no
 * smaller one, or the value is whole or below 1.
 */
export function compoundText(value: Rational, unit: Unit, category: Category): string | undefined {
  const smaller = getSmaller(category, unit)
  const size = value.num < 0n ? times(value, rational(-1n)) : value
  const whole = size.num / size.den
  if (!smaller || whole === 0n || size.den === 1n) return undefined
  const rest = convert(minus(size, rational(whole)), unit, smaller, category)
  const carried = compare(
    fromDecimal(toFixed(rest, COMPOUND_DECIMALS)),
    convert(rational(1n), unit, smaller, category),
  )
  const [shownWhole, shownRest] = carried < 0 ? [whole, toFixed(rest, COMPOUND_DECIMALS)] : [whole + 1n, '0']
  return `${value.num < 0n ? '−' : ''}${shownWhole} ${unit.symbol} ${shownRest} ${smaller.symbol}`
}

const FACTOR_DIGITS = 12

/** How one unit becomes the other: `× 25.4`, `÷ 25.4`, `× 9/5 + 32`; `≈` where no decimal says it exactly. */
export function getFormula(from: Unit, to: Unit): string {
  const factor = dividedBy(from.factor, to.factor)
  const shift = minus(times(from.offset ?? ZERO, factor), to.offset ?? ZERO)
  return [factorText(factor), shiftText(shift)].filter(Boolean).join(' ') || '× 1'
}

function factorText(factor: Rational): string {
  const inverse = dividedBy(rational(1n), factor)
  if (compare(factor, inverse) === 0) return ''
  if (factor.num === 1n && factor.den > 1n) return `÷ ${factor.den}`
  if (factor.num < 100n && factor.den < 100n && factor.den > 1n) return `× ${factor.num}/${factor.den}`
  if (isShort(factor)) return `× ${toPrecision(factor, FACTOR_DIGITS)}`
  if (isShort(inverse)) return `÷ ${toPrecision(inverse, FACTOR_DIGITS)}`
  return `× ≈ ${toPrecision(factor, FACTOR_DIGITS)}`
}

/** Whether twelve digits say it exactly. */
function isShort(value: Rational): boolean {
  return isTerminating(value) && value.num.toString().length <= FACTOR_DIGITS && value.den < 10n ** 12n
}

function shiftText(shift: Rational): string {
  if (shift.num === 0n) return ''
  const size = toPrecision({ num: shift.num < 0n ? -shift.num : shift.num, den: shift.den }, FACTOR_DIGITS)
  return `${shift.num < 0n ? '−' : '+'} ${size}`
}

type Precision = Pick<ConverterState, 'precision' | 'digits'>

/** A result as the visitor wants it written. Digits are never grouped, so that a copy can be calculated with. */
export function resultText(value: Rational, { precision, digits }: Precision): string {
  if (precision === 'Decimals') return toFixed(value, digits)
  const significant = Math.max(1, digits)
  return precision === 'Scientific' ? toExponential(value, significant) : toPrecision(value, significant)
}

export const EXACT_DIGITS = 12
const MAX_LOST = 6
const PLAIN_FROM = 1e-6

/** Twelve significant digits, where the text shown has lost more than six of them, or all; else nothing. */
export function exactText(value: Rational, shown: string): string | undefined {
  const plain = toPrecision(value, EXACT_DIGITS)
  const shownDigits = significantDigits(shown)
  const isEnough = shownDigits > 0 && significantDigits(plain) - shownDigits <= MAX_LOST
  if (value.num === 0n || isEnough) return undefined
  return Math.abs(Number(plain)) < PLAIN_FROM ? toExponential(value, EXACT_DIGITS) : plain
}

function significantDigits(text: string): number {
  const mantissa = text.split('e')[0] ?? ''
  return mantissa.replace(/\D/g, '').replace(/^0+/, '').length
}
