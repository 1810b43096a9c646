import type { Bus } from '../../live/bus.ts'

/** Answers that arrived in the last moment are in the database by then. */
const AFTER_MS = 30

/** Publishes a topic at a given time: the time limit of a question ends without a request. */
export function scheduleNotifications({ publish }: Pick<Bus, 'publish'>, now: () => number) {
  const timers = new Map<string, { readonly at: number; readonly timer: NodeJS.Timeout }>()
  return (topic: string, at: number): void => {
    const known = timers.get(topic)
    if (known?.at === at) return
    clearTimeout(known?.timer)
    const notify = () => {
      timers.delete(topic)
      publish(topic)
    }
    timers.set(topic, { at, timer: setTimeout(notify, Math.max(0, at - now()) + AFTER_MS).unref() })
  }
}
