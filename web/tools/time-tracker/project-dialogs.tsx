import { type FormEvent, useState } from 'react'
import { readBounded } from '#lib/numbers/read-bounded.ts'
import { toResult } from '#lib/result/result.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { freeName, PROJECT_COLORS } from './new-project.ts'
import type { Project } from './projects.ts'
import type { Going } from './projects-card.tsx'
import { countedEntries } from './time-text.ts'
import { changeProject, removeProject } from './use-project-actions.ts'

type ProjectDialogProps = {
  readonly project: Project
  readonly projects: readonly Project[]
  readonly onClose: () => void
}

const RATE = { min: '0', max: '1000000000' }

/** A project's name, its color, and what an hour of it costs. */
export function ProjectDialog({ project, projects, onClose }: ProjectDialogProps) {
  const [typed, setTyped] = useState(project)
  const name = toResult(() =>
    freeName(
      typed.name,
      projects.filter(({ id }) => id !== project.id),
    ),
  )
  const rate = typed.rate.trim() === '' ? undefined : readBounded(typed.rate, RATE)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!name.ok || rate?.hint) return
    changeProject({ ...typed, name: name.value, rate: rate ? rate.value.round(8).toFixed() : '' })
    onClose()
  }
  return (
    <Dialog title="Edit project" onClose={onClose} className="max-w-md">
      <form className="flex flex-col gap-3" onSubmit={save}>
        <TextField
          label="Name"
          value={typed.name}
          onChange={(next) => setTyped({ ...typed, name: next })}
          error={name.ok ? undefined : name.problem.message}
        />
        <NumberField
          label="Hourly rate"
          value={typed.rate}
          onChange={(next) => setTyped({ ...typed, rate: next })}
          min={0}
          hint="For billable entries; reports name the currency."
          error={rate?.hint}
        />
        <fieldset>
          <legend className="mb-1 font-medium text-sm">Color</legend>
          <div className="flex flex-wrap gap-1.5">
            {PROJECT_COLORS.map((color, index) => (
              <button
                key={color}
                type="button"
                aria-label={`Color ${index + 1}`}
                aria-pressed={color === typed.color}
                className="size-control rounded-full border-2 border-transparent aria-pressed:border-ink"
                style={{ backgroundColor: color }}
                onClick={() => setTyped({ ...typed, color })}
              />
            ))}
          </div>
        </fieldset>
        <div className="flex gap-2">
          <Button kind="go" type="submit">
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Prompts before a project is deleted with its entries. */
export function DeleteDialog({ going, onClose }: { readonly going: Going; readonly onClose: () => void }) {
  const { project, entries, hasTimer } = going
  const parts = [entries.length > 0 && countedEntries(entries.length), hasTimer && 'the running timer']
  return (
    <Dialog title={`Delete ${project.name}?`} onClose={onClose} className="max-w-md">
      <p className="mb-4">{parts.filter(Boolean).join(' and ')} will be deleted with this project.</p>
      <div className="flex gap-2">
        <Button
          kind="go"
          onClick={() => {
            removeProject(project, entries)
            onClose()
          }}
        >
          Delete project
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  )
}
