import { setImmediate as others } from 'node:timers/promises'

/**
 * Creates a mutex per key: runs tasks of one key one after the other, and tasks of different keys concurrently. Yields to
 * the event loop before each task: SQLite runs synchronously, and many tasks at once would block all other requests.
 */
export function createKeyedMutex(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  let gate: Promise<unknown> = Promise.resolve()
  const yieldToEventLoop = () => {
    gate = gate.then(() => others())
    return gate
  }
  return async (key, work) => {
    const next = () => yieldToEventLoop().then(work)
    const mine = (last.get(key) ?? Promise.resolve()).then(next, next)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
