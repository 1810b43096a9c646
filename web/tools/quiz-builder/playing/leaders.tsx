import type { GameState } from '#contract/game.ts'
import { pointsText } from './game-words.ts'

type LeadersProps = {
  readonly leaders: GameState['leaders']
  /** At the end of a quiz, on a screen that is read across a room. */
  readonly isLarge?: boolean
}

/** The best so far, in their places. */
export function Leaders({ leaders, isLarge = false }: LeadersProps) {
  if (leaders.length === 0) return null
  return (
    <section className="mt-4">
      {isLarge && <Podium leaders={leaders.slice(0, STEPS.length)} />}
      <h3 className="mb-1 font-semibold">Leaderboard</h3>
      <ol aria-label="Leaderboard" className="divide-y divide-line">
        {leaders.map(({ name, score, place }) => (
          <li
            key={name}
            className={`flex items-baseline gap-3 py-1.5 ${isLarge ? 'sm:text-xl 2xl:text-3xl' : ''} ${isLarge && place === 1 ? 'font-semibold' : ''}`}
          >
            <span className="w-[2em] shrink-0 text-right font-semibold tabular-nums">{place}.</span>
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {/* A name in the other writing direction remains next to its rank. */}
              <bdi>{name}</bdi>
            </span>
            <span className="shrink-0 tabular-nums">{pointsText(score)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Heights of the first three places. */
const HEIGHTS = ['h-40', 'h-28', 'h-20'] as const
/** Order of the steps, the best in the middle, and their colors. */
const STEPS = [
  { order: 'order-2', color: 'var(--accent)' },
  { order: 'order-1', color: 'var(--dev)' },
  { order: 'order-3', color: 'var(--good)' },
] as const

/** The first three as steps; the list below has all, so that this is not read aloud. */
function Podium({ leaders }: { readonly leaders: GameState['leaders'] }) {
  return (
    <div aria-hidden className="mx-auto mb-6 flex max-w-3xl items-end justify-center gap-3">
      {leaders.map(({ name, place }, index) => (
        <div key={name} className={`min-w-0 flex-1 text-center ${STEPS[index]?.order}`}>
          <p translate="no" dir="auto" className="mb-2 truncate font-display text-2xl">
            {name}
          </p>
          <div
            className={`grid place-items-center rounded-t-card ${HEIGHTS[place - 1]}`}
            style={{ background: STEPS[index]?.color, color: 'var(--accent-ink)' }}
          >
            <span className="figure">{place}</span>
          </div>
        </div>
      ))}
    </div>
  )
}
