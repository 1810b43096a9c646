export type Workbook = {
  /** In the order of the tabs. */
  readonly sheetNames: readonly string[]
  /** Hands over the rows of a sheet that hold something, with their numbers from 1; a cell left out is an empty text. */
  readRows(sheetIndex: number, take: TakeRow): void
}

export type TakeRow = (cells: string[], number: number) => void
