import type { CSSProperties } from 'react'
import type { PollState } from '#contract/poll.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { getPercent, resultLines, tieText, votersText, votesText } from './choices.ts'
import { optionColor } from './option-color.ts'

/** Fewer options are set as large as this many are. */
const FEWEST_ROWS = 3
const MAX_ROOMY_ROWS = 4

const ROOMY = { row: 'text-[clamp(18px,21vmin/var(--rows),72px)]', votes: 'text-[1.5em]', bar: 'h-[0.9em]' }
/** More options leave less room for bars than for words and figures. */
const DENSE = { row: 'text-[clamp(18px,29vmin/var(--rows),52px)]', votes: 'text-[1.2em]', bar: 'h-[0.4em]' }

/** The votes of each option in large figures and its own color, sized so that all options fit on one screen. */
export default function StageResults({ poll }: { readonly poll: PollState }) {
  const locale = useLocale()
  const { results, voters } = poll
  const voted = votersText(voters, locale)
  const tie = tieText(poll, results?.winners ?? [])
  const lines = results ? resultLines(poll, results) : []
  const look = lines.length > MAX_ROOMY_ROWS ? DENSE : ROOMY
  const rows = { ['--rows' as string]: Math.max(FEWEST_ROWS, lines.length) } satisfies CSSProperties
  return (
    <section className={`flex flex-col gap-[2vmin] ${results ? 'flex-1' : ''}`} style={rows}>
      <Announcer text={voted} />
      {results && (
        <ul
          aria-label="Results"
          className={`grid flex-1 content-evenly gap-[calc(12vmin/var(--rows))] leading-tight ${look.row}`}
        >
          {lines.map(({ id, text, votes, permille, width, outIn, isWinner }, index) => (
            <li key={id}>
              <div className="flex flex-wrap items-baseline gap-x-[0.6em]">
                <span dir="auto" className="min-w-0 flex-1 font-bold font-display [overflow-wrap:anywhere]">
                  {text}
                </span>
                {isWinner && <span className="font-bold font-display text-good">wins</span>}
                {outIn ? (
                  <span className="text-[0.7em] text-ink-soft">out in count {outIn}</span>
                ) : (
                  <span
                    className={`whitespace-nowrap font-bold font-display tabular-nums leading-none ${look.votes}`}
                    style={{ color: optionColor(index) }}
                  >
                    {votesText(votes, locale)}
                  </span>
                )}
                <span className="min-w-[4.6em] whitespace-nowrap text-right text-ink-soft tabular-nums">
                  {getPercent(permille)}
                </span>
              </div>
              <div aria-hidden className={`mt-[0.15em] overflow-hidden rounded-full bg-sunken ${look.bar}`}>
                <div
                  className="h-full rounded-full transition-[width] duration-300 forced-color-adjust-none"
                  style={{ width: `${width}%`, background: optionColor(index) }}
                />
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
