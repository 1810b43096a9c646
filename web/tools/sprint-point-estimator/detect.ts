import type { Detector } from '#lib/content-detection/detection.ts'
import { toResult } from '#lib/result/result.ts'
import { CSV_READING, parseCsv } from '#lib/tabular/csv/csv-reader.ts'
import { detectDelimiter } from '#lib/tabular/csv/detect-delimiter.ts'
import { storiesOfFile } from './backlog-file.ts'

/** Headings that only lists of stories have: our own results, and Jira's export. */
const HEADINGS = [
  ['title', 'final estimate'],
  ['issue key', 'summary'],
] as const

/** Detects a backlog by its headers; plain lines are ambiguous. */
export const detect: Detector = ({ text, isWhole, files }) => {
  if (files.length > 1) return undefined
  const end = text.indexOf('\n')
  const head = toResult(() =>
    parseCsv(text.slice(0, end), { ...CSV_READING, delimiter: detectDelimiter(text.slice(0, end)) }),
  )
  const [cells = []] = head.ok && end > 0 ? head.value : []
  const names = cells.map((cell) => cell.trim().toLowerCase())
  if (!HEADINGS.some((needed) => needed.every((name) => names.includes(name)))) return undefined
  const fileName = 'backlog.csv'
  if (!isWhole) return { confidence: 0.96, says: 'stories to estimate', fileName }
  const read = toResult(() => storiesOfFile(new TextEncoder().encode(text), fileName))
  if (!read.ok) return undefined
  const count = read.value.length
  return {
    confidence: 0.96,
    says: count === 1 ? 'a story to estimate' : `${count.toLocaleString('en-US')} stories to estimate`,
    fileName,
  }
}
