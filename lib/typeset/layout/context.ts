import type { Alignment, Block, Direction, Heading, Paragraph, TextStyle } from '../../document/blocks.ts'
import type { FontSet } from '../fonts/font-set.ts'
import type { ShapedText } from '../text/shaped-text.ts'
import type { PageNumbers } from '../text/styled-text.ts'
import type { LineBox } from './line-box.ts'
import { openTag, type Tag } from './tag.ts'

/** Layout context of blocks. */
export type LayoutContext = {
  readonly fonts: FontSet
  readonly language: string
  readonly direction: Direction
  readonly style: TextStyle
  readonly align?: Alignment | undefined
  readonly pageNumbers: PageNumbers
  /** Maximum height of anything: higher content is scaled down or split. */
  readonly pageHeight: number
  /** Width of the page body, which notes fill wherever their references are. */
  readonly pageWidth: number
  /** Parent of their tags; none in headers and footers, which are not part of the text. */
  readonly tag: Tag | undefined
  /** Tables request widths first and then lines: the same paragraph is shaped once. */
  readonly shaped: WeakMap<Paragraph | Heading, ShapedText>
  /** For blocks that contain blocks. */
  layOut(blocks: readonly Block[], width: number, context: LayoutContext): LineBox[]
  widths(blocks: readonly Block[], context: LayoutContext): Widths
}

/** The width that something would like, and the least that parts no word. */
export type Widths = { readonly minContent: number; readonly maxContent: number }

/** Returns the context of the contents of a block with its own tag. */
export function within(
  context: LayoutContext,
  type: string,
  more?: Parameters<typeof openTag>[2],
): LayoutContext {
  return context.tag ? { ...context, tag: openTag(context.tag, type, more) } : context
}
