import type { Block } from '../../../document/blocks.ts'

/** Longer digits are an identifier, which can break like a long word. */
const MAX_NUMBER_LENGTH = 24
/** Amount, date or time with its minus, currency or unit: `−1,234.50 €`, `CHF 12`, `2026-03-01`, `40 km/h`. */
const NUMBER =
  /^\(?[-+−±]?\s*(?:\p{Sc}|[A-Z]{1,3}\p{Sc}?|\p{L}{1,2}\.?)?\s*[-+−]?\s*\d[\d.,'’\s:/-]*\)?\s*(?:\p{Sc}|[%‰]|°?\p{L}{1,4}(?:\/\p{L}{1,4})?[²³]?\.?)?\)?$/u

/** Whether a cell contains one number, which is unreadable if it breaks within. */
export function isNumberCell(blocks: readonly Block[]): boolean {
  const text = blocks.map(getText).join(' ').trim()
  return text.length <= MAX_NUMBER_LENGTH && NUMBER.test(text)
}

/** Returns the text of a paragraph; of other blocks a character that no number has. */
function getText(block: Block): string {
  if (block.kind !== 'paragraph') return '\0'
  return block.content.map((inline) => (inline.kind === 'text' ? inline.text : '\0')).join('')
}
