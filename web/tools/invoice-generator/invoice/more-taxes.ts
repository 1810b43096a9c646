import type { MoreTax } from './invoice.ts'

/** Labels of the additional taxes on the form, in order: five taxes in total. */
const NAMES = ['Second tax', 'Third tax', 'Fourth tax', 'Fifth tax'] as const
const EMPTY: MoreTax = { name: '', percent: '' }

export function taxPlace(index: number): string {
  return NAMES[index] ?? `Tax ${index + 2}`
}

/** Returns the taxes for the form: the existing ones, and an empty row until the limit is reached. */
export function taxRows(taxes: readonly MoreTax[]): readonly MoreTax[] {
  return taxes.length < NAMES.length ? [...taxes, EMPTY] : taxes
}

/** Returns the taxes with one changed. Empty rows at the end are removed. */
export function withTax(taxes: readonly MoreTax[], index: number, change: Partial<MoreTax>): MoreTax[] {
  const rows = taxRows(taxes).map((row, place) => (place === index ? { ...row, ...change } : row))
  return rows.slice(0, rows.findLastIndex(({ name, percent }) => name + percent !== '') + 1)
}
