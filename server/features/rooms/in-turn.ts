import { setImmediate as others } from 'node:timers/promises'

/**
 * Does work of one key after the other, and of different keys side by side. Before each piece the process hears the
 * network: SQLite answers in place, and much work at once would else keep everybody waiting until the end of it.
 */
export function inTurn(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  let gate: Promise<unknown> = Promise.resolve()
  const hearOthers = () => {
    gate = gate.then(() => others())
    return gate
  }
  return async (key, work) => {
    const next = () => hearOthers().then(work)
    const mine = (last.get(key) ?? Promise.resolve()).then(next, next)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
