import type { Bus } from '../../live/bus.ts'

/** Answers that came in the last moment are in the database by then. */
const AFTER_MS = 30

/** Says at a given time that a topic has changed: a question's time is up without anybody doing anything. */
export function bells({ publish }: Pick<Bus, 'publish'>, now: () => number) {
  const timers = new Map<string, { readonly at: number; readonly timer: NodeJS.Timeout }>()
  return (topic: string, at: number): void => {
    const known = timers.get(topic)
    if (known?.at === at) return
    clearTimeout(known?.timer)
    const ring = () => {
      timers.delete(topic)
      publish(topic)
    }
    timers.set(topic, { at, timer: setTimeout(ring, Math.max(0, at - now()) + AFTER_MS).unref() })
  }
}
