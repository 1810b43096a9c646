const MAX_ITEMS = 1000
const MAX_ITEM_LENGTH = 60

/**
 * Returns the items of text that is a list: one per line, without bullets and numbers, or short words separated by
 * commas or semicolons; or JSON with one column. Undefined for anything else: sentences, one item, long lines.
 */
export function listIn(text: string): readonly string[] | undefined {
  const lines = (jsonColumn(text) ?? text)
    .split(/\r\n|\r|\n/)
    .map(bare)
    .filter(Boolean)
  const items = lines.length === 1 ? (lines[0] ?? '').split(/[,;]/).map((item) => item.trim()) : lines
  const fewest = lines.length === 1 ? 3 : 2
  if (items.length < fewest || items.length > MAX_ITEMS) return undefined
  return items.every(isItem) ? items : undefined
}

/** Returns the only column of JSON rows, or a JSON array of strings, as lines. */
function jsonColumn(text: string): string | undefined {
  if (!/^\s*\[/.test(text)) return undefined
  try {
    const rows: readonly unknown[] = JSON.parse(text)
    const cells = rows.map((row) => {
      const [cell, ...others] = typeof row === 'object' && row !== null ? Object.values(row) : [row]
      return others.length === 0 ? cell : undefined
    })
    return cells.every((cell) => typeof cell === 'string') ? cells.join('\n') : undefined
  } catch {
    return undefined
  }
}

/** Returns a line without its list marker. */
function bare(line: string): string {
  return line.replace(/^\s*(?:[-*•]|\d{1,3}[.)])\s+/, '').trim()
}

function isItem(item: string): boolean {
  return (
    item !== '' && item.length <= MAX_ITEM_LENGTH && !/[.!?:]$|[{}<>=;\t|]/.test(item) && /\p{L}/u.test(item)
  )
}
