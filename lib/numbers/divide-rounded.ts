/** Divides two whole numbers and rounds half away from zero; `divisor` is greater than zero. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n
  if (dividend < 0n) return -divideRounded(-dividend, divisor)
  const quotient = dividend / divisor
  const rest = dividend % divisor
  return rest > half || (rest === half && divisor % 2n === 0n) ? quotient + 1n : quotient
}
