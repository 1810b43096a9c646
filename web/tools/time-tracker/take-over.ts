import { sortedJson } from '#lib/json/sorted-json.ts'
import { type Entry, finishEntry } from './entry.ts'
import type { ForeignEntry } from './import-csv.ts'
import { newProject, sameName } from './new-project.ts'
import { NO_PROJECT, type Project } from './projects.ts'

type MergedImport = {
  /** All projects, those that are new at the end. */
  readonly projects: readonly Project[]
  readonly entries: readonly Entry[]
  /** Rows that are here already. */
  readonly doubled: number
}

/** Rows of another tracker as entries of ours; projects that are not here are made. Rows that are here are left out. */
export function takeOver(
  rows: readonly ForeignEntry[],
  known: readonly Entry[],
  projects: readonly Project[],
  newId: () => string,
): MergedImport {
  const all = [...projects]
  const idOf = (name: string) => {
    const there = all.find((project) => sameName(project.name, name))
    if (there) return there.id
    const made = newProject(name, all, newId())
    all.push(made)
    return made.id
  }
  const seen = new Set(known.map(getKey))
  const entries: Entry[] = []
  for (const { project, ...row } of rows) {
    const entry = finishEntry({ ...row, id: newId(), projectId: idOf(project || NO_PROJECT) })
    if (seen.has(getKey(entry))) continue
    seen.add(getKey(entry))
    entries.push(entry)
  }
  return { projects: all, entries, doubled: rows.length - entries.length }
}

function getKey({ projectId, description, startTime, endTime }: Entry): string {
  return JSON.stringify([projectId, description, startTime, endTime])
}

/** Merges a backup: its entries replace those with the same id, existing projects remain unchanged. */
export function mergeBackup(
  backup: Pick<MergedImport, 'projects' | 'entries'>,
  known: readonly Entry[],
  projects: readonly Project[],
): Pick<MergedImport, 'projects' | 'entries'> {
  const present = new Map(known.map((entry) => [entry.id, sortedJson(entry)]))
  const presentId = new Map<string, string>()
  const added: Project[] = []
  for (const project of backup.projects) {
    const same = [...projects, ...added].find(
      ({ id, name }) => id === project.id || sameName(name, project.name),
    )
    if (same) presentId.set(project.id, same.id)
    else added.push(project)
  }
  const entries = backup.entries.map((entry) => ({
    ...entry,
    projectId: presentId.get(entry.projectId) ?? entry.projectId,
  }))
  return {
    projects: [...projects, ...added],
    entries: entries.filter((entry) => present.get(entry.id) !== sortedJson(entry)),
  }
}
