import { useEffect, useRef } from 'react'
import { dropConfetti } from '#web/ui/confetti.ts'

const COLORS = ['#b3401a', '#2f5fb3', '#d9a21b', '#1f6f43'] as const

/** Paper that falls over the podium once; none where less motion is wanted. */
export function Confetti() {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => (ref.current ? dropConfetti(ref.current, COLORS) : undefined), [])
  return (
    <canvas
      ref={ref}
      aria-hidden
      className="pointer-events-none absolute inset-0 z-10 size-full motion-reduce:hidden"
    />
  )
}
