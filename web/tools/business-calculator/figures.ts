import type { Decimal } from '#lib/numbers/decimal.ts'
import { readBounded } from '#lib/numbers/read-bounded.ts'

/** The fields of the three tabs by their names on the page. */
export const FIELDS = {
  currentAssets: 'Current assets',
  currentLiabilities: 'Current liabilities',
  inventory: 'Inventory',
  totalDebt: 'Total debt',
  totalEquity: 'Total equity',
  totalAssets: 'Total assets',
  revenue: 'Revenue',
  costOfGoods: 'Cost of goods sold',
  operatingIncome: 'Operating income',
  interest: 'Interest expense',
  netIncome: 'Net income',
  investment: 'Initial investment',
  finalValue: 'Final value',
  years: 'Years',
  fixedCosts: 'Fixed costs',
  variableCost: 'Variable cost per unit',
  price: 'Price per unit',
} as const
export type FieldName = keyof typeof FIELDS

/** Numbers of the filled fields. A typed 0 is a number, an empty field is not. */
export type Figures = Readonly<Partial<Record<FieldName, Decimal>>>

const LIMITS = { min: '-1000000000000000', max: '1000000000000000' }

/** Parses the filled fields of a tab, and reports those that are not numbers. */
export function readFigures(
  texts: Readonly<Record<FieldName, string>>,
  names: readonly FieldName[],
): { readonly figures: Figures; readonly hints: Readonly<Partial<Record<FieldName, string>>> } {
  const figures: Partial<Record<FieldName, Decimal>> = {}
  const hints: Partial<Record<FieldName, string>> = {}
  for (const name of names) {
    if (texts[name].trim() === '') continue
    const { value, hint } = readBounded(texts[name], LIMITS)
    if (hint === undefined) figures[name] = value
    else hints[name] = hint
  }
  return { figures, hints }
}
