import { readPastedRows } from '#lib/lists/pasted-rows.ts'
import { readNumber } from '#lib/numbers/read-number.ts'
import type { Invoice, Item } from './invoice.ts'
import { newItem } from './new-invoice.ts'

/** Item of pasted rows; cells that are empty or missing are left out. */
type PastedItem = { readonly description: string; readonly quantity?: string; readonly rate?: string }

/** Columns of the items; -1 for none. */
type Columns = { readonly description: number; readonly quantity: number; readonly rate: number }

/** As many as another tool can send. */
const MAX_ITEMS = 5000
const QUANTITY = /^(qty|quan|hours|units|menge|anz|stunden|cant)/i
const RATE = /rate|price|preis|satz|pri[xj]|pre[cz]/i
/** A currency at either end of a number, or a unit after it. */
const AROUND_NUMBER = /\p{Sc}|\b[A-Z]{3}\b|(?<=\d)\s*\p{L}{1,4}\.?$/gu

/**
 * Returns the items of rows pasted from a spreadsheet. The description is the first column of words, followed by
 * quantity and rate unless a header row names them. A single column of numbers is the rate.
 */
export function readPastedItems(text: string): PastedItem[] {
  const rows = readPastedRows(text.trim())
    .map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()))
    .filter((row) => row.some((cell) => cell !== ''))
  // In a table with decimal commas, 1.250 is a thousand and more.
  const group = rows.some((row) => row.some((cell) => /\d,\d{1,2}(?!\d)/.test(cell))) ? '.' : ','
  const numberIn = (cell = '') => {
    const reading = readNumber(cell.replace(AROUND_NUMBER, ' '), group)
    return reading.kind === 'number' && !cell.includes('%') ? reading.decimal : undefined
  }
  const isNumber = (cell: string | undefined) => numberIn(cell) !== undefined
  const [first = [], ...rest] = rows
  const hasHeader = rest.length > 0 && !first.some(isNumber) && rest.some((row) => row.some(isNumber))
  const body = hasHeader ? rest : rows
  const counted = countedColumns(body, isNumber)
  const find = (pattern: RegExp) => (hasHeader ? first.findIndex((cell) => pattern.test(cell)) : -1)
  const named = { quantity: find(QUANTITY), rate: find(RATE) }
  const columns = named.quantity + named.rate === -2 ? counted : { ...counted, ...named }
  return body.slice(0, MAX_ITEMS).map((row) => {
    const [quantity, rate] = [numberIn(row[columns.quantity]), numberIn(row[columns.rate])]
    return {
      description: row[columns.description] ?? '',
      ...(quantity !== undefined && { quantity }),
      ...(rate !== undefined && { rate }),
    }
  })
}

function countedColumns(
  rows: readonly (readonly string[])[],
  isNumber: (cell: string | undefined) => boolean,
): Columns {
  const all = (rows[0] ?? []).map((_, column) => column)
  const has = (column: number, isWord: (cell: string) => boolean) =>
    rows.some((row) => row[column] && !isNumber(row[column]) && isWord(row[column]))
  const description = Math.max(
    0,
    all.findIndex((column) => has(column, (cell) => /\p{L}/u.test(cell))),
  )
  const numbers = all.filter((column) => column > description && !has(column, () => true))
  const [quantity = -1, rate = -1] = numbers.length > 1 ? numbers : [-1, ...numbers]
  return { description, quantity, rate }
}

/** With pasted items: the first one fills in an empty item, all others follow it. */
export function withPastedItems(invoice: Invoice, id: string, pasted: readonly PastedItem[]): Invoice {
  const highest = invoice.items.reduce((max, item) => Math.max(max, Number(item.id) || 0), 0)
  const items = invoice.items.flatMap((item): Item[] => {
    if (item.id !== id) return [item]
    const isEmpty = item.description.trim() === ''
    const [first, ...others] = pasted
    if (!first) return [item]
    const added = (isEmpty ? others : pasted).map((one, index) => ({
      ...newItem(`${highest + 1 + index}`),
      ...one,
    }))
    return [isEmpty ? { ...item, ...first } : item, ...added]
  })
  return { ...invoice, items }
}
