import { permilleShares } from '#lib/numbers/largest-remainder.ts'
import { writeCsv } from '#lib/tabular/csv/write-csv.ts'
import type { Poll, PollOption } from './poll-store.ts'
import { votesOf } from './poll-view.ts'

/**
 * The results as CSV: option, votes, percent, and where voters may write answers the state of each. Votes that count
 * for another option stand there. The formula guard holds for options, which anybody may have written.
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
