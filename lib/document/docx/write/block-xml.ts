import type { Block, Group, List, ListItem, Paragraph } from '../../blocks.ts'
import type { WriteContext } from './context.ts'
import { type ItemPlace, paragraphXml } from './paragraph-xml.ts'
import { tableXml } from './table-xml.ts'
import { tag } from './xml.ts'

const INDENT = 18
const MAX_LEVEL = 8

/** Blocks as paragraphs and tables. Two tables that touch would be one, so a line stands between them. */
export function blocksXml(blocks: readonly Block[], context: WriteContext): string {
  return blocks
    .map((block, index) => {
      const isTouching = block.kind === 'table' && blocks[index - 1]?.kind === 'table'
      return (isTouching ? '<w:p/>' : '') + blockXml(block, context)
    })
    .join('')
}

function blockXml(block: Block, context: WriteContext): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return paragraphXml(block, context)
    case 'list':
      return listXml(block, context)
    case 'table':
      return tableXml(block, context)
    case 'image-block': {
      const { align, spaceBefore, spaceAfter, keepWithNext, kind: _, ...image } = block
      return paragraphXml(
        omitUndefined({
          kind: 'paragraph',
          content: [{ kind: 'image', ...image }],
          align,
          spaceBefore,
          spaceAfter,
          keepWithNext,
        }),
        context,
      )
    }
    case 'drawing':
      return paragraphXml({ kind: 'paragraph', content: [{ kind: 'text', text: block.alt }] }, context)
    case 'group':
      return groupXml(block, context)
    case 'rule':
      return paragraphXml(
        omitUndefined({
          kind: 'paragraph',
          content: [],
          lineHeight: { exactly: 2 },
          spaceBefore: block.spaceBefore,
          spaceAfter: block.spaceAfter,
        }),
        {
          ...context,
          borders: { bottom: { width: block.width, color: block.color } },
        },
      )
    case 'columns':
      return context.blocks(block.blocks, context)
    case 'column-break':
      return ''
    case 'page-break':
      return tag('w:p', {}, tag('w:r', {}, tag('w:br', { 'w:type': 'page' })))
  }
}

/** A paragraph without the properties that have no value. */
function omitUndefined(paragraph: { [Key in keyof Paragraph]: Paragraph[Key] | undefined }): Paragraph {
  // Only undefined values are omitted.
  return Object.fromEntries(Object.entries(paragraph).filter(([, value]) => value !== undefined)) as Paragraph
}

function groupXml(group: Group, context: WriteContext): string {
  const { padding } = group
  return context.blocks(group.blocks, {
    ...context,
    indent: context.indent + (padding?.left ?? 0),
    indentEnd: context.indentEnd + (padding?.right ?? 0),
    isQuote: context.isQuote || group.role === 'quote',
    shade: group.shade ?? context.shade,
    borders: group.borders ?? context.borders,
  })
}

function listXml(list: List, context: WriteContext): string {
  const level = Math.min(context.listLevel, MAX_LEVEL)
  const indent = context.indent + (list.indent ?? INDENT)
  const format = { marker: list.marker, level, start: list.start ?? 1, indent }
  const own = context.state.numbering.add(format)
  const placeOf = ({ marker }: ListItem): ItemPlace => ({
    level,
    list: marker === undefined ? own : context.state.numbering.add({ ...format, char: marker }),
  })
  const within = { ...context, indent, listLevel: context.listLevel + 1 }
  return list.items.map((item) => itemXml(item, placeOf(item), within)).join('')
}

/** The first paragraph of an item has its marker; an item without one gets an empty one. */
function itemXml({ blocks }: ListItem, place: ItemPlace, context: WriteContext): string {
  const [first, ...rest] = blocks
  if (first?.kind === 'paragraph' || first?.kind === 'heading')
    return paragraphXml(first, context, place) + context.blocks(rest, context)
  return paragraphXml({ kind: 'paragraph', content: [] }, context, place) + context.blocks(blocks, context)
}
