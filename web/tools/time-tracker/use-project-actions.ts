import { randomUuid } from '#lib/random/uuid.ts'
import { announceAdded } from '#web/ui/announce.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { Entry } from './entry.ts'
import { newProject } from './new-project.ts'
import type { Project } from './projects.ts'
import { countedEntries } from './time-text.ts'
import { putBack } from './use-actions.ts'
import { entryStore, projectStore, stateStore, timerStore } from './use-stores.ts'

/** Throws UserError if the name is empty or exists already. */
export function addProject(name: string): void {
  const projects = projectStore.get()
  const project = newProject(name, projects, randomUuid())
  projectStore.set([...projects, project])
  announceAdded(project.name, projects.length + 1, 'project')
  // A new project is selected for immediate use.
  stateStore.set({ ...stateStore.get(), projectId: project.id })
}

export function changeProject(project: Project): void {
  projectStore.set(projectStore.get().map((one) => (one.id === project.id ? project : one)))
}

/** Removes a project with its entries and the running timer if it belongs to the project. */
export function removeProject(project: Project, entries: readonly Entry[]): void {
  const at = projectStore.get().findIndex(({ id }) => id === project.id)
  const timer = timerStore.get()
  const isItsTimer = timer?.projectId === project.id
  projectStore.set(projectStore.get().filter(({ id }) => id !== project.id))
  entryStore.change({ deleted: entries.map(({ id }) => id) })
  if (isItsTimer) timerStore.set(null)
  const undo = () => {
    projectStore.set(projectStore.get().toSpliced(at, 0, project))
    entryStore.change({ changed: entries })
    if (isItsTimer) putBack(timer)
  }
  showToast({
    title: `${project.name} deleted`,
    ...(entries.length > 0 && { description: `${countedEntries(entries.length)} went with it.` }),
    action: { label: 'Undo', onAct: undo },
  })
}
