import { CATEGORIES, type Category, type Unit } from './units.ts'

export type FoundUnit = { readonly category: Category; readonly unit: Unit }

/**
 * Returns the units with that name: first those whose symbol is identical, since `Mg` is a megagram and `mg` a
 * milligram, then those whose symbol or name matches in any case, singular or plural.
 */
export function findUnits(text: string): FoundUnit[] {
  const name = text.trim().replace(/\.$/, '')
  if (CASE_IN_DOUBT.test(name)) return []
  const all = CATEGORIES.flatMap((category) => category.units.map((unit) => ({ category, unit })))
  const exact = all.filter(({ unit }) => unit.symbol === name || unit.aliases.includes(name))
  const plain = name
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/^(?:deg(?:rees?)?\b|[°º])\s*/, '')
  const singular = plain.length > 2 ? plain.replace(/s$/, '') : plain
  const loose = all.filter(({ unit }) =>
    [unit.name.toLowerCase(), unit.symbol.toLowerCase(), ...unit.aliases].some(
      (known) => known === plain || known === singular,
    ),
  )
  return [...exact, ...loose]
}

/** Symbols that begin with the prefix mega, but are not written as such. */
const CASE_IN_DOUBT = /^M[GMSl]$/

/** Returns the two units that a symbol with a misplaced capital can mean, such as `MG`; otherwise undefined. */
export function unitsInDoubt(text: string): readonly Unit[] | undefined {
  const symbol = /(?<![\p{L}])M[GMSl](?![\p{L}])/u.exec(text)?.[0]
  if (!symbol) return undefined
  const small = symbol.toLowerCase()
  return [small, `M${symbol.toLowerCase().slice(1)}`, `M${symbol.slice(1)}`, symbol.toUpperCase()]
    .filter((name, index, names) => names.indexOf(name) === index)
    .flatMap((name) => CATEGORIES.flatMap(({ units }) => units.filter((unit) => hasSymbol(unit, name))))
}

function hasSymbol({ symbol, aliases }: Unit, name: string): boolean {
  return symbol === name || aliases.includes(name)
}
