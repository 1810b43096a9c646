import { type FormEvent, lazy, Suspense, useId, useState } from 'react'
import { toResult } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Card } from '#web/ui/result.tsx'
import PenLine from '~icons/lucide/pen-line'
import X from '~icons/lucide/x'
import type { Entry } from './entry.ts'
import { RowButton } from './entry-row.tsx'
import { ProjectName } from './project-name.tsx'
import type { Project } from './projects.ts'
import { entryStore, timerStore } from './use-stores.ts'
import type { Tracker } from './use-tracker.ts'

const ProjectDialog = lazy(async () => ({ default: (await import('./on-demand.tsx')).ProjectDialog }))
const DeleteDialog = lazy(async () => ({ default: (await import('./on-demand.tsx')).DeleteDialog }))

/** Project to delete, with its dependent data. */
export type Going = {
  readonly project: Project
  readonly entries: readonly Entry[]
  readonly hasTimer: boolean
}

/** Projects of the entries. */
export function ProjectsCard({ tracker: { projects } }: { readonly tracker: Tracker }) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const [edited, setEdited] = useState<Project>()
  const [going, setGoing] = useState<Going>()
  const problemId = useId()
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    const { addProject } = await import('./on-demand.tsx')
    const added = toResult(() => addProject(name))
    setProblem(added.ok ? undefined : added.problem)
    if (added.ok) setName('')
  }
  const remove = async (project: Project) => {
    const entries = (await entryStore.whole()).filter(({ projectId }) => projectId === project.id)
    const hasTimer = timerStore.get()?.projectId === project.id
    if (entries.length > 0 || hasTimer) setGoing({ project, entries, hasTimer })
    else (await import('./on-demand.tsx')).removeProject(project, entries)
  }
  return (
    <Card title="Projects">
      {projects.length === 0 && (
        <p className="mb-2 text-ink-soft text-sm">No projects yet. Add your first one.</p>
      )}
      <ul aria-label="Projects" className="mb-3 max-h-80 divide-y divide-line overflow-y-auto">
        {projects.map((project) => (
          <li key={project.id} className="flex min-w-0 items-center gap-2 py-0.5">
            <span className="min-w-0 flex-1">
              <ProjectName project={project} />
            </span>
            <RowButton label={`Edit ${project.name}`} onClick={() => setEdited(project)}>
              <PenLine size={15} aria-hidden />
            </RowButton>
            <RowButton label={`Delete ${project.name}`} onClick={() => remove(project)}>
              <X size={16} aria-hidden />
            </RowButton>
          </li>
        ))}
      </ul>
      <form className="flex items-end gap-2" onSubmit={add} aria-describedby={problem && problemId}>
        <div className="min-w-0 flex-1">
          <TextField label="New project name" value={name} onChange={setName} autoComplete="off" />
        </div>
        <Button type="submit" disabled={name.trim() === ''}>
          Add Project
        </Button>
      </form>
      <div className="mt-2 empty:hidden">
        <Alert problem={problem} id={problemId} />
      </div>
      <Suspense>
        {edited && (
          <ProjectDialog project={edited} projects={projects} onClose={() => setEdited(undefined)} />
        )}
        {going && <DeleteDialog going={going} onClose={() => setGoing(undefined)} />}
      </Suspense>
    </Card>
  )
}
