import type { ColumnType } from './column-types.ts'
import { type ChosenColumn, freeName } from './columns.ts'
import {
  arrayText,
  cellText,
  colon,
  type Layout,
  lineBreak,
  listText,
  objectText,
  type TableRow,
} from './json-values.ts'
import { INDENTS, type JsonOptions, type Shape } from './options.ts'
import { flatPlan, nestedPlan } from './row-plan.ts'
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

/** One list a column; they are held until the end. */
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
