import { useEffect, useState } from 'react'

const PAUSE_MS = 400

/**
 * Debounces a value: returns the latest one that did not change for a moment; undefined is returned immediately. So an
 * error is displayed when the visitor pauses, not at every key, and disappears as soon as it is fixed.
 */
export function useDebounced<T>(value: T | undefined): T | undefined {
  const [debounced, setDebounced] = useState<T>()
  useEffect(() => {
    if (value === undefined) return setDebounced(undefined)
    const timer = setTimeout(() => setDebounced(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return value === undefined ? undefined : debounced
}
