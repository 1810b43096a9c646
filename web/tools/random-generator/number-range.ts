import { pluralize } from '#lib/numbers/pluralize.ts'
import { readNumber } from '#lib/numbers/read-number.ts'
import { UserError } from '#lib/result/user-error.ts'

/** The numbers `min`, `min + step`, … up to `max`, each in units of 10^−`places`, so that all are integers. */
export type NumberRange = {
  readonly min: bigint
  readonly max: bigint
  readonly step: bigint
  readonly places: number
}

export const MAX_DECIMALS = 10

/** Range as typed. */
type RangeText = {
  readonly minimum: string
  readonly maximum: string
  /** Blank for every number. */
  readonly step: string
  readonly places: string
}

/**
 * Parses a range of numbers; a minimum above the maximum is swapped with it. Bounds with more decimal places are rounded
 * inward. Throws UserError if the step is invalid, or if no number is between the bounds.
 */
export function readRange(text: RangeText): { readonly range: NumberRange; readonly isSwapped: boolean } {
  const places = readWhole(text.places, { fallback: 0, min: 0, max: MAX_DECIMALS })
  const step = readStep(text.step, places)
  const isSwapped = isRangeSwapped(text)
  const [from, to] = isSwapped ? [text.maximum, text.minimum] : [text.minimum, text.maximum]
  const [min, max] = [toUnits(from, places, 'up'), toUnits(to, places, 'down')]
  if (min > max) throw noNumberBetween(from.trim(), to.trim(), places)
  return { range: { min, max, step, places }, isSwapped }
}

/** Returns the number of different numbers in a range. */
export function getSize({ min, max, step }: NumberRange): bigint {
  return (max - min) / step + 1n
}

/** Whether the minimum is above the maximum, whatever their decimal places. */
export function isRangeSwapped({ minimum, maximum }: Pick<RangeText, 'minimum' | 'maximum'>): boolean {
  const places = Math.max(countDecimals(minimum), countDecimals(maximum))
  return toUnits(minimum, places, 'down') > toUnits(maximum, places, 'down')
}

/** Returns the number of decimal places as typed. */
export function countDecimals(text: string): number {
  const reading = readNumber(text)
  return reading.kind === 'number' ? (reading.decimal.split('.')[1] ?? '').length : 0
}

function noNumberBetween(from: string, to: string, places: number): UserError {
  const kind = places === 0 ? 'whole number' : `number with ${pluralize(places, 'decimal place')}`
  return new UserError(
    'The range is empty',
    `Between ${from} and ${to} there is no ${kind}. Add decimal places, or change the minimum or maximum.`,
  )
}

/**
 * Parses a number in units of its last decimal place, rounded up (to positive infinity) or down: without places, `12.7`
 * is 13 or 12. Returns 0 if invalid.
 */
export function toUnits(text: string, places: number, rounding: 'up' | 'down'): bigint {
  const reading = readNumber(text)
  if (reading.kind !== 'number') return 0n
  const [whole = '', fraction = ''] = reading.decimal.split('.')
  const truncated = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'))
  const isExact = /^0*$/.test(fraction.slice(places))
  const isNegative = whole.startsWith('-')
  if (isExact || isNegative === (rounding === 'up')) return truncated
  return isNegative ? truncated - 1n : truncated + 1n
}

/** Units of 10^−`places` as a plain number with all its places: `-0.50`. */
export function fromUnits(units: bigint, places: number): string {
  if (places === 0) return String(units)
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

type WholeBounds = { readonly fallback: number; readonly min: number; readonly max: number }

/** Parses a whole number, truncated at the decimal point and clamped to its bounds; returns the fallback if invalid. */
export function readWhole(text: string, { fallback, min, max }: WholeBounds): number {
  const reading = readNumber(text)
  if (reading.kind !== 'number') return fallback
  return Math.min(max, Math.max(min, Math.trunc(Number(reading.decimal))))
}

function readStep(text: string, places: number): bigint {
  const reading = readNumber(text)
  if (reading.kind === 'blank') return 1n
  if (countDecimals(text) > places)
    throw new UserError('The step does not fit', `A step of ${text.trim()} needs more decimal places.`)
  const step = toUnits(text, places, 'down')
  if (step < 1n) throw new UserError('The step does not fit', 'Enter a step above 0, or leave it blank.')
  return step
}
