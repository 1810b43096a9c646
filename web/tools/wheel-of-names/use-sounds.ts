import { playTone } from '#web/platform/sound.ts'
import { wheelStore } from './use-wheel-store.ts'

/** A segment's edge passes the pointer. */
export function tick(): void {
  playTone({ frequency: 1100, seconds: 0.03, volume: 0.25 * loudness() })
}

/** 0 to 1, as the visitor wants it. */
export function loudness(): number {
  const { isMuted, volume } = wheelStore.get()
  return isMuted ? 0 : volume / 100
}
