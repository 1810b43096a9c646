import type { List, ListItem, Paragraph } from '../../document/blocks.ts'
import { moved, type PageItem } from '../page.ts'
import { type LayoutContext, within } from './context.ts'
import { markerText } from './list-marker.ts'
import { indented, type Strip } from './strip.ts'

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

/** Items stand in, their markers hang before them. */
export function layList(list: List, width: number, context: LayoutContext): Strip[] {
  const own = within(context, 'L', { numbering: NUMBERINGS[list.marker] })
  const first = list.start ?? 1
  const strips = list.items.flatMap((item, index) =>
    layItem(item, item.marker ?? markerText(list.marker, first + index), listIndent(list), width, own),
  )
  const last = strips.at(-1)
  if (last && list.spaceAfter !== undefined)
    strips[strips.length - 1] = { ...last, after: Math.max(last.after, list.spaceAfter) }
  return strips
}

function layItem(
  item: ListItem,
  marker: string,
  indent: number,
  width: number,
  context: LayoutContext,
): Strip[] {
  const own = within(context, 'LI')
  const label = marker === '' ? undefined : layMarker(marker, item, indent, own)
  const body = context.lay(item.blocks, width - indent, within(own, 'LBody'))
  const [first, ...rest] = body.map((strip) => indented(strip, context.direction === 'ltr' ? indent : 0))
  if (!first) return label ? [label] : []
  if (!label) return [first, ...rest]
  const drop = (first.baseline ?? label.baseline ?? 0) - (label.baseline ?? 0)
  const x = context.direction === 'ltr' ? 0 : width - indent
  const items: PageItem[] = label.items.map((one) => moved(one, x, drop))
  return [{ ...first, items: [...items, ...first.items] }, ...rest]
}

/** The marker looks like the text that it stands before, and ends a little before it. */
function layMarker(
  marker: string,
  item: ListItem,
  indent: number,
  context: LayoutContext,
): Strip | undefined {
  const paragraph = markerOf(item, marker)
  const own = within(context, 'Lbl')
  const room = Math.max(indent, context.widths([paragraph], own).maxContent)
  const [strip] = context.lay([paragraph], room, own)
  if (!strip) return undefined
  return context.direction === 'ltr' ? indented(strip, indent - room) : strip
}

/** A marker as a paragraph, in the style of what it stands before. */
export function markerOf({ blocks: [first] }: ListItem, marker: string): Paragraph {
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
