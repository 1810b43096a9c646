import { Decimal, DIGITS, ONE, ZERO } from './decimal.ts'
import { divideRounded } from './divide-rounded.ts'

/** e to the power of `exponent`; the relative error is below 1e-55 for exponents within ±1000. */
export function exp(exponent: Decimal): Decimal {
  // e^x = (e^(x/2^k))^(2^k): halve until the series converges in a few terms, then square back.
  const halvings = 10 + Math.max(0, exponent.e * 4)
  let result = exponentialSeries(roundToDigits(exponent.div(2n ** BigInt(halvings))))
  for (let step = 0; step < halvings; step++) result = roundToDigits(product(result, result))
  return result
}

/**
 * The natural logarithm of `value`, a number above zero within the range of floats. The error is below 1e-58,
 * or that share of a result beyond 1. Throws RangeError for zero and below.
 */
export function ln(value: Decimal): Decimal {
  if (value.lte(ZERO)) throw new RangeError('The logarithm needs a number greater than zero')
  // Halley's step on e^y = value triples the correct digits: 15 from the float, then 45, then all.
  let y = Decimal(String(Math.log(approximately(value))))
  for (let step = 0; step < 2; step++) {
    const power = exp(y)
    y = y.plus(quotient(value.minus(power).times(2n), value.plus(power)))
  }
  return y
}

/**
 * Computes `base` > 0 to any power, whole, fractional or negative. The relative error is less than 1e-50 while the
 * result is between 1e-100 and 1e100.
 */
export function power(base: Decimal, exponent: Decimal): Decimal {
  if (exponent.lt(ZERO)) return roundToDigits(quotient(ONE, power(base, exponent.neg())))
  const whole = exponent.round(0, Decimal.roundDown)
  const fraction = exponent.minus(whole)
  const result = wholePower(base, BigInt(whole.toFixed()))
  return fraction.eq(ZERO) ? result : roundToDigits(product(result, exp(fraction.times(ln(base)))))
}

/** The nearest float, for a first guess or a chart: never for an amount. */
export function approximately(value: Decimal): number {
  return Number(value.toString())
}

function wholePower(base: Decimal, exponent: bigint): Decimal {
  let result = ONE
  let square = base
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = roundToDigits(product(result, square))
    if (rest > 1n) square = roundToDigits(product(square, square))
  }
  return result
}

function exponentialSeries(x: Decimal): Decimal {
  let sum = ONE
  let term = ONE
  for (let n = 1n; !term.eq(ZERO) && term.e > -DIGITS; n++) {
    term = roundToDigits(quotient(product(term, x), Decimal(n)))
    sum = sum.plus(term)
  }
  return sum
}

function roundToDigits(value: Decimal): Decimal {
  return value.eq(ZERO) ? value : value.prec(DIGITS, Decimal.roundHalfUp)
}

// big.js multiplies and divides digit by digit, which a slow phone feels with 64 of them; bigint does not.

/** Returns `a · b`, exact, same as `a.times(b)`. */
export function product(a: Decimal, b: Decimal): Decimal {
  return Decimal(`${allDigits(a) * allDigits(b)}e${lastPlace(a) + lastPlace(b)}`)
}

/**
 * Returns `a / b` to `DIGITS` decimal places, rounded half away from zero, same as `a.div(b)`. Throws RangeError for a
 * zero `b`.
 */
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
