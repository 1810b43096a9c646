import { useEffect, useState } from 'react'

const PAUSE_MS = 400

/**
 * Debounces a value: returns the latest one that did not change for a moment; undefined is passed on at once. So an error is said when
 * the visitor pauses, not at every key, and is gone as soon as it is mended.
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
