import { useSyncExternalStore } from 'react'

/** Width from which tools have two columns: `lg` of the styles. */
const WIDE = '(min-width: 64rem)'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Returns whether the window has room for two columns; true until the page is hydrated. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  )
}
