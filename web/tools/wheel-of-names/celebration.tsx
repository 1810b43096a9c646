import { useEffect, useRef } from 'react'
import { prefersLessMotion } from '#web/platform/motion.ts'
import { playTone } from '#web/platform/sound.ts'
import { WHEEL_COLORS } from './colors.ts'
import { loudness } from './use-sounds.ts'
import { wheelStore } from './use-wheel-store.ts'

/** A winner is cheered, and paper falls over the wheel, once; no paper where less motion is wanted. */
export function Celebration() {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    cheer()
    const canvas = ref.current
    if (!canvas || !wheelStore.get().hasConfetti || prefersLessMotion()) return
    let end = () => {}
    // Loaded when it falls: the page does not need it before. Without it the winner is shown all the same.
    void import('#web/ui/confetti.ts').then(
      ({ dropConfetti }) => {
        if (canvas.isConnected) end = dropConfetti(canvas, WHEEL_COLORS)
      },
      () => {},
    )
    return () => end()
  }, [])
  return <canvas ref={ref} aria-hidden className="pointer-events-none absolute inset-0 size-full" />
}

const CHEER_HERTZ = [523.25, 659.25, 783.99, 1046.5]

function cheer(): void {
  for (const [index, frequency] of CHEER_HERTZ.entries())
    playTone({ frequency, seconds: 0.5, volume: 0.3 * loudness(), delaySeconds: index * 0.11 })
}
