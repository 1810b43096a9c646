import { expect, test } from 'vitest'
import { writeBackup } from './backup.ts'
import { detect } from './detect.ts'
import { entryOf } from './entries.fixture.ts'

const detection = (text: string, isWhole = true, names: readonly string[] = []) =>
  detect(
    { text, isWhole, files: names.map((name) => ({ name, head: new Uint8Array() })) },
    { now: 0, random: () => 0 },
  )
const entry = entryOf('2026-01-05T09:00:00Z', '2026-01-05T10:00:00Z')
const backup = writeBackup([], [entry])
const HEAD = 'Project,Description,Start date,Start time,End date,End time,Duration\n'
const row = (day: string) => `Site,Plan,2026-01-${day},09:00:00,2026-01-${day},10:00:00,01:00:00\n`

test('describes a backup by its number of entries, a long one by its start', () => {
  const says = 'a backup of the Time Tracker'
  expect(detection(backup)).toEqual({
    confidence: 0.99,
    says: `${says}, 1 entry`,
    fileName: 'time-tracker.json',
  })
  expect(detection(writeBackup([], []))?.says).toBe(`${says}, 0 entries`)
  expect(detection(backup.slice(0, 60), false)).toEqual({
    confidence: 0.99,
    says,
    fileName: 'time-tracker.json',
  })
  expect(detection(backup.slice(0, 60))).toBeUndefined()
})

test('describes a report by its number of entries; ignores the last row of a truncated one', () => {
  const says = 'a report of worked time'
  expect(detection(HEAD + row('05') + row('06'))).toEqual({
    confidence: 0.97,
    says: `${says}, 2 entries`,
    fileName: 'time.csv',
  })
  expect(detection(`${HEAD}${row('05')}Site,"Pl`, false)).toEqual({
    confidence: 0.97,
    says,
    fileName: 'time.csv',
  })
  expect(detection(HEAD)).toBeUndefined()
})

test('several files are left to others', () => {
  expect(detection(backup, true, ['a'])).toBeDefined()
  expect(detection(backup, true, ['a', 'b'])).toBeUndefined()
})
