import { memo, useDeferredValue, useMemo, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { getGroupCount, getSpan, groupHue, type Matches, type Span } from './matches.ts'
import type { RegexTester } from './use-regex.ts'

const PAGE = 500

/** Every match with its place and its groups, five hundred at a time. */
export function MatchDetails({ tool }: { readonly tool: RegexTester }) {
  const { current, choose } = tool
  const latest = useMemo(
    () => ({ matches: tool.matches, text: tool.matchedText }),
    [tool.matches, tool.matchedText],
  )
  // Typing has priority; hundreds of rows follow when idle.
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

type MatchItemProps = {
  readonly matches: Matches
  readonly match: number
  readonly text: string
  readonly isCurrent: boolean
  readonly onChoose: (match: number) => void
}

/** One match: what was matched and where, then its groups. */
export const MatchItem = memo(
  function MatchItem({ matches, match, text, isCurrent, onChoose }: MatchItemProps) {
    const span = getSpan(matches, match)
    if (!span) return null
    return (
      <li
        className={`rounded-control border-l-3 px-2 py-1.5 text-sm ${isCurrent ? 'border-accent bg-accent-soft' : 'border-transparent'}`}
        style={{
          contentVisibility: 'auto',
          containIntrinsicSize: `auto ${36 + 28 * getGroupCount(matches)}px`,
        }}
      >
        <div className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3">
          <button
            type="button"
            aria-current={isCurrent || undefined}
            onClick={() => onChoose(match)}
            className="min-h-6 w-fit rounded-control text-left font-medium text-ink-soft underline-offset-4 hover:text-ink hover:underline"
          >
            Match {match + 1}
          </button>
          <Quoted text={text} span={span} />
          <Range span={span} />
        </div>
        <Groups matches={matches} match={match} text={text} />
      </li>
    )
  },
  (before, after) =>
    before.matches === after.matches &&
    before.match === after.match &&
    before.text === after.text &&
    before.isCurrent === after.isCurrent,
)

function Groups({ matches, match, text }: Pick<MatchItemProps, 'matches' | 'match' | 'text'>) {
  return Array.from({ length: getGroupCount(matches) }, (_, index) => index + 1).map((group) => {
    const span = getSpan(matches, match, group)
    const name = matches.names[group]
    return (
      <div
        key={group}
        className="mt-1 grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 pl-0"
      >
        <span className="flex items-baseline gap-1.5 pl-2 text-ink-soft [overflow-wrap:anywhere]">
          <span
            aria-hidden
            className="size-2 shrink-0 rounded-full"
            style={{ background: groupHue(group) }}
          />
          <span>{name === undefined ? `Group ${group}` : `${group} ${name}`}</span>
        </span>
        {span ? (
          <>
            <Quoted text={text} span={span} />
            <Range span={span} />
          </>
        ) : (
          <em className="text-ink-soft">did not participate</em>
        )}
      </div>
    )
  })
}

const MAX_SHOWN_LENGTH = 300

function Quoted({ text, span: { start, end } }: { readonly text: string; readonly span: Span }) {
  if (start === end) return <em className="text-ink-soft">empty</em>
  const isCut = end - start > MAX_SHOWN_LENGTH
  return (
    <code
      translate="no"
      dir="auto"
      className="w-fit whitespace-pre-wrap rounded bg-sunken px-1.5 font-mono [overflow-wrap:anywhere]"
    >
      {isCut ? `${text.slice(start, start + MAX_SHOWN_LENGTH).toWellFormed()}…` : text.slice(start, end)}
    </code>
  )
}

/** Start and end, counted from 0 as in code. */
function Range({ span: { start, end } }: { readonly span: Span }) {
  return (
    <span className="text-ink-soft text-xs tabular-nums">
      {start}–{end}
    </span>
  )
}
