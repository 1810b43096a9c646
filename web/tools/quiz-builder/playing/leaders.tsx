import type { GameState } from '#contract/game.ts'
import { pointsText } from './game-words.ts'

type LeadersProps = { readonly leaders: GameState['leaders'] }

/** The best so far, in their places. */
export function Leaders({ leaders }: LeadersProps) {
  if (leaders.length === 0) return null
  return (
    <section className="mt-4">
      <h3 className="mb-1 font-semibold">Leaderboard</h3>
      <ol aria-label="Leaderboard" className="divide-y divide-line">
        {leaders.map(({ name, score, place }) => (
          <li key={name} className="flex items-baseline gap-3 py-1.5">
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
