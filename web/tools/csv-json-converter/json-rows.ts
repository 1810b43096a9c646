import { type ColumnType, cellAsJson } from './column-types.ts'
import { type ChosenColumn, freeName } from './columns.ts'
import { INDENTS, type JsonOptions, type Shape } from './options.ts'
import { flatPlan, nestedPlan, type Plan } from './row-plan.ts'
import type { TextChunks } from './text-chunks.ts'

/** Writes rows as one JSON text, row by row. */
export type JsonRows = { row(row: TableRow): void; end(): void }

/** `types` belong to the columns of the input, by their index. */
export function jsonRows(
  columns: readonly ChosenColumn[],
  types: readonly ColumnType[],
  options: JsonOptions,
  out: TextChunks,
): JsonRows {
  const names = new Set(columns.map(({ name }) => name))
  const isInLines = options.shape === 'lines'
  const layout: Layout = {
    columns,
    types: columns.map(({ index }) => types[index] ?? 'text'),
    plan: options.unflattens ? nestedPlan(columns) : flatPlan(columns),
    isNested: options.unflattens,
    extraKey: names.has('_extra') ? freeName('_extra', (name) => names.has(name)) : '_extra',
    indent: isInLines ? '' : (INDENTS.find(({ value }) => value === options.indent)?.text ?? ''),
  }
  return WRITERS[options.shape](layout, out)
}

const WRITERS: Readonly<Record<Shape, (layout: Layout, out: TextChunks) => JsonRows>> = {
  objects: (layout, out) => inBrackets(layout, out, '[]', (row) => objectText(layout, row, 1)),
  arrays(layout, out) {
    const heading = listText(
      layout,
      layout.columns.map(({ name }) => JSON.stringify(name)),
      1,
    )
    return inBrackets(layout, out, '[]', (row) => arrayText(layout, row, 1), heading)
  },
  keyed(layout, out) {
    const keys = new Set<string>()
    const column = layout.columns[0]?.index ?? 0
    return inBrackets(layout, out, '{}', (row) => {
      const key = uniqueKey(row.cells[column] ?? '', keys)
      return JSON.stringify(key) + colon(layout) + objectText(layout, row, 1)
    })
  },
  columns: inColumns,
  lines: (layout, out) => ({
    row: (row) => out.write(`${objectText(layout, row, 0)}\n`),
    end() {},
  }),
}

function inBrackets(
  layout: Layout,
  out: TextChunks,
  brackets: '[]' | '{}',
  textOf: (row: TableRow) => string,
  heading?: string,
): JsonRows {
  const inner = lineBreak(layout, 1)
  let before = brackets[0] + inner
  const item = (text: string) => {
    out.write(before + text)
    before = `,${inner}`
  }
  if (heading !== undefined) item(heading)
  return {
    row: (row) => item(textOf(row)),
    end: () => out.write(lineBreak(layout, 0) + brackets[1]),
  }
}

/** Collects one list per column; all are in memory until the end. */
function inColumns(layout: Layout, out: TextChunks): JsonRows {
  const lists = layout.columns.map((): string[] => [])
  const extras: string[] = []
  let hasExtras = false
  return {
    row(row) {
      lists.forEach((list, column) => {
        list.push(cellText(layout, column, row.cells))
      })
      hasExtras ||= row.extra.length > 0
      extras.push(JSON.stringify(row.extra))
    },
    end() {
      const named = layout.columns.map(({ name }, column) => ({ name, list: lists[column] ?? [] }))
      if (hasExtras) named.push({ name: layout.extraKey, list: extras })
      named.forEach(({ name, list }, position) => {
        const before = (position === 0 ? '{' : ',') + lineBreak(layout, 1)
        out.write(before + JSON.stringify(name) + colon(layout))
        out.write(listText(layout, list, 1))
      })
      out.write(`${lineBreak(layout, 0)}}`)
    },
  }
}

/** A key that was there before gets a number, so that no row is lost. */
function uniqueKey(cell: string, keys: Set<string>): string {
  const key = keys.has(cell) ? freeName(cell, (name) => keys.has(name)) : cell
  keys.add(key)
  return key
}

/** Row as read from the file: its cells, and those beyond the header. */
type TableRow = { readonly cells: readonly string[]; readonly extra: readonly string[] }

/** How rows become text. */
type Layout = {
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
function objectText(layout: Layout, { cells, extra }: TableRow, depth: number): string {
  const members = memberTexts(layout, layout.plan, cells, depth + 1)
  if (extra.length > 0) {
    const list = listText(layout, extra.map(quoteCell), depth + 1)
    members.push(JSON.stringify(layout.extraKey) + colon(layout) + list)
  }
  return encloseItems(layout, '{', members, '}', depth)
}

/** A row as an array, cells beyond the header at its end. */
function arrayText(layout: Layout, { cells, extra }: TableRow, depth: number): string {
  const texts = layout.columns.map((_, column) => cellText(layout, column, cells))
  return listText(layout, [...texts, ...extra.map(quoteCell)], depth)
}

function cellText({ columns, types, isNested }: Layout, column: number, cells: readonly string[]): string {
  const cell = cells[columns[column]?.index ?? -1] ?? ''
  if (isNested && (cell === '[]' || cell === '{}')) return cell
  return cellAsJson(cell, types[column] ?? 'text')
}

function listText(layout: Layout, items: readonly string[], depth: number): string {
  return encloseItems(layout, '[', items, ']', depth)
}

function lineBreak({ indent }: Layout, depth: number): string {
  return indent === '' ? '' : `\n${indent.repeat(depth)}`
}

function colon({ indent }: Layout): string {
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
