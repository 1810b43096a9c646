import type { Detector } from '#lib/content-detection/detection.ts'
import { toResult } from '#lib/result/result.ts'
import { readBackup } from './backup.ts'
import { importCsv } from './import-csv.ts'
import { countedEntries } from './time-text.ts'

const BACKUP = /^\s*\{\s*"format"\s*:\s*"sundry-time-tracker"/

/** A backup or an export of the tracker, or a report of Toggl or Clockify; a long one by its beginning. */
export const detect: Detector = ({ text, isWhole, files }) => {
  if (files.length > 1) return undefined
  return BACKUP.test(text) ? backup(text, isWhole) : report(text, isWhole)
}

function backup(text: string, isWhole: boolean) {
  const fileName = 'time-tracker.json'
  if (!isWhole) return { confidence: 0.99, says: 'a backup of the Time Tracker', fileName }
  const read = toResult(() => readBackup(text))
  if (!read.ok) return undefined
  const says = `a backup of the Time Tracker, ${countedEntries(read.value.entries.length)}`
  return { confidence: 0.99, says, fileName }
}

function report(text: string, isWhole: boolean) {
  // The last row of a truncated sample might be truncated as well.
  const whole = isWhole ? text : text.slice(0, text.lastIndexOf('\n') + 1)
  const read = toResult(() => importCsv(whole, { timeZone: 'UTC', regionOrder: 'month first' }))
  if (!read.ok || read.value.entries.length === 0) return undefined
  const count = isWhole ? `, ${countedEntries(read.value.entries.length)}` : ''
  return { confidence: 0.97, says: `a report of worked time${count}`, fileName: 'time.csv' }
}
