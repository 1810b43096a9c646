import type { PollResults, PollState } from '#contract/poll.ts'
import { tieBreakTexts } from './choices.ts'

type RunoffTableProps = { readonly poll: PollState; readonly results: PollResults }

const RULES = [
  'In each count the option with the fewest votes leaves, and its votes go to their next choices, until one has more than half.',
  'Options that are tied for last leave together if they have fewer votes together than the next one. Otherwise one leaves: the one with fewer votes in an earlier count, or one by a lot that the server draws once per poll.',
] as const

/** Renders the runoff: the votes of each option in each count, the broken ties, and the rules. */
export default function RunoffTable({ poll, results }: RunoffTableProps) {
  return (
    <>
      <CountsTable poll={poll} results={results} />
      <ul aria-label="Ties broken" className="mt-3 grid gap-1 text-sm empty:hidden">
        {tieBreakTexts(poll, results).map((text) => (
          <li key={text} dir="auto" className="[overflow-wrap:anywhere]">
            {text}
          </li>
        ))}
      </ul>
      {RULES.map((rule) => (
        <p key={rule} className="mt-2 max-w-prose text-ink-soft text-sm">
          {rule}
        </p>
      ))}
    </>
  )
}

function CountsTable({ poll, results: { rounds = [] } }: RunoffTableProps) {
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
