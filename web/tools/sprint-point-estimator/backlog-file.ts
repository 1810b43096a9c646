import { getPoints } from '#lib/estimation/decks.ts'
import { totalPoints } from '#lib/estimation/overview.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH, type StoryText } from '#lib/estimation/session.ts'
import { readPastedRows } from '#lib/lists/pasted-rows.ts'
import { UserError } from '#lib/result/user-error.ts'
import { CSV_READING, parseCsv } from '#lib/tabular/csv/csv-reader.ts'
import { decodeCsv } from '#lib/tabular/csv/decode-csv.ts'
import { detectDelimiter } from '#lib/tabular/csv/detect-delimiter.ts'
import { writeCsv } from '#lib/tabular/csv/write-csv.ts'
import { pointsText, type Table } from './table.ts'

/** How a column is headed, in Jira's exports and elsewhere. */
const HEADERS = {
  title: ['summary', 'title', 'story', 'story title', 'name', 'subject'],
  description: ['description', 'story description', 'details'],
  key: ['issue key', 'key', 'id'],
} as const

/** Returns the stories of pasted text: one per line, or cells of a spreadsheet, with or without a header row. */
export function storiesOfText(text: string): readonly StoryText[] {
  return readStoryRows(readPastedRows(text), false)
}

/**
 * Returns the stories of a file: a CSV with a header row, as exported by Jira, or without one (title, description);
 * otherwise one per line. Throws UserError if there are none.
 */
export function storiesOfFile(bytes: Uint8Array, fileName: string): readonly StoryText[] {
  const { text } = decodeCsv(bytes)
  const stories = /\.[ct]sv$/i.test(fileName) ? storiesOfCsv(text) : storiesOfText(text)
  if (stories.length === 0) throw new UserError(`"${fileName}" holds no stories.`)
  return stories
}

function storiesOfCsv(text: string): readonly StoryText[] {
  return readStoryRows(parseCsv(text, { ...CSV_READING, delimiter: detectDelimiter(text) }), true)
}

/** Rows below a header as exported by Jira, or of title and description; a table of one column can have a header. */
function readStoryRows(rows: readonly (readonly string[])[], isTable: boolean): readonly StoryText[] {
  const [first = []] = rows
  // A single line such as “Summary” can be a story.
  const heads = isTable || first.length > 1 ? first.map((cell) => cell.trim().toLowerCase()) : []
  const columnOf = (names: readonly string[]) => heads.findIndex((head) => names.includes(head))
  const titles = columnOf(HEADERS.title)
  const [title, description, key] =
    titles < 0 ? [0, 1, -1] : [titles, columnOf(HEADERS.description), columnOf(HEADERS.key)]
  return rows
    .slice(titles < 0 ? 0 : 1)
    .map((row) =>
      fitStory(
        [row[key]?.trim(), row[title]?.trim()].filter((part) => part).join(' '),
        row[description] ?? '',
      ),
    )
    .filter(({ title }) => title !== '')
}

/** Truncates values of other programs to the limits of a story. */
function fitStory(title: string, description: string): StoryText {
  return {
    title: title.trim().slice(0, MAX_TITLE_LENGTH),
    description: description.trim().slice(0, MAX_DESCRIPTION_LENGTH),
  }
}

/** Returns the estimates as CSV. */
export function resultsCsv({ stories, deck }: Table): string {
  const rows = stories.map(({ title, finalEstimate }) => {
    const points = getPoints(deck, finalEstimate)
    return [title, finalEstimate, points === undefined ? null : points]
  })
  return writeCsv([['Title', 'Final estimate', 'Points'], ...rows])
}

/** Returns the estimates as a Markdown table with its total. */
export function resultsMarkdown(table: Table): string {
  const rows = table.stories.map(({ title, finalEstimate }) => `| ${cell(title)} | ${cell(finalEstimate)} |`)
  const total = `| **Total** | **${pointsText(totalPoints(table))}** |`
  return ['| Story | Estimate |', '| --- | ---: |', ...rows, total, ''].join('\n')
}

function cell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\|]/g, '\\$&')
}
