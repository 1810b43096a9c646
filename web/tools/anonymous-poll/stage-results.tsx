import type { CSSProperties } from 'react'
import type { PollState } from '#contract/poll.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { getPercent, resultLines, tieText, votersText, votesText } from './choices.ts'
import { optionColor } from './option-color.ts'

/** From this many options on they are in two columns, if the screen is wide. */
const TWO_COLUMNS = 7
/** From these lengths on a name is expected to need its second line, in one column or two. */
const LONG_NAMES = [34, 20] as const
/** Heights of a line, and of the bar with its gaps, in ems. */
const LINE = 1.15
const BAR = 1.35

/** The votes of each option in large figures and its own color, sized so that all options fit on one screen. */
export default function StageResults({ poll }: { readonly poll: PollState }) {
  const locale = useLocale()
  const { results, voters } = poll
  const voted = votersText(voters, locale)
  const tie = tieText(poll, results?.winners ?? [])
  const lines = results ? resultLines(poll, results) : []
  const isSplit = lines.length >= TWO_COLUMNS
  const style = { '--ems': heightOf(lines.map(({ text }) => text)), '--rows': rowsOf(lines.length) }
  const figures = Math.max(...lines.map(({ votes }) => votesText(votes, locale).length))
  return (
    <section className={`flex flex-col gap-[2vmin] ${results ? 'flex-1' : ''}`}>
      <Announcer text={voted} />
      {results && (
        <ul
          aria-label="Results"
          data-results
          className={`grid lg:min-h-[calc(var(--ems)*18px)] flex-1 content-evenly gap-x-[4vmin] gap-y-2 leading-[1.15] lg:[container-type:size] lg:gap-y-0 ${isSplit ? 'grid-cols-1 lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-[repeat(var(--rows),auto)]' : 'grid-cols-1'}`}
          style={style as CSSProperties}
        >
          {lines.map(({ id, text, votes, permille, width, outIn, isWinner }, index) => (
            <li key={id} className="min-w-0 text-lg lg:text-[clamp(18px,100cqh/var(--ems),7vmin)]">
              <div className="flex items-baseline gap-x-[0.6em] font-bold font-display">
                <span dir="auto" className="line-clamp-2 min-w-0 flex-1 [overflow-wrap:anywhere]">
                  {text}
                </span>
                {isWinner && <span className="text-good">wins</span>}
              </div>
              <div className="flex items-center gap-x-[0.5em] whitespace-nowrap text-right tabular-nums">
                <span aria-hidden className="h-[0.7em] min-w-0 flex-1 overflow-hidden rounded-full bg-sunken">
                  <span
                    className="block h-full rounded-full transition-[width] duration-300 forced-color-adjust-none"
                    style={{ width: `${width}%`, background: optionColor(index) }}
                  />
                </span>
                <span
                  className={outIn ? 'text-ink-soft' : 'font-bold font-display'}
                  style={{ minWidth: `${figures * 0.5}em`, color: outIn ? undefined : optionColor(index) }}
                >
                  {outIn ? `out in count ${outIn}` : votesText(votes, locale)}
                </span>
                <span className="min-w-[3.4em] text-ink-soft">{getPercent(permille)}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className="text-[clamp(18px,3.4vmin,38px)] text-ink-soft">
        {tie && (
          <strong dir="auto" className="mr-[1em] text-ink [overflow-wrap:anywhere]">
            {tie}
          </strong>
        )}
        <span>{voted}.</span>
      </p>
    </section>
  )
}

/** Rows of a wide screen. */
function rowsOf(count: number): number {
  return count >= TWO_COLUMNS ? Math.ceil(count / 2) : count
}

/** Height of all rows in ems of their font; the names of two columns share rows. */
function heightOf(names: readonly string[]): number {
  const rows = rowsOf(names.length)
  const long = LONG_NAMES[rows < names.length ? 1 : 0]
  const heights = Array.from({ length: rows }, (_, row) =>
    Math.max(...[names[row], names[row + rows]].map((name = '') => (name.length > long ? 2 : 1))),
  )
  return heights.reduce((sum, lines) => sum + lines * LINE + BAR, 0)
}
