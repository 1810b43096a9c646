import { useEffect, useState } from 'react'

const remembered = new Map<string, unknown>()

/**
 * Works like `useState`, and restores the value on Back or Forward: for data that tools must not store. It is only in
 * this document's memory, under the key of its history entry; a link to the same page starts fresh.
 */
export function useHistoryState<T>(name: string, initial: T) {
  const [key] = useState(() => `${historyEntryKey()} ${name}`)
  // Only this hook writes under this key and name.
  const [value, set] = useState(() => (remembered.has(key) ? (remembered.get(key) as T) : initial))
  useEffect(() => {
    remembered.set(key, value)
  }, [key, value])
  return [value, set] as const
}

/** Returns the key of the history entry; browsers without the Navigation API reload the page and remember nothing. */
function historyEntryKey(): string {
  return 'navigation' in globalThis ? (window.navigation.currentEntry?.key ?? '') : ''
}
