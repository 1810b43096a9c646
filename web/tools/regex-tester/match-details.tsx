import { useDeferredValue, useMemo, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { MatchItem } from './match-item.tsx'
import type { RegexTester } from './use-regex.ts'

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
    <>
      {matches.count > PAGE && (
        <div className="flex flex-wrap items-center gap-2 border-line border-b px-3.5 py-1.5 text-sm">
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
      <ul aria-label="Match details" className="not-empty:flex-1 overflow-auto px-1.5 max-lg:max-h-[34rem]">
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
      {/* Below the list, which would move with it. */}
      {matches.count === 0 && (
        <p className="p-3.5 text-ink-soft">Each match is listed here, with its place and its groups.</p>
      )}
    </>
  )
}
