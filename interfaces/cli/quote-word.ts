/** Writes a word for a POSIX shell. */
export function quoteWord(word: string): string {
  return /^[\w./:=,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
