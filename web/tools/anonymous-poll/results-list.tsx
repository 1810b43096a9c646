import { lazy, Suspense } from 'react'
import type { PollState } from '#contract/poll.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { getPercent, resultLines, tieText, votersText, votesText } from './choices.ts'
import { optionColor } from './option-color.ts'

const RunoffTable = lazy(() => import('./runoff-table.tsx'))

type ResultsListProps = { readonly poll: PollState }

/** Renders votes and shares of each option, as bars and as text. */
export function ResultsList({ poll }: ResultsListProps) {
  const locale = useLocale()
  const { results, voters, settings } = poll
  const voted = votersText(voters, locale)
  const tie = tieText(poll, results?.winners ?? [])
  return (
    <section className="mt-6">
      <Announcer text={voted} />
      {tie && (
        <p dir="auto" className="mb-3 font-semibold [overflow-wrap:anywhere]">
          {tie}
        </p>
      )}
      {results && (
        <ul aria-label="Results" className="grid gap-4">
          {resultLines(poll, results).map(({ id, text, votes, permille, width, outIn, isWinner }, index) => (
            <li key={id}>
              <div className="flex flex-wrap items-baseline gap-x-3">
                <span dir="auto" className="min-w-0 flex-1 font-medium [overflow-wrap:anywhere]">
                  {text}
                </span>
                {isWinner && <span className="font-semibold text-good text-sm">wins</span>}
                {outIn && <span className="text-ink-soft text-sm">out in count {outIn}</span>}
                <span className="text-ink-soft text-sm tabular-nums">{votesText(votes, locale)}</span>
                <span
                  className={`min-w-16 whitespace-nowrap text-right tabular-nums ${voters > 0 ? 'font-semibold text-xl' : 'text-ink-soft'}`}
                >
                  {getPercent(permille)}
                </span>
              </div>
              <div aria-hidden className="mt-1 h-3 overflow-hidden rounded-full bg-sunken">
                <div
                  className="h-full rounded-full transition-[width] duration-300 forced-color-adjust-none"
                  style={{ width: `${width}%`, background: optionColor(index) }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 text-ink-soft text-sm">{voted}.</p>
      {settings.kind === 'ranked' && results?.rounds && (
        <Suspense>
          <RunoffTable poll={poll} results={results} />
        </Suspense>
      )}
    </section>
  )
}
