import type { Decimal } from '#lib/numbers/decimal.ts'

/** What a number is, which decides how it is written. */
export type Unit = 'ratio' | 'percent' | 'money' | 'units'

/** A quantity as it stands in a formula. */
export type Term = { readonly value: Decimal; readonly unit: Unit }

/** A named answer, or why there is none. */
export type Answer = {
  readonly label: string
  /** In words: `Current assets ÷ Current liabilities`. */
  readonly formula: string
  /** What it tells, and what is usual. */
  readonly meaning: string
  readonly result: Found | { readonly reason: string }
}

/** Percents are shares: 0.25 is 25 %. */
export type Found = Term & {
  /** The formula with the numbers in it: terms, and the signs between them. */
  readonly steps: readonly (Term | string)[]
}

export function isFound(result: Answer['result']): result is Found {
  return 'value' in result
}

export function term(unit: Unit, value: Decimal): Term {
  return { unit, value }
}
