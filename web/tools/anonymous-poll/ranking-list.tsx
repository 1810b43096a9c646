import type { PollState } from '#contract/poll.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { DragHandle, useDragOrder } from '#web/ui/drag-order.tsx'
import { movedTo } from './choices.ts'

type RankingListProps = {
  readonly options: Readonly<PollState['options']>
  /** In order of preference. */
  readonly choices: readonly number[]
  readonly onChange: (choices: readonly number[]) => void
}

/** The order of preference so far; each option is dragged to its place, or moved by its buttons. */
export default function RankingList({ options, choices, onChange }: RankingListProps) {
  const move = (from: number, to: number) => onChange(movedTo(choices, from, to))
  const { draggedIndex, list, handleOf } = useDragOrder(move)
  const textOf = (id: number) => options.find((option) => option.id === id)?.text ?? ''
  return (
    <>
      <Announcer text={choices.map((id, index) => `${index + 1}. ${textOf(id)}`).join('  ')} />
      <ol aria-label="Your order" className="mt-3 grid gap-1" {...list}>
        {choices.map((id, index) => (
          <li
            key={id}
            className={`flex items-center gap-2 rounded-control ${index === draggedIndex ? 'bg-accent-soft' : ''}`}
          >
            <DragHandle {...handleOf(index)} />
            <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {index + 1}. {textOf(id)}
            </span>
            <Button
              size="small"
              kind="quiet"
              aria-label={`Move ${textOf(id)} up`}
              isSoftDisabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              <span aria-hidden>↑</span>
            </Button>
            <Button
              size="small"
              kind="quiet"
              aria-label={`Move ${textOf(id)} down`}
              isSoftDisabled={index === choices.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <span aria-hidden>↓</span>
            </Button>
          </li>
        ))}
      </ol>
    </>
  )
}
