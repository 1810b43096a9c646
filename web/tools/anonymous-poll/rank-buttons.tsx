import { Button } from '#web/ui/button.tsx'
import { movedTo } from './choices.ts'

type RankButtonsProps = {
  readonly id: number
  /** The option's text. */
  readonly name: string
  /** In order of preference. */
  readonly choices: readonly number[]
  readonly onChange: (choices: readonly number[]) => void
}

/** The rank of a chosen option, and the buttons that move it: the options keep their places, their ranks change. */
export function RankButtons({ id, name, choices, onChange }: RankButtonsProps) {
  const index = choices.indexOf(id)
  if (index < 0) return null
  const move = (to: number) => onChange(movedTo(choices, index, to))
  return (
    <>
      <span aria-hidden className="px-2 font-bold font-display text-accent text-xl tabular-nums">
        {index + 1}
      </span>
      <Button
        size="small"
        kind="quiet"
        className="min-w-10"
        aria-label={`Move ${name} up`}
        isSoftDisabled={index === 0}
        onClick={() => move(index - 1)}
      >
        <span aria-hidden>↑</span>
      </Button>
      <Button
        size="small"
        kind="quiet"
        className="min-w-10"
        aria-label={`Move ${name} down`}
        isSoftDisabled={index === choices.length - 1}
        onClick={() => move(index + 1)}
      >
        <span aria-hidden>↓</span>
      </Button>
    </>
  )
}
