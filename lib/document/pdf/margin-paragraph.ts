import type { Inline, Paragraph, TabStop } from '../blocks.ts'
import { getStyle } from './paragraph-blocks.ts'
import type { RunningRow } from './running-lines.ts'
import type { Span, TextLine } from './text-lines.ts'

/** Left and right edge of the text of the pages. */
export type Extent = { readonly x: number; readonly toX: number }

/** Returns a running row as a paragraph of a header or footer, with fields in place of its page numbers. */
export function marginParagraph(row: RunningRow, extent: Extent): Paragraph {
  const { lines } = row
  const base = { kind: 'paragraph', spaceAfter: 0 } as const
  const [only] = lines
  if (only && lines.length === 1) {
    const side = sideOf(only, extent)
    return {
      ...base,
      content: lineInlines(row, 0),
      ...(only.isFromRight ? { direction: 'rtl' } : {}),
      ...(side === 'start' ? {} : { align: side === 'end' ? 'right' : 'center' }),
    }
  }
  const content: Inline[] = []
  const tabs: TabStop[] = []
  for (const [index, line] of lines.entries()) {
    const side = sideOf(line, extent)
    const at = { start: line.x - extent.x, center: (extent.toX - extent.x) / 2, end: extent.toX - extent.x }[
      side
    ]
    if (index > 0 || side !== 'start') {
      content.push({ kind: 'text', text: '\t' })
      tabs.push({ at: Math.max(1, at), align: side })
    }
    content.push(...lineInlines(row, index))
  }
  return { ...base, content, tabs: tabs.sort((one, other) => one.at - other.at) }
}

const CENTERED = 0.04
const NEAR = 0.08

function sideOf(line: TextLine, { x, toX }: Extent): 'start' | 'center' | 'end' {
  const width = toX - x
  const before = line.x - x
  const after = toX - line.toX
  if (before > width * NEAR && Math.abs(before - after) < width * CENTERED) return 'center'
  return before > after && after < width * NEAR ? 'end' : 'start'
}

/** A part of a line that a field replaces. */
type Field = { readonly at: number; readonly length: number; readonly shows: 'number' | 'count' }

function lineInlines({ lines, number }: RunningRow, index: number): Inline[] {
  const fields: Field[] = []
  if (number?.line === index) {
    fields.push({ at: number.at, length: number.length, shows: 'number' })
    if (number.count) fields.push({ ...number.count, shows: 'count' })
  }
  const inlines: Inline[] = []
  let start = 0
  for (const span of lines[index]?.spans ?? []) {
    inlines.push(...spanInlines(span, start, fields))
    start += span.text.length
  }
  return trimmed(inlines)
}

/** Without the space at the start and end of the line. */
function trimmed(inlines: readonly Inline[]): Inline[] {
  const last = inlines.length - 1
  return inlines.map((inline, index) => {
    if (inline.kind !== 'text' || (index > 0 && index < last)) return inline
    const text = index === 0 ? inline.text.trimStart() : inline.text
    return { ...inline, text: index === last ? text.trimEnd() : text }
  })
}

/** Splits a span that starts at `start` of its line at the fields that begin in it. */
function spanInlines(span: Span, start: number, fields: readonly Field[]): Inline[] {
  const style = getStyle(span)
  const inlines: Inline[] = []
  let at = 0
  const addText = (end: number) => {
    if (end > at) inlines.push({ kind: 'text', text: span.text.slice(at, end), style })
  }
  for (const { at: from, length, shows } of fields) {
    const own = from - start
    if (own >= span.text.length || own + length <= 0) continue
    addText(own)
    if (own >= 0) inlines.push({ kind: 'page-field', shows, style })
    at = Math.min(span.text.length, own + length)
  }
  addText(span.text.length)
  return inlines
}
