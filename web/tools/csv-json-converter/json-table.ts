import { compactJson } from '#lib/json/compact.ts'
import { type JsonDocument, NODE_KINDS, type NodeId } from '#lib/json/document.ts'
import { getPosition } from '#lib/json/error-position.ts'
import {
  getChildCount,
  getChildren,
  getKey,
  getKind,
  getNext,
  getSource,
  textOfString,
} from '#lib/json/node.ts'
import { UserError } from '#lib/result/user-error.ts'
import type { Numeral } from '#lib/tabular/csv/write-csv.ts'
import { freeName } from './columns.ts'
import { FirstFew } from './converted.ts'
import { keyStep } from './nested-keys.ts'

/** A cell of JSON: text, digits as written, a truth value, or nothing. */
export type JsonCell = string | boolean | null | Numeral

/** Values of JSON as a table; nothing is copied until its rows are read. */
export type JsonTable = {
  readonly columns: readonly string[]
  readonly rowCount: number
  readonly warnings: FirstFew
  rows(): Generator<readonly JsonCell[]>
}

const MAX_COLUMNS = 16_384
/** Values deeper than this are written as JSON text instead of being flattened. */
const MAX_DEPTH = 100

/**
 * Returns the objects as rows. Columns are all keys in order of first occurrence; a duplicate key within an object
 * becomes a separate column. `flattens` expands nested values into columns such as `a.b[0]`.
 */
export function objectTable(document: JsonDocument, items: readonly NodeId[], flattens: boolean): JsonTable {
  const columns = new Columns(document)
  items.forEach((item, row) => {
    columns.visit(item, row, flattens)
  })
  return {
    columns: columns.names,
    rowCount: items.length,
    warnings: columns.warnings,
    *rows() {
      for (const item of items) yield columns.rowOf(item)
    },
  }
}

/** Arrays as rows; the first one names the columns. */
export function arrayTable(document: JsonDocument, items: readonly NodeId[]): JsonTable {
  const [first = 0, ...rest] = items
  const width = Math.max(...items.map((item) => getChildCount(document, item)))
  const names = Array.from(getChildren(document, first), (node) => textOfCell(getCell(document, node)))
  return {
    columns: Array.from({ length: width }, (_, index) => names[index] ?? ''),
    rowCount: rest.length,
    warnings: new FirstFew(),
    *rows() {
      for (const item of rest)
        yield Array.from(getChildren(document, item), (node) => getCell(document, node))
    },
  }
}

/** A cell as people read it. */
export function textOfCell(cell: JsonCell): string {
  if (cell === null) return ''
  return typeof cell === 'object' ? cell.numeral : String(cell)
}

class Columns {
  readonly names: string[] = []
  readonly warnings = new FirstFew()
  readonly #document: JsonDocument
  readonly #indexes = new Map<string, number>()
  /** For each node its column from 1 on; 0 where it has none. */
  readonly #columnOf: Uint32Array
  /** For each column the last row that has it, from 1 on. */
  readonly #lastRow: number[] = []

  constructor(document: JsonDocument) {
    this.#document = document
    this.#columnOf = new Uint32Array(document.nodeCount)
  }

  visit(item: NodeId, row: number, flattens: boolean): void {
    for (const child of getChildren(this.#document, item))
      this.#visitValue(child, getKey(this.#document, child) ?? '', row, flattens ? MAX_DEPTH : 0)
  }

  rowOf(item: NodeId): JsonCell[] {
    const cells: JsonCell[] = Array.from(this.names, () => null)
    const end = getNext(this.#document, item)
    for (let node = item + 1; node < end; ) {
      const column = this.#columnOf[node] ?? 0
      if (column > 0) cells[column - 1] = getCell(this.#document, node)
      node = column > 0 ? getNext(this.#document, node) : node + 1
    }
    return cells
  }

  #visitValue(node: NodeId, key: string, row: number, levels: number): void {
    // A key at the top is a plain name, unless names are paths.
    this.#visitPath(node, levels > 0 ? keyStep('', key) : key, row, levels)
  }

  #visitPath(node: NodeId, path: string, row: number, levels: number): void {
    const kind = getKind(this.#document, node)
    const isNested = (kind === 'object' || kind === 'array') && getChildCount(this.#document, node) > 0
    if (!isNested || levels === 0) {
      this.#assign(node, path, row)
      return
    }
    let index = 0
    for (const child of getChildren(this.#document, node)) {
      const key = getKey(this.#document, child)
      this.#visitPath(child, key === undefined ? `${path}[${index}]` : keyStep(path, key), row, levels - 1)
      index++
    }
  }

  #assign(node: NodeId, path: string, row: number): void {
    let name = path
    let column = this.#columnFor(name)
    if (this.#lastRow[column] === row) {
      name = freeName(path, (other) => this.#lastRow[this.#columnFor(other)] === row)
      column = this.#columnFor(name)
      const { line } = getPosition(this.#document.bytes, this.#document.keys[node] ?? 0)
      this.warnings.add(
        () => `Item ${row + 1} has “${path}” more than once (line ${line}): see the column “${name}”`,
      )
    }
    this.#lastRow[column] = row
    this.#columnOf[node] = column + 1
  }

  #columnFor(name: string): number {
    const known = this.#indexes.get(name)
    if (known !== undefined) return known
    if (this.names.length === MAX_COLUMNS)
      throw new UserError('Invalid JSON format', 'More than 16,384 columns')
    this.names.push(name)
    this.#indexes.set(name, this.names.length - 1)
    return this.names.length - 1
  }
}

function getCell(document: JsonDocument, node: NodeId): JsonCell {
  switch (NODE_KINDS[document.kinds[node] ?? 0]) {
    case 'string':
      return textOfString(getSource(document, node))
    case 'number':
      return { numeral: getSource(document, node) }
    case 'true':
      return true
    case 'false':
      return false
    case 'null':
      return null
    default:
      return compactJson(getSource(document, node))
  }
}
