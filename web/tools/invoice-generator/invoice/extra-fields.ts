import type { ExtraField } from './invoice.ts'

/** As many as fit beside sender and logo on the first page. */
const MAX_FIELDS = 12
const EMPTY: ExtraField = { label: '', value: '' }

/** What is there to be filled in: the fields, and an empty row after them while there is room. */
export function fieldRows(fields: readonly ExtraField[]): readonly ExtraField[] {
  return fields.length < MAX_FIELDS ? [...fields, EMPTY] : fields
}

/** The fields with one changed. Empty rows at the end are not kept. */
export function withField(
  fields: readonly ExtraField[],
  index: number,
  change: Partial<ExtraField>,
): ExtraField[] {
  const rows = fieldRows(fields).map((row, place) => (place === index ? { ...row, ...change } : row))
  return rows.slice(0, rows.findLastIndex(({ label, value }) => label + value !== '') + 1)
}
