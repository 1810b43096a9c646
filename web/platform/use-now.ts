import { useSyncExternalStore } from 'react'
import { toIsoDate } from '#lib/dates/civil-date.ts'
import { wallTimeAt } from '#lib/dates/zoned-time.ts'

const listeners = new Set<() => void>()
let now = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** The present second, as seconds since 1970, from one clock for the whole page; undefined on the server, which has no "now". */
export function useNow(): number | undefined {
  return useSyncExternalStore(subscribe, present, () => undefined)
}

/** Today in an IANA zone, as ISO 8601 text; the next day without a reload, and undefined on the server. */
export function useCivilDay(timeZone: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => toIsoDate(wallTimeAt(present() * 1000, timeZone).date),
    () => undefined,
  )
}

/** The IANA zone of the visitor's clock. */
export function useTimeZone(): string {
  return useSyncExternalStore(subscribe, visitorsZone, () => 'UTC')
}

function visitorsZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) tick()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearTimeout(timer)
  }
}

/** Ticks with the clock on the wall: just after each full second. */
function tick(): void {
  now = Math.floor(Date.now() / 1000)
  for (const listener of listeners) listener()
  timer = setTimeout(tick, 1000 - (Date.now() % 1000))
}

/** Remains constant between ticks, as React requires. */
function present(): number {
  if (now === 0) now = Math.floor(Date.now() / 1000)
  return now
}
