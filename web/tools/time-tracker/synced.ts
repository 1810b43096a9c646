import * as v from 'valibot'
import { type Item, records } from '#web/platform/store/records.ts'
import { isOf, syncedList, syncedRecords } from '#web/platform/store/synced.ts'

// Looser than what the page reads, which would otherwise have to share its parts with every page.
const Stored = v.object({ id: v.string() })
const Entry = v.object({
  id: v.string(),
  projectId: v.string(),
  description: v.string(),
  startTime: v.number(),
  endTime: v.number(),
})
const Project = v.object({ id: v.string(), name: v.pipe(v.string(), v.minLength(1)) })

const isEntry = isOf(Entry)

const isStored = isOf(Stored)

const entries = records<Item>({
  name: 'time-entries',
  // The page quarantines invalid data; sync ignores it.
  read: (stored) => (isStored(stored) ? stored : undefined),
  mirrorKey: 'sundry-timetracker-entries',
})

export const synced = [
  syncedList<v.InferOutput<typeof Project>>({
    name: 'time-projects',
    title: 'projects of the Time Tracker',
    key: 'sundry-timetracker-projects',
    isItem: isOf(Project),
    idOf: ({ id }) => id,
  }),
  syncedRecords({ name: 'time-entries', title: 'entries of the Time Tracker' }, entries, isEntry),
]
