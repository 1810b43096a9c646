import { useMemo, useSyncExternalStore } from 'react'
import { type CivilDate, civilDateHere, parseIsoDate, toIsoDate } from '#lib/dates/civil-date.ts'

/** Today where the visitor is; undefined until the page is alive, because the server cannot know. */
export function useToday(): CivilDate | undefined {
  const day = useSyncExternalStore(never, visitorsDay, () => undefined)
  return useMemo(() => (day === undefined ? undefined : parseIsoDate(day)), [day])
}

function visitorsDay(): string {
  return toIsoDate(civilDateHere(new Date()))
}

/** A page that is open at midnight finds the new day with the next key. */
function never(): () => void {
  return () => {}
}
