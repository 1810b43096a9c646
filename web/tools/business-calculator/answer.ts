import { formatCents, toCents } from '#lib/money/cents.ts'
import { Decimal } from '#lib/numbers/decimal.ts'
import { formatDecimal, formatPercent } from '#lib/numbers/format-decimal.ts'
import { NO_RESULT } from '#lib/result/named-result.ts'
import type { TypicalRange } from './typical-range.ts'

/** Unit of a number, which decides its format. */
export type Unit = 'ratio' | 'percent' | 'money' | 'units'

/** Quantity in a formula. */
type Term = { readonly value: Decimal; readonly unit: Unit }

/** A named answer, or why there is none. */
export type Answer = {
  readonly label: string
  /** In words: `Current assets ÷ Current liabilities`. */
  readonly formula: string
  readonly meaning: string
  /** Range of most businesses. */
  readonly typical?: TypicalRange
  /** Warns of a result that says less than it seems to. */
  readonly caution?: string
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

/** Writes numbers for people. */
export type Writer = { readonly currency: string; readonly locale: string }

/** A number as its unit wants it: `$1,000.00`, `25.00%`, `1.50`, `2,500`; units and small ratios with up to four decimals. */
export function termText({ unit, value }: Term, { currency, locale }: Writer): string {
  if (unit === 'money') return formatCents(toCents(value), currency, locale)
  if (unit === 'percent') return formatPercent(value.toFixed(), locale)
  // Two decimals of a small ratio say too little.
  const hasTwo = unit === 'ratio' && !value.abs().lt('0.1')
  return formatDecimal(value.toFixed(), hasTwo ? 2 : 4, locale, unit === 'ratio' ? 2 : 0)
}

/** Formats an answer; units are rounded up, with the exact value if it differs. A loss is named as well as negative. */
export function answerText({ result }: Answer, writer: Writer): string {
  if (!isFound(result)) return NO_RESULT
  if (result.unit !== 'units') return termText(result, writer)
  const whole = result.value.round(0, Decimal.roundUp)
  const text = formatDecimal(whole.toFixed(), 0, writer.locale)
  return whole.eq(result.value) ? text : `${text} (exactly ${termText(result, writer)})`
}

export function isLoss({ label, result }: Answer): boolean {
  return isFound(result) && result.value.lt('0') && !label.startsWith('Contribution')
}

/** The formula with the numbers in it. */
export function stepsText({ result }: Answer, writer: Writer): string {
  if (!isFound(result)) return ''
  return result.steps.map((step) => (typeof step === 'string' ? step : termText(step, writer))).join('')
}
