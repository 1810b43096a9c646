import { permilleShares } from '#lib/numbers/largest-remainder.ts'
import { writeCsv } from '#lib/tabular/csv/write-csv.ts'
import type { Poll, PollOption } from './poll-store.ts'
import { votesOf } from './poll-view.ts'

/**
 * Returns the results as CSV: option, votes, percent, and each answer's state if voters can write answers. Votes of
 * merged answers are counted at their target. Options are protected against formula injection, since any voter can
 * write them.
 */
export function resultsCsv(poll: Poll): string {
  const { options, settings } = poll
  const counts = options.map((option) => (option.countsFor === null ? votesOf(option, poll) : 0))
  const shares = permilleShares(counts)
  const rows = options.map((option, index) => [
    option.text,
    String(counts[index] ?? 0),
    ((shares[index] ?? 0) / 10).toFixed(1),
    ...(settings.canWrite ? [stateOf(option, poll)] : []),
  ])
  return writeCsv([['Option', 'Votes', 'Percent', ...(settings.canWrite ? ['State'] : [])], ...rows])
}

function stateOf({ state, countsFor, votes }: PollOption, { options }: Poll): string {
  const target = options.find(({ id }) => id === countsFor)
  return target ? `${votes} counted for ${target.text}` : state
}
