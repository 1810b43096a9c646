import { useSyncExternalStore } from 'react'

/** Whether the page is alive: false on the server and in its first render, for what only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Once alive, always alive. */
function never(): () => void {
  return () => {}
}
