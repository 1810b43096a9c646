import { keptRecords } from '#web/platform/store/persisted-collection.ts'
import { keptAtOnce } from '#web/platform/store/persisted-immediately.ts'
import { keepGood } from '#web/platform/store/quarantine.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { showToast } from '#web/ui/toast.tsx'
import { type Entry, latestFirst, readEntry, readTimer, type Timer } from './entry.ts'
import { DEFAULT_PROJECTS, type Project, readProject } from './projects.ts'
import { TrackerState } from './tracker-state.ts'

const PROJECTS = 'sundry-timetracker-projects'

/** Soon, because storage is read while the page is being drawn. */
const onBad = () =>
  queueMicrotask(() =>
    showToast({
      title: 'Some of what was saved could not be read',
      description: 'It was set aside in this browser. Everything else is here.',
      tone: 'error',
    }),
  )

/** All finished entries, the latest first; the last thousand are mirrored under the spec's key. */
export const entryStore = keptRecords<Entry>({
  name: 'time-entries',
  mirrorKey: 'sundry-timetracker-entries',
  mirrorSize: 1000,
  read: readEntry,
  order: latestFirst,
  onBad,
})

export const projectStore = keptAtOnce<readonly Project[]>(
  PROJECTS,
  DEFAULT_PROJECTS,
  (stored) => (Array.isArray(stored) ? keepGood(PROJECTS, stored, readProject, onBad) : undefined),
  onBad,
)

/** The one timer that runs, in whichever tab it was started. */
export const timerStore = keptAtOnce<Timer | null>(
  'sundry-timetracker-active',
  null,
  (stored) => (stored === null ? null : readTimer(stored)),
  onBad,
)

export const stateStore = toolState('time-tracker', TrackerState)
