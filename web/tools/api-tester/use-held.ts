import type { Persisted } from '#web/platform/store/persisted.ts'

type Holding<T> = {
  /** What of a value may be stored. */
  readonly toStored: (value: T) => T
  /** What this tab holds once another tab has stored a value. */
  readonly onOtherTab: (stored: T, mine: T) => T
}

/** A store that holds more, as long as the page lives, than it lets be stored. */
export function held<T>(store: Persisted<T>, { toStored, onOtherTab }: Holding<T>): Persisted<T> {
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
