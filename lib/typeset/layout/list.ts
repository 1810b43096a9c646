import type { List, ListItem, Paragraph } from '../../document/blocks.ts'
import { type PageItem, translateItem } from '../page.ts'
import { type LayoutContext, within } from './context.ts'
import { indentLineBox, type LineBox } from './line-box.ts'
import { markerText } from './list-marker.ts'

const INDENT = 18
const MARKER_GAP = 5
const NUMBERINGS = {
  bullet: 'Disc',
  decimal: 'Decimal',
  'lower-letter': 'LowerAlpha',
  'upper-letter': 'UpperAlpha',
  'lower-roman': 'LowerRoman',
  'upper-roman': 'UpperRoman',
  none: 'None',
} as const

export function listIndent({ indent = INDENT }: List): number {
  return indent
}

/** Lays out a list: items are indented, their markers hang before them. */
export function layOutList(list: List, width: number, context: LayoutContext): LineBox[] {
  const own = within(context, 'L', { numbering: NUMBERINGS[list.marker] })
  const first = list.start ?? 1
  const lineBoxes = list.items.flatMap((item, index) =>
    layOutItem(item, item.marker ?? markerText(list.marker, first + index), listIndent(list), width, own),
  )
  const last = lineBoxes.at(-1)
  if (last && list.spaceAfter !== undefined)
    lineBoxes[lineBoxes.length - 1] = { ...last, after: Math.max(last.after, list.spaceAfter) }
  return lineBoxes
}

function layOutItem(
  item: ListItem,
  marker: string,
  indent: number,
  width: number,
  context: LayoutContext,
): LineBox[] {
  const own = within(context, 'LI')
  const label = marker === '' ? undefined : layOutMarker(marker, item, indent, own)
  const body = context.layOut(item.blocks, width - indent, within(own, 'LBody'))
  const [first, ...rest] = body.map((lineBox) =>
    indentLineBox(lineBox, context.direction === 'ltr' ? indent : 0),
  )
  if (!first) return label ? [label] : []
  if (!label) return [first, ...rest]
  const drop = (first.baseline ?? label.baseline ?? 0) - (label.baseline ?? 0)
  const x = context.direction === 'ltr' ? 0 : width - indent
  const items: PageItem[] = label.items.map((one) => translateItem(one, x, drop))
  return [{ ...first, items: [...items, ...first.items] }, ...rest]
}

/** Lays out a marker in the style of its text, ending a little before it. */
function layOutMarker(
  marker: string,
  item: ListItem,
  indent: number,
  context: LayoutContext,
): LineBox | undefined {
  const paragraph = getMarker(item, marker)
  const own = within(context, 'Lbl')
  const room = Math.max(indent, context.widths([paragraph], own).maxContent)
  const [lineBox] = context.layOut([paragraph], room, own)
  if (!lineBox) return undefined
  return context.direction === 'ltr' ? indentLineBox(lineBox, indent - room) : lineBox
}

/** Returns a marker as a paragraph, in the style of the item's first block. */
export function getMarker({ blocks: [first] }: ListItem, marker: string): Paragraph {
  const like = first?.kind === 'paragraph' || first?.kind === 'heading' ? first : undefined
  const { size, color } = like?.content.find((inline) => inline.kind === 'text')?.style ?? {}
  const style = { ...(size === undefined ? {} : { size }), ...(color === undefined ? {} : { color }) }
  return {
    kind: 'paragraph',
    content: [{ kind: 'text', text: marker, style }],
    align: 'end',
    indentEnd: MARKER_GAP,
    ...(like?.style ? { style: like.style } : {}),
    ...(like?.lineHeight ? { lineHeight: like.lineHeight } : {}),
  }
}
