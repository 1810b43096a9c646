import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { parseIsoDate } from '#lib/dates/civil-date.ts'
import { dayStarts } from '#lib/dates/zoned-time.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { useCivilDay, useTimeZone } from '#web/platform/use-now.ts'
import type { Timer } from './entry.ts'
import type { Project } from './projects.ts'
import { workedMs } from './timer.ts'
import { entryStore, projectStore, stateStore, timerStore } from './use-stores.ts'

export type Tracker = ReturnType<typeof useTracker>

/** State for the screen. It renders when something changes or a day starts, not every second. */
export function useTracker() {
  const { items: entries, isWhole } = useSyncExternalStore(
    entryStore.subscribe,
    entryStore.get,
    () => entryStore.initial,
  )
  const [projects] = usePersisted(projectStore)
  const [timer] = usePersisted(timerStore)
  const [stored, keep] = usePersisted(stateStore)
  const state = useMemo(
    () => ({ ...stored, projectId: presentProject(stored.projectId, projects) }),
    [stored, projects],
  )
  const locale = useLocale()
  const timeZone = useTimeZone()
  const todayText = useCivilDay(timeZone)
  const today = useMemo(() => (todayText === undefined ? undefined : parseIsoDate(todayText)), [todayText])
  const projectOf = useMemo(() => {
    const byId = new Map(projects.map((project) => [project.id, project]))
    return (id: string): Project | undefined => byId.get(id)
  }, [projects])
  return {
    entries,
    isWhole,
    projects,
    projectOf,
    timer,
    state,
    change: (fields: Partial<typeof state>) => keep((now) => ({ ...now, ...fields })),
    locale,
    timeZone,
    today,
    /** Start of today and of tomorrow. */
    todayStarts: useMemo(() => (today ? dayStarts(today, today, timeZone) : []), [today, timeZone]),
  }
}

/** Returns the project that was chosen last, or the first one; empty if there is none. */
function presentProject(projectId: string, projects: readonly Project[]): string {
  return (projects.find(({ id }) => id === projectId) ?? projects[0])?.id ?? ''
}

/** Returns the current time, updated with each full second of the timer. */
export function useTimerNow(timer: Timer | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!timer) return
    let handle: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const moment = Date.now()
      setNow(moment)
      if (!timer.isPaused) handle = setTimeout(tick, 1000 - (workedMs(timer, moment) % 1000))
    }
    tick()
    return () => clearTimeout(handle)
  }, [timer])
  return now
}
