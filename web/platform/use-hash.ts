import { useSyncExternalStore } from 'react'

/** Returns the URL's fragment, without `#`; undefined on the server and before hydration. */
export function useHash(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => undefined,
  )
}

/** Removes the hash from the URL, so that it is neither visible nor stored in the history. */
export function clearHash(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
