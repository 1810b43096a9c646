import { Decimal } from '#lib/numbers/decimal.ts'
import { formatDecimal } from '#lib/numbers/format-decimal.ts'
import type { NamedResult } from '#lib/result/named-result.ts'
import { neededOnFinal } from './grades.ts'
import { type Band, getBandOf } from './scales.ts'

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
  const band = average && getBandOf(average, bands, rounds)
  return [
    { label: 'Overall percentage', text: percentText(average, locale) },
    { label: 'Letter grade', text: band?.grade ?? NONE },
    { label: 'GPA', text: band?.gpa ?? NONE },
  ]
}

/** Enough decimals to distinguish an average from the limit of a band. */
const MAX_DECIMALS = 12

/**
 * Returns a sentence if the average, as displayed with two decimals, belongs to another band than the exact one:
 * 89.995% is displayed as 90.00% and below 90%.
 */
export function roundingNote(
  average: Decimal | undefined,
  bands: readonly Band[],
  rounds: boolean,
  locale: string,
): string | undefined {
  if (!average) return undefined
  const rounded = (places: number) => average.round(places, Decimal.roundHalfUp)
  const bandOf = (percent: Decimal) => getBandOf(percent, bands, rounds)
  const [band, displayed] = [bandOf(average), bandOf(rounded(2))]
  if (!displayed || band === displayed) return undefined
  let places = 3
  while (places < MAX_DECIMALS && bandOf(rounded(places)) !== band) places++
  const exact = `${formatDecimal(average.round(places, Decimal.roundDown).toFixed(), places, locale, 2)}%`
  const reason = rounds ? 'rounds to less than' : 'is below'
  return `The average before rounding, ${exact}, ${reason} the ${formatDecimal(displayed.from, 4, locale)}% of ${displayed.grade}.`
}

/** Returns a sentence about the final score needed. */
export function finalText(current: Decimal, goal: Decimal, share: Decimal, locale: string): string {
  const needed = neededOnFinal(current, goal, share)
  if (needed.lte('0')) return 'already reached'
  const text = percentText(needed, locale)
  return needed.gt('100') ? `${text}: not reachable without extra credit` : text
}

/** Returns what the final score needed means, unless it is out of reach: the grade that the exam itself must get. */
export function reachText(needed: Decimal, bands: readonly Band[], rounds: boolean): string | undefined {
  if (needed.gt('100')) return undefined
  if (needed.lte('0')) return 'Any score on the final will do.'
  const band = getBandOf(needed, bands, rounds)
  return band ? `Reachable: an exam grade of ${band.grade}.` : 'Reachable.'
}
