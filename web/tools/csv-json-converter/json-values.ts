import { type ColumnType, cellAsJson } from './column-types.ts'
import type { ChosenColumn } from './columns.ts'
import type { Plan } from './row-plan.ts'

/** A row as it comes from the file: its cells, and those beyond the header. */
export type TableRow = { readonly cells: readonly string[]; readonly extra: readonly string[] }

/** How rows become text. */
export type Layout = {
  readonly columns: readonly ChosenColumn[]
  /** Of the chosen columns. */
  readonly types: readonly ColumnType[]
  readonly plan: Plan
  /** Whether names are paths, so that `[]` and `{}` in a cell are what they look like. */
  readonly isNested: boolean
  /** The key of the cells beyond the header. */
  readonly extraKey: string
  /** Written once a level; an empty one writes everything on one line. */
  readonly indent: string
}

/** A row as an object; cells beyond the header become one list. */
export function objectText(layout: Layout, { cells, extra }: TableRow, depth: number): string {
  const members = memberTexts(layout, layout.plan, cells, depth + 1)
  if (extra.length > 0) {
    const list = listText(layout, extra.map(quoteCell), depth + 1)
    members.push(JSON.stringify(layout.extraKey) + colon(layout) + list)
  }
  return encloseItems(layout, '{', members, '}', depth)
}

/** A row as an array, cells beyond the header at its end. */
export function arrayText(layout: Layout, { cells, extra }: TableRow, depth: number): string {
  const texts = layout.columns.map((_, column) => cellText(layout, column, cells))
  return listText(layout, [...texts, ...extra.map(quoteCell)], depth)
}

export function cellText(
  { columns, types, isNested }: Layout,
  column: number,
  cells: readonly string[],
): string {
  const cell = cells[columns[column]?.index ?? -1] ?? ''
  if (isNested && (cell === '[]' || cell === '{}')) return cell
  return cellAsJson(cell, types[column] ?? 'text')
}

export function listText(layout: Layout, items: readonly string[], depth: number): string {
  return encloseItems(layout, '[', items, ']', depth)
}

export function lineBreak({ indent }: Layout, depth: number): string {
  return indent === '' ? '' : `\n${indent.repeat(depth)}`
}

export function colon({ indent }: Layout): string {
  return indent === '' ? ':' : ': '
}

function encloseItems(
  layout: Layout,
  open: string,
  texts: readonly string[],
  close: string,
  depth: number,
): string {
  if (texts.length === 0) return open + close
  const inner = lineBreak(layout, depth + 1)
  return open + inner + texts.join(`,${inner}`) + lineBreak(layout, depth) + close
}

/** The members of an object; a nested value whose cells are all empty was not there. */
function memberTexts(layout: Layout, plan: Plan, cells: readonly string[], depth: number): string[] {
  if (plan.kind !== 'object') return []
  const texts: string[] = []
  for (const { key, plan: value } of plan.members) {
    if (value.kind === 'cell' || hasContent(layout, value, cells))
      texts.push(key + colon(layout) + valueText(layout, value, cells, depth))
  }
  return texts
}

function valueText(layout: Layout, plan: Plan, cells: readonly string[], depth: number): string {
  if (plan.kind === 'cell') return cellText(layout, plan.column, cells)
  if (plan.kind === 'object')
    return encloseItems(layout, '{', memberTexts(layout, plan, cells, depth + 1), '}', depth)
  const last = plan.items.findLastIndex((item) => hasContent(layout, item, cells))
  const items = plan.items.slice(0, last + 1).map((item) => valueText(layout, item, cells, depth + 1))
  return listText(layout, items, depth)
}

function hasContent(layout: Layout, plan: Plan, cells: readonly string[]): boolean {
  if (plan.kind === 'cell') return (cells[layout.columns[plan.column]?.index ?? -1] ?? '') !== ''
  const parts = plan.kind === 'array' ? plan.items : plan.members.map((member) => member.plan)
  return parts.some((part) => hasContent(layout, part, cells))
}

function quoteCell(cell: string): string {
  return JSON.stringify(cell)
}
