import type { Decimal } from '#lib/numbers/decimal.ts'
import { formatDecimal } from '#lib/numbers/format-decimal.ts'
import type { NamedResult } from '#lib/result/named-result.ts'
import { neededOnFinal } from './grades.ts'
import { type Band, getBand, wholePercent } from './scales.ts'

/** Result if no band matches. */
export const NONE = 'N/A'

/** Two decimals: `89.99%`. */
export function percentText(percent: Decimal | undefined, locale: string): string {
  return percent ? `${formatDecimal(percent.toFixed(), 2, locale, 2)}%` : NONE
}

/** The average in the words of a scale. */
export function gradeResults(
  average: Decimal | undefined,
  bands: readonly Band[],
  rounds: boolean,
  locale: string,
): NamedResult[] {
  const band = average && getBand(rounds ? wholePercent(average) : average, bands)
  return [
    { label: 'Overall percentage', text: percentText(average, locale) },
    { label: 'Letter grade', text: band?.grade ?? NONE },
    { label: 'GPA', text: band?.gpa ?? NONE },
  ]
}

/** Returns a sentence about the final score needed. */
export function finalText(current: Decimal, goal: Decimal, share: Decimal, locale: string): string {
  const needed = neededOnFinal(current, goal, share)
  if (needed.lte('0')) return 'already reached'
  const text = percentText(needed, locale)
  return needed.gt('100') ? `${text}: not reachable without extra credit` : text
}
