import { useEffect, useState } from 'react'

const PAUSE_MS = 400

/**
 * The latest value that held still for a moment; nothing at all is passed on at once. So an error is said when
 * the visitor pauses, not at every key, and is gone as soon as it is mended.
 */
export function useSettled<T>(value: T | undefined): T | undefined {
  const [settled, setSettled] = useState<T>()
  useEffect(() => {
    if (value === undefined) return setSettled(undefined)
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return value === undefined ? undefined : settled
}
