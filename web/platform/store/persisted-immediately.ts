import type { Persisted } from './persisted.ts'
import { parsed, quarantine, type Reader } from './quarantine.ts'
import { readStorage, writeStorage } from './storage.ts'

/**
 * Creates a persisted value that is written without delay, so that all tabs have the same value. Nothing is stored for
 * `null`. Moves a value that does not fit `read` to `{key}.bad` and calls `onInvalid`.
 */
export function persistedImmediately<T>(
  key: string,
  initial: T,
  read: Reader<T>,
  onInvalid: () => void,
): Persisted<T> {
  const listeners = new Set<() => void>()
  let current: { readonly value: T } | undefined
  const show = (value: T) => {
    current = { value }
    for (const listener of listeners) listener()
  }
  const load = (): T => {
    const text = readStorage(key)
    if (text === null) return initial
    const value = parsed(text, read)
    if (value !== undefined) return value
    quarantine(key, text)
    writeStorage(key, null)
    onInvalid()
    return initial
  }
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) show(load())
  }
  return {
    key,
    initial,
    get() {
      current ??= { value: load() }
      return current.value
    },
    set(next) {
      writeStorage(key, next === null ? null : JSON.stringify(next))
      show(next)
    },
    subscribe(listener) {
      // For the lifetime of the page (adding it again has no effect): events without subscribers count too.
      addEventListener('storage', hear)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
