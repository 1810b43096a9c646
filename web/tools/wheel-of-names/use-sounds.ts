import { playTone } from '#web/browser/sound.ts'
import { wheelStore } from './use-wheel-store.ts'

const CHEER_HERTZ = [523.25, 659.25, 783.99, 1046.5]

/** A segment's edge passes the pointer. */
export function tick(): void {
  playTone({ frequency: 1100, seconds: 0.03, volume: 0.25 * loudness() })
}

export function cheer(): void {
  for (const [index, frequency] of CHEER_HERTZ.entries())
    playTone({ frequency, seconds: 0.5, volume: 0.3 * loudness(), delaySeconds: index * 0.11 })
}

function loudness(): number {
  const { isMuted, volume } = wheelStore.get()
  return isMuted ? 0 : volume / 100
}
