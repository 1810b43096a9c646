import { useMemo } from 'react'
import { readNumber } from '#lib/numbers/read-number.ts'
import { SelectField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Card } from '#web/ui/result.tsx'
import type { TextCounts } from './count-text.ts'
import { type CounterState, GOAL_UNITS } from './counter-state.ts'
import { getLimits, type Limit } from './limits.ts'

type LimitsCardProps = {
  readonly text: string
  readonly counts: TextCounts
  readonly state: CounterState
  readonly onChange: (change: Partial<CounterState>) => void
}

const MAX_GOAL = 100_000_000

/** Progress toward maximum lengths and the author's goal. */
export function LimitsCard({ text, counts, state, onChange }: LimitsCardProps) {
  const limits = useMemo(() => getLimits(text, counts), [text, counts])
  const goal = getGoal(state, counts)
  return (
    <Card title="Limits and goal">
      <ul className="grid gap-3.5">
        {limits.map((limit) => (
          <LimitRow key={limit.name} limit={limit} />
        ))}
      </ul>
      <div className="mt-4 grid grid-cols-2 items-start gap-3 border-line border-t pt-4">
        <NumberField
          label="Own goal"
          value={state.goal}
          onChange={(next) => onChange({ goal: next })}
          step={50}
          min={1}
          max={MAX_GOAL}
          error={goal === 'garbage' ? 'Enter a whole number' : undefined}
        />
        <SelectField
          label="Goal counts"
          value={state.goalUnit}
          options={GOAL_UNITS}
          onChange={(goalUnit) => onChange({ goalUnit })}
        />
      </div>
      {typeof goal === 'object' && (
        <ul className="mt-3">
          <LimitRow limit={goal} isGoal />
        </ul>
      )}
    </Card>
  )
}

function getGoal({ goal, goalUnit }: CounterState, counts: TextCounts): Limit | 'garbage' | undefined {
  const reading = readNumber(goal)
  if (reading.kind === 'blank') return undefined
  const limit = reading.kind === 'number' ? Number(reading.decimal) : 0
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_GOAL) return 'garbage'
  return { name: 'Goal', used: counts[goalUnit], limit, remark: goalUnit }
}

type LimitRowProps = {
  readonly limit: Limit
  /** A goal is good to reach; a limit is bad to pass. */
  readonly isGoal?: boolean
}

function LimitRow({ limit: { name, used, limit, remark }, isGoal = false }: LimitRowProps) {
  const isOver = used > limit
  const number = (count: number) => count.toLocaleString('en')
  const share = Math.min(1, used / limit)
  const fill = isGoal ? (used >= limit ? 'bg-good' : 'bg-accent') : isOver ? 'bg-wrong' : 'bg-ink-soft'
  const stand = isOver
    ? `${number(used - limit)} ${isGoal ? 'more than the goal' : 'too many'}`
    : `${number(limit - used)} left`
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="font-medium">{name}</span>
        <span className="tabular-nums">
          {number(used)} of {number(limit)}
        </span>
      </div>
      <div aria-hidden className="my-1 h-2 overflow-hidden rounded-full bg-line">
        <div className={`h-full rounded-full ${fill}`} style={{ width: `${share * 100}%` }} />
      </div>
      <div className="flex flex-wrap justify-between gap-x-3 text-ink-soft text-sm">
        <span>{remark}</span>
        <span className={isOver && !isGoal ? 'font-medium text-wrong' : ''}>{stand}</span>
      </div>
    </li>
  )
}
