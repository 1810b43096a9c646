import { uniqueName } from '#lib/lists/unique-name.ts'
import { UserError } from '#lib/result/user-error.ts'
import type { ColumnEdit } from './options.ts'

/** A column of the output: its place in the input and its name. */
export type ChosenColumn = { readonly index: number; readonly name: string }

/** Names that differ: a second `name` becomes `name_2`, a nameless third column `column_3`. */
export function columnNames(header: readonly string[]): string[] {
  const reservedNames = new Set(header)
  const used = new Set<string>()
  return header.map((cell, index) => {
    const base = cell === '' ? `column_${index + 1}` : cell
    const isFree = !used.has(base) && (cell !== '' || !reservedNames.has(base))
    const name = isFree ? base : freeName(base, (other) => reservedNames.has(other) || used.has(other))
    used.add(name)
    return name
  })
}

/** `column_1`, `column_2`, … */
export function numberedColumns(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `column_${index + 1}`)
}

/** Returns the base with the first number from 2 that makes it an unused name. */
export function freeName(base: string, isUsed: (name: string) => boolean): string {
  return uniqueName(
    base,
    (name) => name === base || isUsed(name),
    (_, number) => `${base}_${number}`,
  )
}

/** The columns in the order, with the names and without those, that the edits say. Throws UserError if none is left. */
export function chooseColumns(columns: readonly string[], edits: readonly ColumnEdit[]): ChosenColumn[] {
  const chosen = editedColumns(columns, edits)
    .filter(({ isIncluded }) => isIncluded)
    .map(({ from, to }) => ({ index: columns.indexOf(from), name: to }))
  if (chosen.length === 0) throw new UserError('No column is chosen', 'Include at least one column.')
  const names = columnNames(chosen.map(({ name }) => name))
  return chosen.map(({ index }, place) => ({ index, name: names[place] ?? '' }))
}

/** Returns one edit per column, in the order of the output; columns without an edit follow in their own order. */
export function editedColumns(columns: readonly string[], edits: readonly ColumnEdit[]): ColumnEdit[] {
  const left = new Set(columns)
  const known = edits.filter(({ from }) => left.delete(from))
  return [...known, ...[...left].map((name) => ({ from: name, to: name, isIncluded: true }))]
}

/** The edits after moving the column at `index` by one place. */
export function moveColumn(edits: readonly ColumnEdit[], index: number, by: -1 | 1): ColumnEdit[] {
  const edit = edits[index]
  if (!edit) return [...edits]
  return edits.toSpliced(index, 1).toSpliced(index + by, 0, edit)
}
