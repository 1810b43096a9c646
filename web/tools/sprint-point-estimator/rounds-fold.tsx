import type { Round } from '#lib/estimation/session.ts'

/** The rounds before this one, the latest first. */
export function RoundsFold({ rounds }: { readonly rounds: readonly Round[] }) {
  return (
    <details className="text-sm">
      <summary className="w-fit rounded-control text-ink-soft underline underline-offset-4">
        Earlier rounds ({rounds.length})
      </summary>
      <ol aria-label="Earlier rounds" className="mt-2 flex flex-col gap-2">
        {rounds
          .map(({ votes, estimate }, index) => ({ number: index + 1, votes, estimate }))
          .reverse()
          .map(({ number, votes, estimate }) => (
            <li key={number} className="rounded-control bg-sunken px-3 py-2 [overflow-wrap:anywhere]">
              <span className="font-semibold">
                Round {number}: {estimate || 'no estimate'}
              </span>{' '}
              <span dir="auto" className="text-ink-soft">
                {votes.map(({ name, card }) => `${name} ${card}`).join(', ')}
              </span>
            </li>
          ))}
      </ol>
    </details>
  )
}
