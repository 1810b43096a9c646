import { Decimal, ONE } from '#lib/numbers/decimal.ts'
import { power, quotient } from '#lib/numbers/powers.ts'

export const COMPOUNDINGS = [
  { id: 'us', label: 'Monthly (US)', timesPerYear: 12 },
  { id: 'canada', label: 'Semi-annually (Canada)', timesPerYear: 2 },
] as const
export type Compounding = (typeof COMPOUNDINGS)[number]['id']

/** Interest for one payment period as a share of the balance: a fraction, so that cents round exactly. */
export type PeriodRate = { readonly numerator: bigint; readonly denominator: bigint }

export const NO_INTEREST: PeriodRate = { numerator: 0n, denominator: 1n }

/** If a rate is not an exact fraction, its error is below 1e-60. */
const SCALE = 10n ** 62n

/**
 * The rate of one of `paymentsPerYear` periods that grows in a year as the nominal rate does, compounded
 * m times a year: (1 + rate / m)^(m / paymentsPerYear) − 1. With m payments a year it is rate / m exactly.
 */
export function periodRate(
  ratePercent: Decimal,
  compounding: Compounding,
  paymentsPerYear: number,
): PeriodRate {
  const times = timesPerYear(compounding)
  if (times === paymentsPerYear) return fraction(ratePercent, BigInt(100 * times))
  const growth = ONE.plus(ratePercent.div(BigInt(100 * times)))
  const perPeriod = power(growth, Decimal(BigInt(times)).div(BigInt(paymentsPerYear))).minus(ONE)
  return { numerator: BigInt(perPeriod.times(SCALE).round().toFixed()), denominator: SCALE }
}

/** Returns the nominal yearly rate in percent that yields `i` in each of `paymentsPerYear` periods. */
export function nominalPercent(i: Decimal, compounding: Compounding, paymentsPerYear: number): Decimal {
  const times = timesPerYear(compounding)
  if (times === paymentsPerYear) return i.times(BigInt(100 * times))
  const growth = power(ONE.plus(i), Decimal(BigInt(paymentsPerYear)).div(BigInt(times)))
  return growth.minus(ONE).times(BigInt(100 * times))
}

export function asDecimal({ numerator, denominator }: PeriodRate): Decimal {
  return quotient(Decimal(numerator), Decimal(denominator))
}

function timesPerYear(compounding: Compounding): number {
  return COMPOUNDINGS.find(({ id }) => id === compounding)?.timesPerYear ?? 12
}

/** The decimal divided by a whole number, as a fraction of whole numbers. */
function fraction(dividend: Decimal, divisor: bigint): PeriodRate {
  const [whole = '0', decimals = ''] = dividend.toFixed().split('.')
  return { numerator: BigInt(whole + decimals), denominator: divisor * 10n ** BigInt(decimals.length) }
}
