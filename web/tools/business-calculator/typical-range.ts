import { Decimal } from '#lib/numbers/decimal.ts'
import { formatDecimal } from '#lib/numbers/format-decimal.ts'
import { approximately } from '#lib/numbers/powers.ts'
import type { Unit } from './answer.ts'

/** Values that most businesses have; outside of it a value is weak or strong. Percents are shares. */
export type TypicalRange = {
  readonly from: string
  readonly to: string
  /** Debt: the less, the stronger. */
  readonly isLessBetter?: boolean
}

export type Verdict = 'weak' | 'typical' | 'strong'

/** Returns the place of a value between weak (0) and strong (1), a third for each verdict; a float, for drawing only. */
export function placeIn({ from, to, isLessBetter = false }: TypicalRange, value: Decimal): number {
  const [low, high, x] = [Number(from), Number(to), approximately(value)]
  const place =
    x < low
      ? Math.max(0, x / low) / 3
      : x <= high
        ? (1 + (x - low) / (high - low)) / 3
        : // Comes ever nearer to the end, however large.
          1 - high / x / 3
  return isLessBetter ? 1 - place : place
}

export function verdictOn({ from, to, isLessBetter = false }: TypicalRange, value: Decimal): Verdict {
  if (value.gte(from) && value.lte(to)) return 'typical'
  return value.gt(to) === isLessBetter ? 'weak' : 'strong'
}

/** `1.5 to 3`, or `10 to 20 %`; from weak to strong, so `2 to 0.5` where less is better. */
export function rangeText({ from, to, isLessBetter }: TypicalRange, unit: Unit, locale: string): string {
  const [weak, strong] = isLessBetter ? [to, from] : [from, to]
  const isPercent = unit === 'percent'
  const write = (limit: string) =>
    formatDecimal(
      Decimal(limit)
        .times(isPercent ? 100n : 1n)
        .toFixed(),
      2,
      locale,
    )
  return `${write(weak)} to ${write(strong)}${isPercent ? ' %' : ''}`
}
