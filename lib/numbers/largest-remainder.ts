/**
 * Returns shares of a whole in tenths of a percent that add up to 1000 exactly: each share rounded down, the rest
 * distributed to the largest remainders, the earlier one first among equals (Hamilton method). All 0 without counts.
 */
export function permilleShares(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + BigInt(count), 0n)
  if (total === 0n) return counts.map(() => 0)
  const shares = counts.map((count) => Number((BigInt(count) * 1000n) / total))
  const remainders = counts.map((count, index) => ({ index, rest: (BigInt(count) * 1000n) % total }))
  remainders.sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1))
  const missing = 1000 - shares.reduce((sum, share) => sum + share, 0)
  const raised = new Set(remainders.slice(0, missing).map(({ index }) => index))
  return shares.map((share, index) => (raised.has(index) ? share + 1 : share))
}
