import { useEffect, useState } from 'react'
import { secondsUntil, timeLeftText } from './game-words.ts'

type TimeLeftProps = { readonly closesAt: number; readonly clockAheadMs: number }

/** Often enough that the last second ends with the bell. */
const LOOK_MS = 200

/** The seconds until the bell, by the server's clock. */
export function TimeLeft({ closesAt, clockAheadMs }: TimeLeftProps) {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    const look = () => setLeft(secondsUntil(closesAt, clockAheadMs, Date.now() / 1000))
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [closesAt, clockAheadMs])
  if (left === undefined) return null
  return (
    <p
      role="timer"
      aria-label="Time left"
      className={`ml-auto rounded-full px-3 py-0.5 font-semibold tabular-nums ${left <= 5 ? 'bg-care-soft text-care' : 'bg-sunken'}`}
    >
      {timeLeftText(left)}
    </p>
  )
}
