/**
 * Parts of an amount in proportion to weights, in whole units, that add up to the amount exactly: each part rounded
 * towards zero, the rest given to the largest remainders, the earlier one first among equals (method of Hamilton).
 * All of it goes to the first where the weights add up to nothing.
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
