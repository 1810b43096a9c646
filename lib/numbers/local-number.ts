import { readNumber } from './read-number.ts'

/** Number separators of a locale: `1.234.567,8` has points as group separators and a decimal comma. */
export type NumberSeparators = { readonly decimal: '.' | ','; readonly group: string }

const separatorsByLocale = new Map<string, NumberSeparators>()

export function getSeparators(locale: string): NumberSeparators {
  const known = separatorsByLocale.get(locale)
  if (known) return known
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8)
  const mark = (type: string) => parts.find((part) => part.type === type)?.value
  const marks = { decimal: mark('decimal') === ',' ? ',' : '.', group: mark('group') ?? '' } as const
  separatorsByLocale.set(locale, marks)
  return marks
}

/**
 * Returns the form to store of a typed number: the input itself if every locale reads it alike, else plain decimal
 * text, so that it is the same number later, elsewhere and in a shared link.
 */
export function keptNumber(typed: string, { group }: NumberSeparators): string {
  const meant = readNumber(typed, group)
  const readLater = readNumber(typed)
  if (meant.kind !== 'number' || readLater.kind !== 'number') return typed
  return meant.decimal === readLater.decimal ? typed : meant.decimal
}

/** Formats a stored number with these separators; unchanged if they read it correctly. */
export function shownNumber(kept: string, { decimal, group }: NumberSeparators): string {
  const reading = readNumber(kept)
  if (reading.kind !== 'number') return kept
  const plain = reading.decimal.replace('.', decimal)
  if (decimal === ',' && kept.includes('.')) return plain
  const asRead = readNumber(kept, group)
  return asRead.kind === 'number' && asRead.decimal === reading.decimal ? kept : plain
}

/**
 * Returns the number as read and its alternative, both without grouping; undefined if unambiguous: `3.125` with a
 * decimal point, `250,000` with commas as group separators. `250.000` is in doubt everywhere.
 */
export function numberInDoubt(
  typed: string,
  marks: NumberSeparators,
): { readonly taken: string; readonly other: string } | undefined {
  const mark = typed.includes('.') ? '.' : ','
  const grouped = readNumber(typed, mark)
  const cut = readNumber(typed, '')
  if (grouped.kind !== 'number' || cut.kind !== 'number' || grouped.decimal === cut.decimal) return undefined
  if (mark === marks.decimal && cut.decimal.includes('.')) return undefined
  const groups = mark === marks.group
  if (groups && mark === ',') return undefined
  const [taken, other] = groups ? [grouped, cut] : [cut, grouped]
  return {
    taken: taken.decimal.replace('.', marks.decimal),
    other: other.decimal.replace('.', marks.decimal),
  }
}
