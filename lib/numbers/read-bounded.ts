import { Decimal, ZERO } from '#lib/numbers/decimal.ts'
import { readNumber } from '#lib/numbers/read-number.ts'

/** Bounds of a field's numbers, as exact decimal strings. */
export type Bounds = {
  readonly above?: string
  readonly min?: string
  /** A whole number. */
  readonly max: string
  readonly isWhole?: boolean
  /** Said instead of the usual words when the number is not above `above`. */
  readonly hint?: string
  /** Said instead of the usual words when the number is less than `least`. */
  readonly tooLittle?: string
  /** Said instead of the usual words when the number is more than `most`. */
  readonly tooMuch?: string
}

/** Returns the number in a field, or 0 and the error to show for it. */
export function readBounded(
  text: string,
  bounds: Bounds,
): { readonly value: Decimal; readonly hint?: string } {
  const reading = readNumber(text)
  if (reading.kind !== 'number') return { value: ZERO, hint: 'Enter a number' }
  const value = Decimal(reading.decimal)
  const hint = outOfBounds(value, bounds)
  return hint === undefined ? { value } : { value: ZERO, hint }
}

function outOfBounds(
  value: Decimal,
  { above, min, max, isWhole, hint, tooLittle, tooMuch }: Bounds,
): string | undefined {
  if (above !== undefined && value.lte(above)) return hint ?? `Enter a number above ${above}`
  if (min !== undefined && value.lt(min)) return tooLittle ?? `Enter a number from ${min}`
  if (value.gt(max)) return tooMuch ?? `Enter a number up to ${BigInt(max).toLocaleString('en-US')}`
  if (isWhole && !value.eq(value.round(0))) return 'Enter a whole number'
  return undefined
}
