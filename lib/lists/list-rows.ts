/** Items of a list, and its header row if it seems to have one, which is then not among them. */
export type ListReading = {
  readonly items: readonly string[]
  readonly heading: string | undefined
}

const NAME =
  /^(?:(?:full|player|team|display|user|participant|student)[\s_-]*)?(?:name|player|participant|member|student|person|people|attendee|employee|guest|candidate|contestant|nom|nombre|nome|naam|imię|имя|фио|姓名|名前|氏名|이름)(?:n?s|en)?$/i
const NAME_IN_GERMAN = /^(?:teilnehmer|schüler|spieler|mitglied|mitarbeiter)(?:[:*_]?in(?:nen)?|er|s|n)?$/i
const FIRST_NAME = /^(?:(?:first|given|fore)[\s_-]*name|vorname|prénom|nombre|voornaam|imię)$/i
const LAST_NAME =
  /^(?:(?:last|family)[\s_-]*name|surname|nachname|familienname|nom(?: de famille)?|apellidos?|cognome|achternaam|nazwisko)$/i
const ITEM = /^(?:items?|options?|choices?|entry|entries|answers?)$/i
/** Marks after the words of a heading: a colon, an asterisk, a remark in parentheses. */
const MARKS = /(?:\s*(?:[:*]|\([^)]*\)))+$/
const MAX_HEADING_LENGTH = 40

/** Returns true for a cell that names a column of a list. */
export function isListHeading(cell: string): boolean {
  return [NAME, NAME_IN_GERMAN, FIRST_NAME, LAST_NAME, ITEM].some((pattern) =>
    pattern.test(withoutMarks(cell)),
  )
}

function withoutMarks(cell: string): string {
  return cell.trim().replace(MARKS, '')
}

/** Returns the note on a header row that is not among the items; empty for none. */
export function describeHeading(heading: string | undefined): string {
  return heading === undefined ? '' : `“${heading}” was left out as a header.`
}

/**
 * Returns the items of a table: the column whose header says so, or first and last names joined, or the first column.
 * White space and line breaks in cells become single spaces; empty items are omitted.
 */
export function readListRows(rows: readonly (readonly string[])[]): ListReading {
  const cells = rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()))
  const filled = cells.filter((row) => row.some((cell) => cell !== ''))
  const [first = [], ...rest] = filled
  const hasHeading = rest.length > 0 && isHeadingRow(first)
  const columns = hasHeading ? findColumns(first) : [0]
  const toItem = (row: readonly string[]) =>
    columns
      .map((column) => row[column] ?? '')
      .filter((cell) => cell !== '')
      .join(' ')
  return {
    items: (hasHeading ? rest : filled).map(toItem).filter((item) => item !== ''),
    heading: hasHeading ? toItem(first) : undefined,
  }
}

/** A row of words of which one names a column of a list. */
function isHeadingRow(row: readonly string[]): boolean {
  return row.some(isListHeading) && !row.some((cell) => /\d/.test(cell) || cell.length > MAX_HEADING_LENGTH)
}

/** Columns of the items, in the order in which they are joined. */
function findColumns(heading: readonly string[]): number[] {
  const find = (pattern: RegExp) => heading.findIndex((cell) => pattern.test(withoutMarks(cell)))
  const [first, last] = [find(FIRST_NAME), find(LAST_NAME)]
  if (first !== -1 && last !== -1 && first !== last) return [first, last]
  const column = [NAME, NAME_IN_GERMAN, ITEM, FIRST_NAME, LAST_NAME].map(find).find((found) => found !== -1)
  return [column ?? 0]
}
