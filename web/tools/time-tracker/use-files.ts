import { formatCivilDate } from '#lib/dates/civil-date.ts'
import { wallTimeAt } from '#lib/dates/zoned-time.ts'
import { randomUuid } from '#lib/random/uuid.ts'
import { toResultAsync } from '#lib/result/result.ts'
import { type Problem, UserError } from '#lib/result/user-error.ts'
import { sortFiles } from '#web/platform/files.ts'
import { readTextFile } from '#web/platform/read-text-file.ts'
import { visitorsLocale } from '#web/platform/use-locale.ts'
import { showToast } from '#web/ui/toast.tsx'
import { readBackup, writeBackup } from './backup.ts'
import type { Entry } from './entry.ts'
import { csvLines } from './export-csv.ts'
import { type DayOrder, getRegionOrder, importCsv } from './import-csv.ts'
import { describeImport } from './import-text.ts'
import type { Project } from './projects.ts'
import { mergeBackup, takeOver } from './take-over.ts'
import { entryStore, projectStore } from './use-stores.ts'

export const TRACKER_FILES = { accept: '.csv,.json', limitBytes: 50 * 1024 * 1024 }

/** Number of lines created before yielding to the page. */
const LINES_AT_ONCE = 2000

/** All entries as CSV, on clocks of the visitor's zone. */
export async function entriesFile(): Promise<string> {
  const lines = csvLines(await entryStore.whole(), projectStore.get(), visitorsZone())
  let csv = ''
  let count = 0
  for (const line of lines) {
    csv += line
    if (++count % LINES_AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve))
  }
  return csv
}

/** All projects and entries as JSON. */
export async function backupFile(): Promise<string> {
  return writeBackup(projectStore.get(), await entryStore.whole())
}

/** Imports the first of the files and reports the result; returns the problem if it fails. */
export async function takeFile(files: readonly File[]): Promise<Problem | undefined> {
  const { good, errors } = sortFiles(files.slice(0, 1), TRACKER_FILES)
  const result = await toResultAsync(async () => {
    const [file] = good
    if (!file) throw new UserError(errors[0] ?? '')
    const text = await readTextFile(file)
    if (!text.ok) throw new UserError(text.problem.message, text.problem.detail)
    const known = await entryStore.whole()
    if (/\.json$/i.test(file.name)) takeBackup(text.value, known)
    else takeReport(text.value, known)
  })
  return result.ok ? undefined : result.problem
}

/** Imports the files of a paste or another tool. */
export async function importPendingFiles(files: readonly File[]): Promise<void> {
  const problem = await takeFile(files)
  if (problem) showToast({ title: problem.message, description: problem.detail, tone: 'error' })
}

function takeBackup(json: string, known: readonly Entry[]): void {
  const backup = readBackup(json)
  const { projects, entries } = mergeBackup(backup, known, projectStore.get())
  const undo = keep(projects, entries, known)
  const summary = describeImport({ added: entries.length, leftOut: backup.leftOut })
  showToast({ ...summary, action: { label: 'Undo', onAct: undo } })
}

/** Imports a report; if its dates make sense in either order, offers to read them in the other one. */
function takeReport(csv: string, known: readonly Entry[], chosen?: DayOrder): void {
  const timeZone = visitorsZone()
  const locale = visitorsLocale()
  const options = { timeZone, regionOrder: getRegionOrder(locale), order: chosen }
  const { entries: rows, badRows, cutRows, order, isOrderInDoubt } = importCsv(csv, options)
  const { projects, entries, doubled } = takeOver(rows, known, projectStore.get(), randomUuid)
  const [first] = rows
  const firstDay = first && formatCivilDate(wallTimeAt(first.startTime, timeZone).date, locale)
  const summary = describeImport({ added: entries.length, doubled, badRows, cutRows, order, firstDay })
  const undo = keep(projects, entries, known)
  const other = order === 'day first' ? 'month first' : 'day first'
  const readAgain = () => {
    undo()
    takeReport(csv, known, other)
  }
  showToast({
    ...summary,
    stays: isOrderInDoubt,
    otherActions: isOrderInDoubt ? [{ label: `Read them ${other}`, onAct: readAgain }] : [],
    action: { label: 'Undo', onAct: undo },
  })
}

/** Stores the imported entries, and returns a function that removes them again. */
function keep(projects: readonly Project[], entries: readonly Entry[], known: readonly Entry[]): () => void {
  const before = projectStore.get()
  const ids = new Set(entries.map(({ id }) => id))
  const replaced = known.filter(({ id }) => ids.has(id))
  for (const { id } of replaced) ids.delete(id)
  projectStore.set(projects)
  entryStore.change({ changed: entries })
  return () => {
    entryStore.change({ changed: replaced, deleted: [...ids] })
    projectStore.set(before)
  }
}

function visitorsZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
