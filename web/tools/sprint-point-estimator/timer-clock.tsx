import { useNow } from '#web/platform/use-now.ts'
import { clockText } from './table.ts'

/** How much time the team has left for this story. */
export default function TimerClock({ endsAt }: { readonly endsAt: number }) {
  const now = useNow()
  if (now === undefined) return null
  const left = endsAt / 1000 - now
  return (
    <p
      role="timer"
      aria-label="Time left"
      className={`rounded-full px-3 py-0.5 font-semibold text-sm tabular-nums ${left <= 0 ? 'bg-care-soft text-care' : 'bg-sunken'}`}
    >
      {left <= 0 ? 'Time is up' : clockText(left)}
    </p>
  )
}
