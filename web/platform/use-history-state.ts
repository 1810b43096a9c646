import { useEffect, useState } from 'react'

const remembered = new Map<string, unknown>()

/**
 * As `useState`, and it comes back when Back or Forward leads to the page again: for what no tool may keep. It is in the
 * memory of this document alone, under the key of its place in the history; a link to the same page begins anew.
 */
export function useHistoryState<T>(name: string, initial: T) {
  const [key] = useState(() => `${historyEntryKey()} ${name}`)
  // Nobody else writes below this key and name.
  const [value, set] = useState(() => (remembered.has(key) ? (remembered.get(key) as T) : initial))
  useEffect(() => {
    remembered.set(key, value)
  }, [key, value])
  return [value, set] as const
}

/** Browsers without the Navigation API load the page anew, and nothing is remembered. */
function historyEntryKey(): string {
  return 'navigation' in globalThis ? (window.navigation.currentEntry?.key ?? '') : ''
}
