/**
 * Returns the word that is closest to a misspelled one, or undefined if none is within a third of its length (at least
 * one edit). Case does not count.
 */
export function closestWord(misspelled: string, words: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(misspelled.length / 3))
  const [best] = words
    .map((word) => ({ word, distance: editDistance(misspelled.toLowerCase(), word.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((a, b) => a.distance - b.distance)
  return best?.word
}

/**
 * Number of insertions, deletions, substitutions and exchanges of neighbors that make one word of another (optimal
 * string alignment distance).
 */
export function editDistance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)]
  for (let line = 1; line <= from.length; line++) {
    const row = [line]
    for (let column = 1; column <= to.length; column++) {
      const at = (up: number, left: number) => rows[line - up]?.[column - left] ?? 0
      const isSame = from[line - 1] === to[column - 1]
      const isExchanged = from[line - 1] === to[column - 2] && from[line - 2] === to[column - 1]
      row.push(
        Math.min(
          at(1, 1) + (isSame ? 0 : 1),
          at(1, 0) + 1,
          (row[column - 1] ?? 0) + 1,
          line > 1 && column > 1 && isExchanged ? at(2, 2) + 1 : Infinity,
        ),
      )
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? 0
}
