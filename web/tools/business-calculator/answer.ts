import type { Decimal } from '#lib/numbers/decimal.ts'

/** Unit of a number, which decides its format. */
type Unit = 'ratio' | 'percent' | 'money' | 'units'

/** Quantity in a formula. */
export type Term = { readonly value: Decimal; readonly unit: Unit }

/** A named answer, or why there is none. */
export type Answer = {
  readonly label: string
  /** In words: `Current assets ÷ Current liabilities`. */
  readonly formula: string
  /** Interpretation and usual values. */
  readonly meaning: string
  readonly result: Found | { readonly reason: string }
}

/** Percents are shares: 0.25 is 25 %. */
type Found = Term & {
  /** Formula with its numbers: terms, and the operators between them. */
  readonly steps: readonly (Term | string)[]
}

export function isFound(result: Answer['result']): result is Found {
  return 'value' in result
}

export function term(unit: Unit, value: Decimal): Term {
  return { unit, value }
}
