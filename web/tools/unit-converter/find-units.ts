import { CATEGORIES, type Category, type Unit } from './units.ts'

export type FoundUnit = { readonly category: Category; readonly unit: Unit }

/**
 * Returns the units with that name: first those whose symbol is identical, since `Mg` is a megagram and `mg` a
 * milligram, then those whose symbol or name matches in any case, singular or plural.
 */
export function findUnits(text: string): FoundUnit[] {
  const name = text.trim().replace(/\.$/, '')
  if (IN_DOUBT.has(name)) return []
  const all = CATEGORIES.flatMap((category) => category.units.map((unit) => ({ category, unit })))
  const exact = all.filter(({ unit }) => hasSymbol(unit, name))
  const plain = name
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/^(?:deg(?:rees?)?(?:\b|(?=[cfkr]$))|[°º])\s*/, '')
  const singular = plain.length > 2 ? plain.replace(/s$/, '') : plain
  const loose = all.filter(({ unit }) =>
    [unit.name.toLowerCase(), unit.symbol.toLowerCase(), ...unit.aliases].some(
      (known) => known === plain || known === singular,
    ),
  )
  return [...exact, ...loose]
}

/** Symbols with a misplaced capital, and the two that they can mean: with the prefix milli or mega. */
const IN_DOUBT: ReadonlyMap<string, readonly string[]> = new Map([
  ['MG', ['mg', 'Mg']],
  ['MM', ['mm', 'Mm']],
  ['MS', ['ms', 'Ms']],
  ['Ml', ['ml', 'ML']],
])

/** Returns the two units that a symbol within the text can mean, such as `MG`; otherwise undefined. */
export function unitsInDoubt(text: string): readonly Unit[] | undefined {
  const symbol = text.split(/[^\p{L}]+/u).find((word) => IN_DOUBT.has(word))
  return IN_DOUBT.get(symbol ?? '')?.flatMap((name) =>
    CATEGORIES.flatMap(({ units }) => units.filter((unit) => hasSymbol(unit, name))),
  )
}

function hasSymbol({ symbol, aliases }: Unit, name: string): boolean {
  return symbol === name || aliases.includes(name)
}
