import { keepGood } from '#web/browser/keep-good.ts'
import { kept } from '#web/browser/kept.ts'
import { keptRecords } from '#web/browser/kept-records.ts'
import { reportStorageFault } from '#web/browser/storage.ts'
import { toolState } from '#web/browser/tool-state.ts'
import { type Entry, latestFirst, readEntry, readTimer, type Timer } from './entry.ts'
import { DEFAULT_PROJECTS, type Project, readProject } from './projects.ts'
import { TrackerState } from './tracker-state.ts'

const PROJECTS = 'sundry-timetracker-projects'
const atOnce = { isWrittenAtOnce: true, onBad: () => reportStorageFault('damaged') }

/** All finished entries, the latest first; the last thousand are mirrored under the spec's key. */
export const entryStore = keptRecords<Entry>({
  name: 'time-entries',
  mirrorKey: 'sundry-timetracker-entries',
  mirrorSize: 1000,
  read: readEntry,
  order: latestFirst,
})

export const projectStore = kept<readonly Project[]>(
  PROJECTS,
  DEFAULT_PROJECTS,
  (stored) => (Array.isArray(stored) ? keepGood(PROJECTS, stored, readProject) : undefined),
  atOnce,
)

/** The one timer that runs, in whichever tab it was started. */
export const timerStore = kept<Timer | null>(
  'sundry-timetracker-active',
  null,
  (stored) => (stored === null ? null : readTimer(stored)),
  atOnce,
)

export const stateStore = toolState('time-tracker', TrackerState)
