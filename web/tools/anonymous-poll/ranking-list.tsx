import type { PollState } from '#contract/poll.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { movedBy } from './choices.ts'

type RankingListProps = {
  readonly options: Readonly<PollState['options']>
  /** In order of preference. */
  readonly choices: readonly number[]
  readonly onChange: (choices: readonly number[]) => void
}

/** The order of preference so far; each place can be changed. */
export function RankingList({ options, choices, onChange }: RankingListProps) {
  const textOf = (id: number) => options.find((option) => option.id === id)?.text ?? ''
  return (
    <>
      <Announcer text={choices.map((id, place) => `${place + 1}. ${textOf(id)}`).join('  ')} />
      <ol aria-label="Your order" className="mt-3 grid gap-1">
        {choices.map((id, place) => (
          <li key={id} className="flex items-center gap-2">
            <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {place + 1}. {textOf(id)}
            </span>
            <Button
              size="small"
              kind="quiet"
              aria-label={`Move ${textOf(id)} up`}
              isResting={place === 0}
              onClick={() => onChange(movedBy(choices, id, -1))}
            >
              <span aria-hidden>↑</span>
            </Button>
            <Button
              size="small"
              kind="quiet"
              aria-label={`Move ${textOf(id)} down`}
              isResting={place === choices.length - 1}
              onClick={() => onChange(movedBy(choices, id, 1))}
            >
              <span aria-hidden>↓</span>
            </Button>
          </li>
        ))}
      </ol>
    </>
  )
}
