/** Returns the lines of a string that contain more than whitespace, unchanged. */
export function linesWithText(text: string): string[] {
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
}

/** Each item once, in the order of its first coming; items are the same after NFC (Unicode UAX #15). */
export function withoutDuplicates(items: readonly string[]): string[] {
  const first = new Map<string, string>()
  for (const item of items) {
    const key = item.normalize('NFC')
    if (!first.has(key)) first.set(key, item)
  }
  return [...first.values()]
}
