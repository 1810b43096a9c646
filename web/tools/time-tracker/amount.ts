import { type Cents, toCents } from '#lib/money/cents.ts'
import { Decimal, ZERO } from '#lib/numbers/decimal.ts'

/** What seconds cost, each at its hourly rate (exact decimal text, empty for nothing); rounded once, half up. */
export function getAmount(secondsByRate: ReadonlyMap<string, number>): Cents {
  let sum = ZERO
  for (const [rate, seconds] of secondsByRate)
    if (rate !== '') sum = sum.plus(Decimal(rate).times(BigInt(seconds)))
  return toCents(sum.div(3600n))
}
