import { useSyncExternalStore } from 'react'

/** Locale for server rendering; replaced by the visitor's after hydration. */
const SERVER_LOCALE = 'en-US'

/** The visitor's locale, for `Intl`. */
export function useLocale(): string {
  return useSyncExternalStore(never, visitorsLocale, () => SERVER_LOCALE)
}

/** The same for events, which occur after hydration. */
export function visitorsLocale(): string {
  return new Intl.NumberFormat().resolvedOptions().locale
}

/** It does not change while a page is open. */
function never(): () => void {
  return () => {}
}
