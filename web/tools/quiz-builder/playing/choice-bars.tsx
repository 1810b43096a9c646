import type { GameQuestion, GameResult } from '#contract/game.ts'
import Check from '~icons/lucide/check'
import { getLetter } from './game-words.ts'

type ChoiceBarsProps = {
  readonly choices: GameQuestion['choices']
  /** Null while the question is open: correct answers and counts are hidden. */
  readonly result: GameResult | null
}

/** The choices with their letters; once the time is up, which were right and how often each was taken. */
export function ChoiceBars({ choices, result }: ChoiceBarsProps) {
  if (choices.length === 0) return null
  const max = Math.max(1, ...(result?.counts.map(({ count }) => count) ?? []))
  return (
    <ul aria-label="Choices" className="grid gap-2 lg:grid-cols-2">
      {choices.map(({ id, text }, index) => {
        const isRight = result?.right.includes(id) ?? false
        const count = result?.counts.find((one) => one.id === id)?.count ?? 0
        return (
          <li
            key={id}
            className={`grid content-center rounded-control border-2 px-4 py-3 text-xl 2xl:px-6 2xl:py-5 2xl:text-3xl ${isRight ? 'border-good bg-good-soft' : 'border-line-strong'}`}
          >
            <div className="flex items-center gap-3">
              <span className="font-bold">{getLetter(index)}</span>
              <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {text}
              </span>
              {isRight && (
                <span className="flex items-center gap-1 font-semibold text-base text-good 2xl:text-xl">
                  <Check size={20} aria-hidden />
                  Right
                </span>
              )}
              {result && <span className="font-semibold tabular-nums">{count}</span>}
            </div>
            {result && (
              <div aria-hidden className="mt-2 h-2 rounded-full bg-sunken">
                <div
                  className={`h-2 rounded-full ${isRight ? 'bg-good' : 'bg-line-strong'}`}
                  style={{ width: `${(count / max) * 100}%` }}
                />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
