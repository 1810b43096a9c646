import Big from 'big.js'

/** Significant digits retained by every inexact step: division, powers, logarithms. */
export const DIGITS = 64

/**
 * Exact decimal numbers for money (docs/decisions/0007-decimal-arithmetic.md). Plus, minus and times are exact; a
 * division has `DIGITS` decimal places, the last one rounded half away from zero. Accepts strings and bigints only: it
 * throws on a float, whose decimal value is not exact.
 */
export const Decimal = Big()
Decimal.DP = DIGITS
Decimal.RM = Decimal.roundHalfUp
Decimal.strict = true

export type Decimal = Big

export const ZERO = Decimal('0')
export const ONE = Decimal('1')
