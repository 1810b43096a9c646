import { useSyncExternalStore } from 'react'
import { parsed, quarantine, type Reader } from './quarantine.ts'
import { hasStorageError, readStorage, writeStorage } from './storage.ts'

/** A value that outlives the page: read once, written soon after a change, the same in every tab. */
export type Persisted<T> = {
  readonly key: string
  get(): T
  set(next: T): void
  subscribe(listener: () => void): () => void
  /** Value for server rendering and empty storage. */
  readonly initial: T
}

/** Storage backend of a persisted value. */
type StorageBackend<T> = {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: T) => void
  /**
   * Whether the value remains if another tab removes the stored one, and is stored again if that tab removes
   * everything.
   */
  readonly outlivesRemoval: boolean
  /** Called after another tab has replaced a value that was set in this tab; `restore` sets that value again. */
  readonly onReplaced?: (restore: () => void) => void
}

const WRITE_DELAY_MS = 250

/** Functions that write pending values. */
const unwritten = new Set<() => void>()

/** Writes all pending values now, for code that reads storage itself. */
export function flushPersisted(): void {
  for (const flush of unwritten) flush()
}

const LOCAL: StorageBackend<unknown> = {
  read: readStorage,
  write: (key, value) => writeStorage(key, JSON.stringify(value)),
  outlivesRemoval: false,
}

/** Creates a persisted value under `key`. Moves a value that does not fit `read` to `{key}.bad` and uses `initial`. */
export function persisted<T>(
  key: string,
  initial: T,
  read: Reader<T>,
  backend: StorageBackend<T> = LOCAL,
): Persisted<T> {
  const listeners = new Set<() => void>()
  let current: { value: T } | undefined
  /** Whether the value was set in this tab. */
  let isOwn = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const notify = () => {
    for (const listener of listeners) listener()
  }
  const load = (): T => {
    const text = backend.read(key)
    if (text === null) return initial
    const value = parsed(text, read)
    if (value === undefined) quarantine(key, text)
    return value ?? initial
  }
  const flush = () => {
    if (timer === undefined || !current) return
    clearTimeout(timer)
    timer = undefined
    unwritten.delete(flush)
    backend.write(key, current.value)
  }
  const writeSoon = () => {
    // Other storage cannot be written any more when the page is left.
    timer ??= setTimeout(flush, hasStorageError ? 0 : WRITE_DELAY_MS)
    unwritten.add(flush)
    // Adding them again changes nothing.
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
  }
  const hear = (event: StorageEvent) => {
    // A pending change made here is the latest: the other tab will be notified of it.
    if (timer !== undefined || (event.key !== key && event.key !== null)) return
    if (backend.outlivesRemoval && event.newValue === null) {
      if (event.key === null && current) writeSoon()
      return
    }
    const before = current
    current = { value: load() }
    notify()
    if (isOwn && before) backend.onReplaced?.(() => set(before.value))
    isOwn = false
  }
  const set = (next: T) => {
    current = { value: next }
    isOwn = true
    writeSoon()
    notify()
  }

  return {
    key,
    initial,
    get() {
      current ??= { value: load() }
      return current.value
    },
    set,
    subscribe(listener) {
      // For the lifetime of the page (adding it again has no effect): events without subscribers count too.
      addEventListener('storage', hear)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) flush()
      }
    },
  }
}

/** Returns the persisted value and its setter, which accepts a value or a function of the present value. */
export function usePersisted<T>(store: Persisted<T>): readonly [T, (next: T | ((now: T) => T)) => void] {
  const value = useSyncExternalStore(store.subscribe, store.get, () => store.initial)
  const set = (next: T | ((now: T) => T)) => store.set(isChange(next) ? next(store.get()) : next)
  return [value, set]
}

function isChange<T>(next: T | ((now: T) => T)): next is (now: T) => T {
  return typeof next === 'function'
}
