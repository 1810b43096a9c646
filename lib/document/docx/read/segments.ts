import { getChild, textWithin, type XmlElement } from '../../../markup/read-xml.ts'
import type { Alignment, Block, Image, Inline, Paragraph } from '../../blocks.ts'

/** Part of a paragraph: inline content, a break, or anchored content. */
export type Segment =
  | { readonly kind: 'inline'; readonly inline: Inline }
  | { readonly kind: 'page-break' }
  | { readonly kind: 'column-break' }
  | { readonly kind: 'anchored'; readonly image: Image; readonly align?: Alignment }
  | { readonly kind: 'blocks'; readonly blocks: readonly Block[] }
  | { readonly kind: 'bookmark'; readonly name: string }

/**
 * Splits a paragraph into blocks. A page or column can end within it; anchored images precede the part with their
 * anchor, text boxes follow it.
 */
export function partedAtBreaks(
  segments: readonly Segment[],
  make: (content: readonly Inline[], more: Partial<Paragraph>) => Block,
): Block[] {
  const blocks: Block[] = []
  let anchored: Block[] = []
  let boxes: Block[] = []
  let content: Inline[] = []
  let id: string | undefined
  let isBegun = false
  const end = (hasLine: boolean) => {
    const line = hasLine ? [make(content, { ...(id ? { id } : {}), ...(isBegun ? CONTINUED : {}) })] : []
    blocks.push(...anchored, ...line, ...boxes)
    if (hasLine) {
      isBegun = true
      content = []
      id = undefined
    }
    anchored = []
    boxes = []
  }
  for (const segment of segments)
    switch (segment.kind) {
      case 'inline':
        content.push(segment.inline)
        break
      case 'bookmark':
        id ??= segment.name
        break
      case 'anchored':
        anchored.push({
          kind: 'image-block',
          ...segment.image,
          ...(segment.align ? { align: segment.align } : {}),
        })
        break
      case 'blocks':
        boxes.push(...segment.blocks)
        break
      case 'column-break':
      case 'page-break':
        end(content.length > 0 || isBegun || segments.at(-1) === segment)
        blocks.push({ kind: segment.kind })
        isBegun = true
    }
  const isOnlyBreak =
    isBegun && content.length === 0 && /^(page|column)-break$/.test(segments.at(-1)?.kind ?? '')
  if (!isOnlyBreak) end(true)
  return blocks
}

/** Properties of the rest of a paragraph after a page break within it. */
const CONTINUED: Partial<Paragraph> = { spaceBefore: 0, firstLine: 0 }

/** Returns the horizontal alignment of an anchored image (20.4.2.10), if given by keyword. */
export function anchoredAlign(anchor: XmlElement): Alignment | undefined {
  const said = getChild(anchor, 'wp:positionH', 'wp:align')
  const word = said && textWithin(said).trim()
  return word === 'center' || word === 'right' || word === 'left' ? word : undefined
}
