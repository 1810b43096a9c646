import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/result.tsx'
import { MatchItem } from './match-item.tsx'
import type { RegexTester } from './use-regex.ts'

const ExportButtons = lazy(async () => ({ default: (await import('./on-demand.tsx')).ExportButtons }))

const PAGE = 500

/** Every match with its place and its groups, five hundred at a time. */
export function MatchDetails({ tool }: { readonly tool: RegexTester }) {
  const { current, choose } = tool
  const latest = useMemo(
    () => ({ matches: tool.matches, text: tool.matchedText }),
    [tool.matches, tool.matchedText],
  )
  // Typing comes first; hundreds of rows follow when there is time.
  const { matches, text } = useDeferredValue(latest)
  const [turned, setTurned] = useState<{ matches: unknown; current: number | undefined; page: number }>()
  const isTurned = turned?.matches === matches && turned.current === current
  const page = isTurned ? turned.page : Math.floor((current ?? 0) / PAGE)
  const first = page * PAGE
  const end = Math.min(matches.count, first + PAGE)
  const turn = (to: number) => setTurned({ matches, current, page: to })
  const number = (value: number) => value.toLocaleString('en')
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="mr-auto font-semibold text-base">Match details</h2>
        {matches.count > 0 && (
          <Suspense>
            <ExportButtons matches={matches} text={text} />
          </Suspense>
        )}
      </div>
      {matches.count > PAGE && (
        <div className="mb-3 flex flex-wrap items-center gap-2 text-sm">
          <span className="mr-auto text-ink-soft tabular-nums">
            showing {number(first + 1)}–{number(end)} of {number(matches.count)}
          </span>
          <Button size="small" disabled={page === 0} onClick={() => turn(page - 1)}>
            Previous {PAGE}
          </Button>
          <Button size="small" disabled={end === matches.count} onClick={() => turn(page + 1)}>
            Next {PAGE}
          </Button>
        </div>
      )}
      {matches.count === 0 && (
        <p className="text-ink-soft">Each match is listed here, with its place and its groups.</p>
      )}
      <ul aria-label="Match details" className="-mx-2 max-h-[34rem] overflow-auto">
        {Array.from({ length: end - first }, (_, index) => first + index).map((match) => (
          <MatchItem
            key={match}
            matches={matches}
            match={match}
            text={text}
            isCurrent={match === current}
            onChoose={choose}
          />
        ))}
      </ul>
    </Card>
  )
}
