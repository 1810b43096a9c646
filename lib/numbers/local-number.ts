import { readNumber } from './read-number.ts'

/** Number separators of a locale: `1.234.567,8` has points as group separators and a decimal comma. */
type NumberSeparators = { readonly decimal: '.' | ','; readonly group: string }

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
export function toStoredNumber(typed: string, { group }: NumberSeparators): string {
  const meant = readNumber(typed, group)
  const readLater = readNumber(typed)
  if (meant.kind !== 'number' || readLater.kind !== 'number') return typed
  return meant.decimal === readLater.decimal ? typed : meant.decimal
}

/** Formats a stored number with these separators; unchanged if they read it correctly. */
export function shownNumber(stored: string, { decimal, group }: NumberSeparators): string {
  const reading = readNumber(stored)
  if (reading.kind !== 'number') return stored
  const plain = reading.decimal.replace('.', decimal)
  if (decimal === ',' && stored.includes('.')) return plain
  const asRead = readNumber(stored, group)
  return asRead.kind === 'number' && asRead.decimal === reading.decimal ? stored : plain
}

/**
 * Returns the number as read and its alternative, both without grouping; undefined if unambiguous: `3.125` with a
 * decimal point, `250,000` with commas as group separators. `250.000` is in doubt everywhere.
 */
export function numberInDoubt(
  typed: string,
  separators: NumberSeparators,
): { readonly parsed: string; readonly other: string } | undefined {
  const separator = typed.includes('.') ? '.' : ','
  const grouped = readNumber(typed, separator)
  const cut = readNumber(typed, '')
  if (grouped.kind !== 'number' || cut.kind !== 'number' || grouped.decimal === cut.decimal) return undefined
  if (separator === separators.decimal && cut.decimal.includes('.')) return undefined
  const groups = separator === separators.group
  if (groups && separator === ',') return undefined
  const [parsed, other] = groups ? [grouped, cut] : [cut, grouped]
  return {
    parsed: parsed.decimal.replace('.', separators.decimal),
    other: other.decimal.replace('.', separators.decimal),
  }
}
