/** The share of characters that are wrong, missing or too many (Levenshtein), white space counted as one space. */
export function errorRate(truth: string, read: string): number {
  const wanted = [...plain(truth)]
  const given = [...plain(read)]
  let row = Array.from({ length: given.length + 1 }, (_, at) => at)
  for (const [i, character] of wanted.entries()) {
    const next = [i + 1]
    for (const [j, other] of given.entries())
      next.push(
        Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (character === other ? 0 : 1)),
      )
    row = next
  }
  return (row.at(-1) ?? 0) / Math.max(1, wanted.length)
}

/**
 * Normalizes quotes and dashes, which both readers output in different forms, and removes the spaces of Japanese and
 * Chinese.
 */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’‚]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐–—]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(
      /(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}。、，ー]) | (?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}。、，ー])/gu,
      '',
    )
    .trim()
}
