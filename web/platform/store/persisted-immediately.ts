import type { Kept } from './persisted.ts'
import { parsed, type Reader, setAside } from './quarantine.ts'
import { readStorage, writeStorage } from './storage.ts'

/**
 * A kept value that is written without delay, for what two tabs must never hold differently. Nothing is stored for
 * `null`. What does not fit `read` is set aside under `{key}.bad`, and `onBad` is told.
 */
export function keptAtOnce<T>(key: string, initial: T, read: Reader<T>, onBad: () => void): Kept<T> {
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
    setAside(key, text)
    writeStorage(key, null)
    onBad()
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
      // For as long as the page lives (adding it again changes nothing): what happens while nobody looks counts too.
      addEventListener('storage', hear)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
