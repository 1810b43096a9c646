import { MAX_TEXT_LENGTH, readTags } from './entry.ts'
import type { Project } from './projects.ts'
import type { Task } from './timer.ts'

type Typed = {
  readonly projectId: string
  readonly description: string
  readonly tags: string
  readonly billable: boolean
}

/** Parses the typed task; undefined without an existing project, or with an empty description. */
export function getTask(typed: Typed, projects: readonly Project[]): Task | undefined {
  const { projectId, billable } = typed
  const description = typed.description.slice(0, MAX_TEXT_LENGTH).trim()
  const isKnown = projects.some(({ id }) => id === projectId)
  return isKnown && description !== ''
    ? { projectId, description, tags: readTags(typed.tags), billable }
    : undefined
}
