const MOST_ITEMS = 1000
const LONGEST_ITEM = 60

/**
 * The items of a text that is a list: a line each, without bullets and numbers, or short words between commas or
 * semicolons. Undefined for anything else: sentences, one item, long lines.
 */
export function listIn(text: string): readonly string[] | undefined {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map(bare)
    .filter(Boolean)
  const items = lines.length === 1 ? (lines[0] ?? '').split(/[,;]/).map((item) => item.trim()) : lines
  const fewest = lines.length === 1 ? 3 : 2
  if (items.length < fewest || items.length > MOST_ITEMS) return undefined
  return items.every(isItem) ? items : undefined
}

/** A line without the mark of its list. */
function bare(line: string): string {
  return line.replace(/^\s*(?:[-*•]|\d{1,3}[.)])\s+/, '').trim()
}

function isItem(item: string): boolean {
  return (
    item !== '' && item.length <= LONGEST_ITEM && !/[.!?:]$|[{}<>=;\t|]/.test(item) && /\p{L}/u.test(item)
  )
}
