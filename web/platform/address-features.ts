import { useSyncExternalStore } from 'react'

/**
 * Whether the page's address rules out what browsers offer only to secure contexts (https, or localhost): camera,
 * clipboard, offline use. All sentences about these ask here; `httpsProblem` of `lib/net` has the words.
 */
export const needsHttps = (): boolean => !isSecureContext

/** The same for a component; `false` in the prerendered document. */
export function useNeedsHttps(): boolean {
  return useSyncExternalStore(
    () => () => {},
    needsHttps,
    () => false,
  )
}
