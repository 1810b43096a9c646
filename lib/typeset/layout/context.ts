import type { Alignment, Block, Direction, Heading, Paragraph, TextStyle } from '../../document/blocks.ts'
import type { FontSet } from '../fonts/font-set.ts'
import type { ShapedText } from '../text/shaped-text.ts'
import type { PageNumbers } from '../text/styled-text.ts'
import type { LineBox } from './line-box.ts'
import { openTag, type Tag } from './tag.ts'

/** What blocks take from what they stand in. */
export type LayoutContext = {
  readonly fonts: FontSet
  readonly language: string
  readonly direction: Direction
  readonly style: TextStyle
  readonly align?: Alignment | undefined
  readonly pageNumbers: PageNumbers
  /** How high anything may be: what is higher is made smaller, or parted. */
  readonly pageHeight: number
  /** How wide the body of a page is, which notes fill wherever their marks stand. */
  readonly pageWidth: number
  /** The tag that they add theirs to; none in headers and footers, which are no part of the text. */
  readonly tag: Tag | undefined
  /** Tables ask for widths first and for lines then: the same paragraph is shaped once. */
  readonly shaped: WeakMap<Paragraph | Heading, ShapedText>
  /** For blocks that hold blocks. */
  layOut(blocks: readonly Block[], width: number, context: LayoutContext): LineBox[]
  widths(blocks: readonly Block[], context: LayoutContext): Widths
}

/** The width that something would like, and the least that parts no word. */
export type Widths = { readonly minContent: number; readonly maxContent: number }

/** The context of what stands within a block of its own tag. */
export function within(
  context: LayoutContext,
  type: string,
  more?: Parameters<typeof openTag>[2],
): LayoutContext {
  return context.tag ? { ...context, tag: openTag(context.tag, type, more) } : context
}
