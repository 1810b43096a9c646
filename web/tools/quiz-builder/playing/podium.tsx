import type { CSSProperties } from 'react'
import type { GameState } from '#contract/game.ts'
import { choiceClass } from '../attempt/choice-look.tsx'
import { pointsText } from './game-words.ts'

/** Order and time of appearance of the steps, the first last. */
const STEPS = [
  { order: 'order-2', delay: '1.4s' },
  { order: 'order-1', delay: '0.7s' },
  { order: 'order-3', delay: '0s' },
] as const

/** Heights by place, as shares of the highest: equal places have equal steps. */
const HEIGHTS = [1, 0.72, 0.5] as const

/** With fewer players there are fewer steps, in the middle. */
const COLUMNS = ['', 'grid-cols-1 max-w-80', 'grid-cols-2 max-w-3xl', 'grid-cols-3 max-w-6xl'] as const

const REST_ROW_REM = 3

type PodiumProps = {
  readonly leaders: GameState['leaders']
  /** Fills the big screen; on a phone the steps are low. */
  readonly isLarge?: boolean
}

/** The end of a quiz: the best three on their steps, then all others that are known, in their places. */
export function Podium({ leaders, isLarge = false }: PodiumProps) {
  if (leaders.length === 0) return null
  const rest = Math.max(0, leaders.length - STEPS.length)
  const highest = isLarge ? `max(14rem, 100dvh - ${23 + rest * REST_ROW_REM}rem)` : '11rem'
  const appear = isLarge ? 'motion-safe:animate-[appear_0.5s_both]' : ''
  return (
    <ol
      aria-label="Leaderboard"
      className={`mx-auto mt-auto grid w-full items-end gap-2 pt-6 sm:gap-4 ${COLUMNS[Math.min(leaders.length, STEPS.length)]}`}
      style={{ '--highest': highest } as CSSProperties}
    >
      {leaders.map(({ name, score, place }, index) => {
        const step = STEPS[index]
        return step ? (
          <li
            key={name}
            className={`min-w-0 text-center ${step.order} ${appear}`}
            style={{ animationDelay: step.delay }}
          >
            <p className="mb-2 font-bold font-display text-xl leading-tight [overflow-wrap:anywhere] sm:text-3xl 2xl:text-stage">
              <bdi>{name}</bdi>
            </p>
            <div
              className={`rounded-t-card px-1 pt-3 sm:pt-6 ${choiceClass(place - 1)}`}
              style={{ height: `calc(var(--highest) * ${HEIGHTS[place - 1]})` }}
            >
              <span
                className={`block font-bold font-display text-3xl tabular-nums sm:text-stage ${isLarge ? '2xl:text-[6rem]' : ''}`}
              >
                {place}.
              </span>
              <span className={`block tabular-nums sm:text-xl ${isLarge ? '2xl:text-3xl' : ''}`}>
                {pointsText(score)}
              </span>
            </div>
          </li>
        ) : (
          <li
            key={name}
            className="order-4 col-span-full flex min-h-10 items-baseline gap-3 border-line border-b py-1.5 2xl:text-xl"
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
