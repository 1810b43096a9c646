import type { ExtraField } from './invoice.ts'

/** Number of fields that fit next to sender and logo on the first page. */
const MAX_FIELDS = 12
const EMPTY: ExtraField = { label: '', value: '' }

/** Returns the fields for the form: the existing ones, and an empty row until the limit is reached. */
export function fieldRows(fields: readonly ExtraField[]): readonly ExtraField[] {
  return fields.length < MAX_FIELDS ? [...fields, EMPTY] : fields
}

/** Returns the fields with one changed. Empty rows at the end are removed. */
export function withField(
  fields: readonly ExtraField[],
  index: number,
  change: Partial<ExtraField>,
): ExtraField[] {
  const rows = fieldRows(fields).map((row, place) => (place === index ? { ...row, ...change } : row))
  return rows.slice(0, rows.findLastIndex(({ label, value }) => label + value !== '') + 1)
}
