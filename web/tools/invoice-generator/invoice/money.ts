import { Decimal, ZERO } from '#lib/numbers/decimal.ts'
import { readNumber } from '#lib/numbers/read-number.ts'
import { numberProblem } from './number-problem.ts'

const WITHOUT_PARTS = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))
const WITH_THOUSANDTHS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))

/** How many decimals the smallest unit of a currency has (ISO 4217): 0 for JPY, 3 for KWD, else 2. */
export function minorDigits(currency: string): number {
  if (WITHOUT_PARTS.has(currency)) return 0
  return WITH_THOUSANDTHS.has(currency) ? 3 : 2
}

/** An amount in whole smallest units of its currency: cents, yen, fils. */
export type Minor = bigint

/** Rounds an amount half away from zero to whole smallest units: $1.005 becomes 101 cents. */
export function toMinor(amount: Decimal, currency: string): Minor {
  return BigInt(amount.times(unitsIn(currency)).round(0, Decimal.roundHalfUp).toFixed())
}

export function fromMinor(minor: Minor, currency: string): Decimal {
  return Decimal(minor).div(unitsIn(currency))
}

/** An amount as plain text with all decimals of its currency: `1234.50`, `1234` yen, `1.005` dinars. */
export function minorText(minor: Minor, currency: string): string {
  return fromMinor(minor, currency).toFixed(minorDigits(currency))
}

function unitsIn(currency: string): Decimal {
  return Decimal(10n ** BigInt(minorDigits(currency)))
}

/** Parses a typed number: 0 if it is invalid or too large for an invoice. */
export function getNumber(typed: string): Decimal {
  const reading = readNumber(typed)
  if (reading.kind !== 'number' || numberProblem(typed)) return ZERO
  return Decimal(reading.decimal)
}

/**
 * Splits an amount in proportion to weights into whole units that add up exactly: each part is rounded towards zero,
 * and the rest goes to the largest remainders, the earlier one first among equals (Hamilton method). All of it goes to
 * the first part if the weights add up to zero.
 */
export function shareOut(amount: bigint, weights: readonly bigint[]): bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n)
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? amount : 0n))
  const parts = weights.map((weight) => (amount * weight) / whole)
  const missing = amount - parts.reduce((sum, part) => sum + part, 0n)
  const step = missing < 0n ? -1n : 1n
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: magnitude((amount * weight) % whole) }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
  for (const { index } of byRemainder.slice(0, Number(magnitude(missing))))
    parts[index] = (parts[index] ?? 0n) + step
  return parts
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value
}
