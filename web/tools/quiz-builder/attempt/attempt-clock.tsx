import { useEffect } from 'react'
import { useNow } from '#web/platform/use-now.ts'
import { secondsLeft } from './attempt.ts'

type RunClockProps = {
  /** In milliseconds since 1970, by the clock of this device. */
  readonly endsAt: number
  readonly onEnd: () => void
}

/** The time that is left of a run; at its end the quiz is over. */
export function RunClock({ endsAt, onEnd }: RunClockProps) {
  const now = useNow()
  const left = now === undefined ? undefined : secondsLeft(endsAt, now)
  const isOver = left === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end comes once
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver])
  if (left === undefined) return null
  return (
    <p role="timer" aria-label="Time left" className="mb-2 text-right text-sm tabular-nums">
      {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')} left
    </p>
  )
}
