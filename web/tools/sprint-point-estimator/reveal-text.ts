import type { ShownVote } from '#lib/estimation/session.ts'
import type { Statistics } from '#lib/estimation/statistics.ts'
import type { NamedResult } from '#lib/result/named-result.ts'
import { getVoters, namesText, pointsText, progressText, type Table } from './table.ts'

const NONE = '—'

/** Returns mean and median for display, a dash without points, and of two votes or more their spread and agreement. */
export function statisticsResults({
  counted,
  mean,
  median,
  lowest,
  highest,
  agreement,
}: Statistics): readonly NamedResult[] {
  const isAlone = lowest?.label === highest?.label
  const centers = [
    { label: 'Mean', text: mean?.toFixed(1) ?? NONE },
    { label: 'Median', text: median === undefined ? NONE : pointsText(median) },
  ]
  if (counted < 2 || !lowest) return centers
  return [
    ...centers,
    { label: 'Spread', text: isAlone ? lowest.label : `${lowest.label} to ${highest?.label}` },
    { label: 'Agreement', text: `${Math.round(agreement * 100)}%` },
  ]
}

/** Returns `1 of 4 voted` if votes were revealed before everyone voted; empty otherwise. */
export function partialText(table: Table): string {
  return getVoters(table).every(({ hasVoted }) => hasVoted) ? '' : progressText(table)
}

/** `mean 4.0, between 3 and 5`; empty where the mean is a card itself. */
export function meanText({ mean, between }: Statistics): string {
  return between ? `mean ${mean?.toFixed(1)}, between ${between[0].label} and ${between[1].label}` : ''
}

/** `Nearest to the mean of 5.7: 5, then 8`, or `5 or 8: the mean is 6.5`; empty if the mean is a card. */
export function nearestText({ mean, between }: Statistics): string {
  if (mean === undefined || !between) return ''
  const [low, high] = between
  const gap = (low.points ?? 0) + (high.points ?? 0) - 2 * mean
  if (gap === 0) return `${low.label} or ${high.label}: the mean is ${mean.toFixed(1)}`
  const [nearest, other] = gap > 0 ? [low, high] : [high, low]
  return `Nearest to the mean of ${mean.toFixed(1)}: ${nearest.label}, then ${other.label}`
}

/** Returns the players of the lowest and highest cards; empty if they are equal. */
export function endsText({ lowest, highest }: Statistics, shown: readonly ShownVote[]): string {
  if (!lowest || !highest || lowest.label === highest.label) return ''
  const whoPlayed = (label: string) =>
    fewNames(shown.filter(({ card }) => card === label).map(({ name }) => name))
  return `Lowest: ${whoPlayed(lowest.label)} (${lowest.label}). Highest: ${whoPlayed(highest.label)} (${highest.label}).`
}

const MAX_NAMES = 4

/** All of a few names; of many the first three and how many more there are. */
function fewNames(names: readonly string[]): string {
  if (names.length <= MAX_NAMES) return namesText(names)
  return namesText([...names.slice(0, MAX_NAMES - 1), `${names.length - MAX_NAMES + 1} others`])
}
