import { useEffect, useRef } from 'react'
import { prefersLessMotion } from '#web/platform/motion.ts'
import { playTone } from '#web/platform/sound.ts'
import { dropConfetti } from '#web/ui/confetti.ts'
import { WHEEL_COLORS } from './colors.ts'
import { loudness } from './use-sounds.ts'
import { wheelStore } from './use-wheel-store.ts'

/** A winner is cheered, and paper falls over the wheel, once; no paper where less motion is wanted. */
export function Celebration() {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    cheer()
    if (ref.current && wheelStore.get().hasConfetti && !prefersLessMotion())
      return dropConfetti(ref.current, WHEEL_COLORS)
  }, [])
  return <canvas ref={ref} aria-hidden className="pointer-events-none absolute inset-0 size-full" />
}

const CHEER_HERTZ = [523.25, 659.25, 783.99, 1046.5]

function cheer(): void {
  for (const [index, frequency] of CHEER_HERTZ.entries())
    playTone({ frequency, seconds: 0.5, volume: 0.3 * loudness(), delaySeconds: index * 0.11 })
}
