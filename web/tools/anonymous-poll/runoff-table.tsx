import type { PollState, RunoffRound } from '#contract/poll.ts'

type RunoffTableProps = { readonly poll: PollState; readonly rounds: readonly RunoffRound[] }

/** How the runoff went: who had how many votes in each count. */
export default function RunoffTable({ poll, rounds }: RunoffTableProps) {
  return (
    <div className="relative mt-4 overflow-x-auto">
      <table className="text-sm [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1.5">
        <caption className="mb-2 text-left font-semibold">Instant runoff</caption>
        <thead>
          <tr>
            <th scope="col" className="text-left">
              Option
            </th>
            {rounds.map((_, round) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a count is its number
              <th key={round} scope="col" className="whitespace-nowrap text-right">
                Count {round + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {poll.options.map(({ id, text }) => (
            <tr key={id}>
              <th scope="row" dir="auto" className="min-w-24 text-left font-medium [overflow-wrap:anywhere]">
                {text}
              </th>
              {rounds.map(({ votes }, round) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a count is its number
                <td key={round} className="text-right tabular-nums">
                  {votes.find(({ option }) => option === id)?.votes ?? 'out'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
