import type { Bus } from './bus.ts'

type Watched<T> = {
  readonly listeners: Set<(state: T | undefined) => void>
  readonly stop: () => void
  /** Last state read; undefined before the first read has finished. */
  last: { readonly state: T | undefined } | undefined
  /** Set while the state is being read, or waits for the next allowed read. */
  isBusy: boolean
  /** Something has changed since the last read began. */
  isStale: boolean
}

type LiveFeed<T> = {
  /**
   * Calls the listener with the state of a topic at once and after every change, undefined if it does not exist;
   * changes faster than the interval are merged. Returns a function that unsubscribes.
   */
  readonly watch: (topic: string, listener: (state: T | undefined) => void) => () => void
}

/** Reads what many watch once a change, however many they are, and at most once an interval (milliseconds). */
export function createLiveFeed<T>({
  bus,
  read,
  intervalMs,
  log,
}: {
  readonly bus: Bus
  readonly read: (topic: string) => Promise<T | undefined>
  readonly intervalMs: number
  readonly log: (line: string) => void
}): LiveFeed<T> {
  const watchedByTopic = new Map<string, Watched<T>>()

  async function refresh(topic: string, watched: Watched<T>): Promise<void> {
    watched.isStale = true
    if (watched.isBusy) return
    watched.isBusy = true
    watched.isStale = false
    try {
      const state = await read(topic)
      watched.last = { state }
      for (const listener of [...watched.listeners]) listener(state)
    } catch (error) {
      log(`error reading ${topic.split(':')[0]}: ${error instanceof Error ? error.message : error}`)
    }
    setTimeout(() => {
      watched.isBusy = false
      if (watched.isStale && watched.listeners.size > 0) void refresh(topic, watched)
    }, intervalMs).unref()
  }

  function begin(topic: string): Watched<T> {
    const watched: Watched<T> = {
      listeners: new Set(),
      stop: bus.subscribe(topic, () => void refresh(topic, watched)),
      last: undefined,
      isBusy: false,
      isStale: false,
    }
    watchedByTopic.set(topic, watched)
    return watched
  }

  return {
    watch(topic, listener) {
      const known = watchedByTopic.get(topic)
      const watched = known ?? begin(topic)
      watched.listeners.add(listener)
      if (!known) void refresh(topic, watched)
      else if (known.last) listener(known.last.state)
      return () => {
        watched.listeners.delete(listener)
        if (watched.listeners.size > 0) return
        watched.stop()
        if (watchedByTopic.get(topic) === watched) watchedByTopic.delete(topic)
      }
    },
  }
}
