import type { Persisted } from '#web/platform/store/persisted.ts'

type Holding<T> = {
  /** Returns the storable part of a value. */
  readonly toStored: (value: T) => T
  /** Returns this tab's value after another tab has stored one. */
  readonly onOtherTab: (stored: T, mine: T) => T
}

/** Creates a store that contains more, during the lifetime of the page, than it persists. */
export function createPartlyPersisted<T>(
  store: Persisted<T>,
  { toStored, onOtherTab }: Holding<T>,
): Persisted<T> {
  let mine: T | undefined
  let stored: T | undefined
  return {
    ...store,
    get() {
      const now = store.get()
      if (now !== stored || mine === undefined) mine = mine === undefined ? now : onOtherTab(now, mine)
      stored = now
      return mine
    },
    set(next) {
      mine = next
      stored = toStored(next)
      store.set(stored)
    },
  }
}
