import { persistedCollection } from '#web/platform/store/persisted-collection.ts'
import { persistedImmediately } from '#web/platform/store/persisted-immediately.ts'
import { keepValid } from '#web/platform/store/quarantine.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { showToast } from '#web/ui/toast.tsx'
import { type Entry, latestFirst, readEntry, readTimer, type Timer } from './entry.ts'
import { DEFAULT_PROJECTS, type Project, readProject } from './projects.ts'
import { TrackerState } from './tracker-state.ts'

const PROJECTS = 'sundry-timetracker-projects'

/** Soon, because storage is read while the page is being drawn. */
const onInvalid = () =>
  queueMicrotask(() =>
    showToast({
      title: 'Some of what was saved could not be read',
      description: 'It was set aside in this browser. Everything else is here.',
      tone: 'error',
    }),
  )

/** Stores the finished time entries, latest first; the last thousand are mirrored under the key of the specification. */
export const entryStore = persistedCollection<Entry>({
  name: 'time-entries',
  mirrorKey: 'sundry-timetracker-entries',
  mirrorSize: 1000,
  read: readEntry,
  order: latestFirst,
  onInvalid,
})

export const projectStore = persistedImmediately<readonly Project[]>(
  PROJECTS,
  DEFAULT_PROJECTS,
  (stored) => (Array.isArray(stored) ? keepValid(PROJECTS, stored, readProject, onInvalid) : undefined),
  onInvalid,
)

/** The one timer that runs, in whichever tab it was started. */
export const timerStore = persistedImmediately<Timer | null>(
  'sundry-timetracker-active',
  null,
  (stored) => (stored === null ? null : readTimer(stored)),
  onInvalid,
)

export const stateStore = toolState('time-tracker', TrackerState)
