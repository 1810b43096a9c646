import type { ListedPdf } from './listed-pdf.ts'

type Rows = readonly ListedPdf[]

/** Restores the previous rows with the current state of their files; files added since follow them. */
export function restoreRows(now: Rows, before: Rows): Rows {
  const known = new Map(now.map(({ sourceId, check, password }) => [sourceId, { check, password }]))
  const sources = new Set(before.map(({ sourceId }) => sourceId))
  return [
    ...before.map((row) => ({ ...row, ...known.get(row.sourceId) })),
    ...now.filter(({ sourceId }) => !sources.has(sourceId)),
  ]
}
