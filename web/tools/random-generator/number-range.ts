import { readNumber } from '#lib/numbers/read-number.ts'
import { UserError } from '#lib/result/user-error.ts'

/** The numbers `least`, `least + step`, … up to `most`, each in units of 10^−`places`, so that all are whole. */
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
 * Parses a range of numbers; a minimum above the maximum is swapped with it. Throws UserError if the step is invalid.
 */
export function readRange(text: RangeText): { readonly range: NumberRange; readonly isSwapped: boolean } {
  const places = readWhole(text.places, { fallback: 0, min: 0, max: MAX_DECIMALS })
  const [minimum, maximum] = [toUnits(text.minimum, places), toUnits(text.maximum, places)]
  const step = readStep(text.step, places)
  const isSwapped = minimum > maximum
  const [min, max] = isSwapped ? [maximum, minimum] : [minimum, maximum]
  return { range: { min, max, step, places }, isSwapped }
}

/** Returns the number of different numbers in a range. */
export function getSize({ min, max, step }: NumberRange): bigint {
  return (max - min) / step + 1n
}

/**
 * Parses a number, truncated to the decimal places, in units of the last one: `12.7` is 12 without places. Returns 0 if
 * invalid.
 */
export function toUnits(text: string, places: number): bigint {
  const reading = readNumber(text)
  if (reading.kind !== 'number') return 0n
  const [whole = '', fraction = ''] = reading.decimal.split('.')
  return BigInt(whole + fraction.slice(0, places).padEnd(places, '0'))
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
  const fraction = reading.kind === 'number' ? (reading.decimal.split('.')[1] ?? '') : ''
  if (fraction.length > places)
    throw new UserError('The step does not fit', `A step of ${text.trim()} needs more decimal places.`)
  const step = toUnits(text, places)
  if (step < 1n) throw new UserError('The step does not fit', 'Enter a step above 0, or leave it blank.')
  return step
}
