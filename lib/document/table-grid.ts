import type { Table, TableCell } from './blocks.ts'

/** Cell with the columns and rows that it occupies; numbers count from 0. */
export type GridCell = {
  readonly cell: TableCell
  readonly row: number
  readonly column: number
  readonly columnSpan: number
  readonly rowSpan: number
}

/** Finds each cell's place: those that span rows push the cells of later rows to the side. */
export function getGrid({ rows, columns }: Table): GridCell[] {
  const covered = new Set<number>()
  const cells: GridCell[] = []
  const keyOf = (row: number, column: number) => row * columns.length + column
  for (const [row, { cells: own }] of rows.entries()) {
    let column = 0
    for (const cell of own) {
      while (column < columns.length && covered.has(keyOf(row, column))) column++
      if (column >= columns.length) break
      const columnSpan = Math.min(cell.columnSpan ?? 1, columns.length - column)
      const rowSpan = Math.min(cell.rowSpan ?? 1, rows.length - row)
      for (let down = 0; down < rowSpan; down++)
        for (let across = 0; across < columnSpan; across++) covered.add(keyOf(row + down, column + across))
      cells.push({ cell, row, column, columnSpan, rowSpan })
      column += columnSpan
    }
  }
  return cells
}
