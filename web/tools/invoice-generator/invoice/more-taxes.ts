import type { MoreTax } from './invoice.ts'

/** What the taxes beside the first are called on the form, in their order: with it there are five. */
const NAMES = ['Second tax', 'Third tax', 'Fourth tax', 'Fifth tax'] as const
const EMPTY: MoreTax = { name: '', percent: '' }

export function taxPlace(index: number): string {
  return NAMES[index] ?? `Tax ${index + 2}`
}

/** What is there to be filled in: the taxes, and an empty row after them while there is room. */
export function taxRows(taxes: readonly MoreTax[]): readonly MoreTax[] {
  return taxes.length < NAMES.length ? [...taxes, EMPTY] : taxes
}

/** The taxes with one changed. Empty rows at the end are not kept. */
export function withTax(taxes: readonly MoreTax[], index: number, change: Partial<MoreTax>): MoreTax[] {
  const rows = taxRows(taxes).map((row, place) => (place === index ? { ...row, ...change } : row))
  return rows.slice(0, rows.findLastIndex(({ name, percent }) => name + percent !== '') + 1)
}
