import * as v from 'valibot'
import { vi } from 'vitest'
import type { Entry } from './entry.ts'
import { DEFAULT_PROJECTS } from './projects.ts'
import { TrackerState } from './tracker-state.ts'
import { entryStore, projectStore, stateStore, timerStore } from './use-stores.ts'
import type { Tracker } from './use-tracker.ts'

/** A tracker with these entries and the first projects, on Monday, 2 March 2026, in UTC, and with what else is `known`. */
export function trackerWith(entries: readonly Entry[], known: Partial<Tracker> = {}): Tracker {
  return {
    entries,
    isWhole: true,
    projects: DEFAULT_PROJECTS,
    projectOf: (id) => DEFAULT_PROJECTS.find((project) => project.id === id),
    timer: null,
    state: v.parse(TrackerState, {}),
    change: vi.fn(),
    locale: 'en-US',
    timeZone: 'UTC',
    today: { year: 2026, month: 3, day: 2 },
    todayStarts: [Date.parse('2026-03-02T00:00:00Z'), Date.parse('2026-03-03T00:00:00Z')],
    ...known,
  }
}

/** Stores only these entries, with the first projects and no timer, whatever was stored before. */
export async function keepEntries(entries: readonly Entry[] = []): Promise<void> {
  const previous = await entryStore.whole()
  entryStore.change({ deleted: previous.map(({ id }) => id) })
  entryStore.change({ changed: entries })
  projectStore.set(DEFAULT_PROJECTS)
  stateStore.set(stateStore.initial)
  timerStore.set(null)
}
