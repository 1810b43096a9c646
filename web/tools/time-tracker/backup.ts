import * as v from 'valibot'
import { tryParseJson } from '#lib/json/try-parse.ts'
import { UserError } from '#lib/result/user-error.ts'
import { type Entry, readEntry } from './entry.ts'
import { type Project, readProject } from './projects.ts'

const FORMAT = 'sundry-time-tracker'

const Backup = v.object({
  format: v.literal(FORMAT),
  version: v.literal(1),
  projects: v.array(v.unknown()),
  entries: v.array(v.unknown()),
})

type Restored = {
  readonly projects: readonly Project[]
  readonly entries: readonly Entry[]
  /** Items that could not be read. */
  readonly leftOut: number
}

/** All projects and entries as JSON, to be read by `readBackup`. */
export function writeBackup(projects: readonly Project[], entries: readonly Entry[]): string {
  return JSON.stringify({ format: FORMAT, version: 1, projects, entries }, null, 1)
}

/** Parses a backup, item by item. Throws UserError for another kind of file. */
export function readBackup(json: string): Restored {
  const reading = v.safeParse(Backup, tryParseJson(json))
  if (!reading.success)
    throw new UserError('This file is no backup of the Time Tracker', 'Choose a file that was saved here.')
  const projects = reading.output.projects.flatMap((item) => readProject(item) ?? [])
  const entries = reading.output.entries.flatMap((item) => readEntry(item) ?? [])
  const all = reading.output.projects.length + reading.output.entries.length
  return { projects, entries, leftOut: all - projects.length - entries.length }
}
