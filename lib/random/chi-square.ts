/**
 * Pearson's statistic Σ (observed − expected)² / expected. `shares` are the relative chances of the kinds
 * (equal ones where left out); they need not add up to 1.
 */
export function chiSquare(
  counts: readonly number[],
  shares: readonly number[] = counts.map(() => 1),
): number {
  const draws = counts.reduce((sum, count) => sum + count, 0)
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return counts.reduce((sum, count, kind) => {
    const expected = (draws * (shares[kind] ?? 0)) / whole
    return sum + (count - expected) ** 2 / expected
  }, 0)
}

/** The standard normal deviate that is exceeded once in a million times. */
const ONCE_IN_A_MILLION = 4.753424

/**
 * Returns a bound that the chi-square statistic of fair chance exceeds about once in a million runs, after Wilson and
 * Hilferty (1931): k·(1 − 2/9k + z·√(2/9k))³ for k degrees of freedom. Above the exact value by less than 5 % from k =
 * 5 on.
 */
export function chiSquareBound(degreesOfFreedom: number): number {
  const part = 2 / (9 * degreesOfFreedom)
  return degreesOfFreedom * (1 - part + ONCE_IN_A_MILLION * Math.sqrt(part)) ** 3
}

/** Counts the occurrences of each kind, numbered from 0, in the given number of draws. */
export function countDraws(kinds: number, draws: number, draw: () => number): number[] {
  const counts: number[] = Array.from({ length: kinds }, () => 0)
  for (let drawn = 0; drawn < draws; drawn++) {
    const kind = draw()
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}
