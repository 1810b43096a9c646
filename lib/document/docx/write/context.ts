import type { Alignment, Block, Borders, Color, Direction, TextStyle } from '../../blocks.ts'
import type { NumberingPart } from './numbering-part.ts'
import type { Media, Relationships } from './part.ts'

/** State shared by all parts of a document while it is written. */
export type DocxState = {
  readonly media: Media
  readonly numbering: NumberingPart
  /** Contents of `w:footnotes`, in the order of the references. */
  readonly footnotes: string[]
  readonly footnoteRelationships: Relationships
  /** Bookmark names by block id. */
  readonly bookmarks: Map<string, { readonly name: string; readonly number: number }>
  readonly language: string
  /** Base style of all text. */
  readonly style: TextStyle
}

/** Context of blocks. */
export type WriteContext = {
  readonly state: DocxState
  readonly relationships: Relationships
  readonly direction: Direction
  readonly align?: Alignment | undefined
  /** How wide the room is, for tables that fill it. */
  readonly width: number
  /** Indent of all content. */
  readonly indent: number
  readonly indentEnd: number
  readonly isQuote: boolean
  readonly shade?: Color | undefined
  readonly borders?: Borders | undefined
  readonly listLevel: number
  /** Style of paragraphs without another. */
  readonly styleId?: string | undefined
  blocks(blocks: readonly Block[], context: WriteContext): string
}

/** Returns a valid bookmark name (ECMA-376, 17.13.6.2): letters and digits, 40 at most. */
export function getBookmark(
  id: string,
  { bookmarks }: DocxState,
): { readonly name: string; readonly number: number } {
  const known = bookmarks.get(id)
  if (known) return known
  const number = bookmarks.size + 1
  const plain = id.replace(/[^\p{L}\p{N}_]/gu, '_').slice(0, 30)
  const made = { name: /^[\p{L}_]/u.test(plain) ? `${plain}_${number}` : `b_${number}`, number }
  bookmarks.set(id, made)
  return made
}
