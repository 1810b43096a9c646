import { type Cents, toCents } from '#lib/money/cents.ts'
import { Decimal, ZERO } from '#lib/numbers/decimal.ts'

/**
 * Returns the cost of seconds, each at its hourly rate (exact decimal string, empty for none); rounded once, half up.
 */
export function getAmount(secondsByRate: ReadonlyMap<string, number>): Cents {
  let sum = ZERO
  for (const [rate, seconds] of secondsByRate)
    if (rate !== '') sum = sum.plus(Decimal(rate).times(BigInt(seconds)))
  return toCents(sum.div(3600n))
}
