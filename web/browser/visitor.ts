import { useMemo, useSyncExternalStore } from 'react'
import { type CivilDate, civilDateAt, parseIsoDate, toIsoDate } from '#lib/civil-date/civil-date.ts'

/** What the server renders with; the visitor's own takes its place as soon as the page is alive. */
const SERVER_LOCALE = 'en-US'

/** The visitor's locale, for `Intl`. */
export function useLocale(): string {
  return useSyncExternalStore(never, visitorsLocale, () => SERVER_LOCALE)
}

/** Today where the visitor is; undefined until the page is alive, because the server cannot know. */
export function useToday(): CivilDate | undefined {
  const day = useSyncExternalStore(never, visitorsDay, () => undefined)
  return useMemo(() => (day === undefined ? undefined : parseIsoDate(day)), [day])
}

function visitorsLocale(): string {
  return new Intl.NumberFormat().resolvedOptions().locale
}

function visitorsDay(): string {
  return toIsoDate(civilDateAt(new Date()))
}

/** Neither changes while a page is open in a way that a page would have to follow. */
function never(): () => void {
  return () => {}
}
