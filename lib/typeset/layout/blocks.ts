import type { Block, Columns, Drawing, Group, ImageBlock, Rule } from '../../document/blocks.ts'
import type { PageItem } from '../page.ts'
import { type LayoutContext, type Widths, within } from './context.ts'
import { type BoxDecoration, type ColumnSet, indentLineBox, type LineBox } from './line-box.ts'
import { layOutList, listIndent } from './list.ts'
import { layOutParagraph, paragraphWidths } from './paragraph.ts'
import { layOutTable, tableWidths } from './table/table.ts'

const BREAK: LineBox = { height: 0, items: [], before: 0, after: 0, keepWithNext: false }
const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 }

/** Blocks as strips of a width. */
export function layOutBlocks(blocks: readonly Block[], width: number, context: LayoutContext): LineBox[] {
  return blocks.flatMap((block) => layOutBlock(block, width, context))
}

/** The width that blocks would like, and the least that parts no word. */
export function blockWidths(blocks: readonly Block[], context: LayoutContext): Widths {
  let minContent = 0
  let maxContent = 0
  for (const block of blocks) {
    const widths = widthsOfBlock(block, context)
    minContent = Math.max(minContent, widths.minContent)
    maxContent = Math.max(maxContent, widths.maxContent)
  }
  return { minContent, maxContent }
}

function widthsOfBlock(block: Block, context: LayoutContext): Widths {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return paragraphWidths(block, context)
    case 'table':
      return tableWidths(block, context)
    case 'image-block':
    case 'drawing':
      return { minContent: block.width, maxContent: block.width }
    case 'group': {
      const { left, right } = block.padding ?? NO_PADDING
      const { minContent, maxContent } = blockWidths(block.blocks, context)
      return { minContent: minContent + left + right, maxContent: maxContent + left + right }
    }
    case 'list': {
      const indent = listIndent(block)
      const { minContent, maxContent } = blockWidths(
        block.items.flatMap((item) => item.blocks),
        context,
      )
      return { minContent: minContent + indent, maxContent: maxContent + indent }
    }
    default:
      return { minContent: 0, maxContent: 0 }
  }
}

function layOutBlock(block: Block, width: number, context: LayoutContext): LineBox[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return layOutParagraph(block, width, context)
    case 'list':
      return layOutList(block, width, context)
    case 'table':
      return layOutTable(block, width, context)
    case 'image-block':
    case 'drawing':
      return [layOutFigure(block, width, context)]
    case 'group':
      return layOutGroup(block, width, context)
    case 'rule':
      return [layOutRule(block, width, context)]
    case 'columns':
      return layOutColumns(block, width, context)
    case 'column-break':
      return [{ ...BREAK, isColumnBreak: true }]
    case 'page-break':
      return [{ ...BREAK, isPageBreak: true }]
  }
}

/** Scales a figure down as a whole if it is too large for its space. */
function layOutFigure(block: ImageBlock | Drawing, room: number, context: LayoutContext): LineBox {
  const shrink = Math.min(1, room / block.width, context.pageHeight / block.height)
  const width = block.width * shrink
  const height = block.height * shrink
  const x = Math.max(0, room - width) * shareBefore(block, context)
  const tag = block.alt === '' ? undefined : within(context, 'Figure', { alt: block.alt }).tag
  const at = { x, y: 0 }
  const item: PageItem =
    block.kind === 'drawing'
      ? {
          kind: 'shapes',
          ...at,
          scaleX: width / block.box.width,
          scaleY: height / block.box.height,
          shapes: block.shapes,
          tag,
        }
      : { kind: 'image', ...at, width, height, source: block.source, tag }
  const link = block.kind === 'image-block' ? block.link : undefined
  return {
    height,
    items: link ? [item, { kind: 'link', ...at, width, height, target: link, text: block.alt, tag }] : [item],
    before: block.spaceBefore ?? 0,
    after: block.spaceAfter ?? 0,
    keepWithNext: block.keepWithNext ?? false,
  }
}

function shareBefore({ align = 'start' }: ImageBlock | Drawing, { direction }: LayoutContext): number {
  if (align === 'center') return 0.5
  if (align === 'left' || align === 'right') return align === 'right' ? 1 : 0
  return (align === 'end') === (direction === 'ltr') ? 1 : 0
}

function layOutGroup(group: Group, width: number, context: LayoutContext): LineBox[] {
  const padding = group.padding ?? NO_PADDING
  const own = within(context, group.role === 'quote' ? 'BlockQuote' : 'Div')
  const inner = layOutBlocks(group.blocks, width - padding.left - padding.right, own)
  const decoration: BoxDecoration | undefined =
    group.shade || group.borders ? { x: 0, width, shade: group.shade, borders: group.borders } : undefined
  const lineBoxes = [
    ...spacer(padding.top, true),
    ...inner.map((lineBox) => indentLineBox(lineBox, padding.left)),
    ...spacer(padding.bottom, false),
  ]
  return lineBoxes.map((lineBox, index): LineBox => {
    const isLast = index === lineBoxes.length - 1
    const staysWithNext = group.keepTogether || (padding.bottom > 0 && index === lineBoxes.length - 2)
    return {
      ...lineBox,
      before: index === 0 ? Math.max(lineBox.before, group.spaceBefore ?? 0) : lineBox.before,
      after: isLast ? Math.max(lineBox.after, group.spaceAfter ?? 0) : lineBox.after,
      keepWithNext: isLast
        ? (group.keepWithNext ?? lineBox.keepWithNext)
        : staysWithNext || lineBox.keepWithNext,
      ...(decoration ? { decorations: [decoration, ...(lineBox.decorations ?? [])] } : {}),
    }
  })
}

/** No word fits into narrower columns. */
const MIN_COLUMN = 20

function layOutColumns(block: Columns, room: number, context: LayoutContext): LineBox[] {
  const gap = Math.max(0, Math.min(block.gap, room / (block.count - 1) - MIN_COLUMN))
  const width = Math.max(MIN_COLUMN, (room - gap * (block.count - 1)) / block.count)
  const isFromRight = context.direction === 'rtl'
  const columns: ColumnSet = {
    count: block.count,
    width,
    step: isFromRight ? -(width + gap) : width + gap,
    x: isFromRight ? room - width : 0,
    hasRule: block.hasRule ?? false,
    isBalanced: block.isBalanced ?? false,
  }
  return layOutBlocks(block.blocks, width, context).map((lineBox) => ({ ...lineBox, columns }))
}

function spacer(height: number, keepWithNext: boolean): LineBox[] {
  return height > 0 ? [{ height, items: [], before: 0, after: 0, keepWithNext }] : []
}

function layOutRule(rule: Rule, room: number, { direction }: LayoutContext): LineBox {
  const { width: thickness, color, spaceBefore, spaceAfter } = rule
  const width = Math.min(rule.length ?? room, room)
  const x = direction === 'rtl' ? room - width : 0
  const y = thickness / 2
  return {
    height: thickness,
    items: [{ kind: 'line', x, y, toX: x + width, toY: y, width: thickness, color }],
    before: spaceBefore ?? 0,
    after: spaceAfter ?? 0,
    keepWithNext: false,
  }
}
