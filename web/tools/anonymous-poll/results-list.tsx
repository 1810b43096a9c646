import { lazy, Suspense } from 'react'
import type { PollState } from '#contract/poll.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { getPercent, resultLines, tieText, votersText, votesText } from './choices.ts'

const RunoffTable = lazy(() => import('./runoff-table.tsx'))

type ResultsListProps = {
  readonly poll: PollState
  /** On a screen that is read across a room. */
  readonly isLarge?: boolean
}

/** Renders votes and shares of each option, as bars and as text. */
export function ResultsList({ poll, isLarge = false }: ResultsListProps) {
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
        <ul aria-label="Results" className={isLarge ? 'grid gap-6 text-xl lg:text-3xl' : 'grid gap-3'}>
          {resultLines(poll, results).map(({ id, text, votes, permille, isWinner }) => (
            <li key={id}>
              <div className="flex flex-wrap items-baseline gap-x-3">
                <span dir="auto" className="min-w-0 flex-1 font-medium [overflow-wrap:anywhere]">
                  {text}
                </span>
                {isWinner && <span className="font-semibold text-good text-sm">wins</span>}
                <span className={`text-ink-soft tabular-nums ${isLarge ? '' : 'text-sm'}`}>
                  {votesText(votes, locale)}
                </span>
                <span
                  className={`min-w-16 whitespace-nowrap text-right tabular-nums ${isLarge ? 'figure' : ''} ${voters > 0 ? 'font-semibold' : isLarge ? 'text-ink-soft' : 'text-ink-soft text-sm'}`}
                >
                  {getPercent(permille)}
                </span>
              </div>
              <div
                aria-hidden
                className={`mt-1 overflow-hidden rounded-full bg-sunken ${isLarge ? 'h-8' : 'h-3'}`}
              >
                <div
                  className="h-full rounded-full bg-accent transition-[width] duration-300"
                  style={{ width: `${permille / 10}%` }}
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
