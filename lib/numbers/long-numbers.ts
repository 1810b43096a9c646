import { Decimal, DIGITS } from './decimal.ts'
import { divideRounded } from './divide-rounded.ts'

// big.js multiplies and divides digit by digit, which a slow phone feels with 64 of them; bigint does not.

/** `a · b`, exact, as `a.times(b)` gives it. */
export function product(a: Decimal, b: Decimal): Decimal {
  return Decimal(`${allDigits(a) * allDigits(b)}e${lastPlace(a) + lastPlace(b)}`)
}

/** `a / b` to `DIGITS` decimal places, rounded half away from zero, as `a.div(b)` gives it. Throws RangeError for a zero `b`. */
export function quotient(a: Decimal, b: Decimal): Decimal {
  const shift = DIGITS + lastPlace(a) - lastPlace(b)
  const sign = BigInt(b.s)
  const dividend = sign * allDigits(a) * 10n ** BigInt(Math.max(shift, 0))
  const divisor = sign * allDigits(b) * 10n ** BigInt(Math.max(-shift, 0))
  return Decimal(`${divideRounded(dividend, divisor)}e-${DIGITS}`)
}

function allDigits({ s, c }: Decimal): bigint {
  return BigInt(s) * BigInt(c.join(''))
}

/** The power of ten of the last digit. */
function lastPlace({ e, c }: Decimal): number {
  return e - c.length + 1
}
