import type { GameState } from '#contract/game.ts'
import { choiceClass } from './choice-look.tsx'
import { pointsText } from './game-words.ts'

/** Heights of the steps, and where they stand: the second at the left of the first, the third at the right. */
const STEPS = [
  { height: 'pb-28', order: 'order-2' },
  { height: 'pb-16', order: 'order-1' },
  { height: 'pb-8', order: 'order-3' },
] as const

/** The end of a quiz: the best three on their steps, then all others that are known, in their places. */
export function Podium({ leaders }: { readonly leaders: GameState['leaders'] }) {
  if (leaders.length === 0) return null
  return (
    <ol aria-label="Leaderboard" className="mt-6 grid grid-cols-3 items-end gap-2 sm:gap-4">
      {leaders.map(({ name, score, place }, index) => {
        const step = STEPS[index]
        return step ? (
          <li key={name} className={`min-w-0 text-center ${step.order}`}>
            <p className="mb-2 font-bold font-display text-xl leading-tight [overflow-wrap:anywhere] sm:text-3xl 2xl:text-stage">
              <bdi>{name}</bdi>
            </p>
            <div className={`rounded-t-card px-1 pt-3 ${choiceClass(index)} ${step.height}`}>
              <span className="block font-bold font-display text-3xl tabular-nums sm:text-stage">
                {place}.
              </span>
              <span className="block tabular-nums sm:text-xl">{pointsText(score)}</span>
            </div>
          </li>
        ) : (
          <li
            key={name}
            className="order-4 col-span-3 flex items-baseline gap-3 border-line border-b py-1.5 2xl:text-xl"
          >
            <span className="w-[2em] shrink-0 text-right font-semibold tabular-nums">{place}.</span>
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <bdi>{name}</bdi>
            </span>
            <span className="shrink-0 tabular-nums">{pointsText(score)}</span>
          </li>
        )
      })}
    </ol>
  )
}
