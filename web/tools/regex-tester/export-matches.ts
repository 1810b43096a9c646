import { type CsvCell, writeCsv } from '#lib/tabular/csv/write-csv.ts'
import { getGroupCount, getSpan, type Matches } from './matches.ts'

/**
 * Returns a row per match: its number, text, start and end, then text, start and end of each group. A group that did
 * not participate is an empty cell, like an empty match; its start and end distinguish them.
 */
export function matchesAsCsv(matches: Matches, text: string): string {
  return writeCsv(getRows(matches, text))
}

function* getRows(matches: Matches, text: string): Generator<CsvCell[]> {
  const groups = Array.from({ length: getGroupCount(matches) }, (_, index) => index + 1)
  const heads = groups.flatMap((group) => {
    const title = matches.names[group] ?? `group ${group}`
    return [title, `${title} start`, `${title} end`]
  })
  yield ['match', 'text', 'start', 'end', ...heads]
  for (let match = 0; match < matches.count; match++)
    yield [match + 1, ...[0, ...groups].flatMap((group) => getCells(matches, match, group, text))]
}

function getCells(matches: Matches, match: number, group: number, text: string): CsvCell[] {
  const span = getSpan(matches, match, group)
  return span ? [text.slice(span.start, span.end), span.start, span.end] : [null, null, null]
}

/** The same as JSON; a group that did not participate is null. */
export function matchesAsJson(matches: Matches, text: string): string {
  const entry = (match: number, group: number) => {
    const span = getSpan(matches, match, group)
    return span ? { text: text.slice(span.start, span.end), ...span } : null
  }
  const list = Array.from({ length: matches.count }, (_, match) => ({
    ...entry(match, 0),
    groups: Array.from({ length: getGroupCount(matches) }, (_, index) => {
      const name = matches.names[index + 1]
      const found = entry(match, index + 1)
      return found && name !== undefined ? { name, ...found } : found
    }),
  }))
  return `${JSON.stringify(list, undefined, 2)}\n`
}
