import { type FormEvent, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Card } from '#web/ui/result.tsx'
import { type Entry, readEntry } from './grade-state.ts'

type EntryFormProps = {
  readonly draft: Entry
  /** Whether the row in the form is one of the table's. */
  readonly isEditing: boolean
  readonly onDraft: (draft: Entry) => void
  readonly onSave: (entry: Entry) => void
  readonly onImagine: (entry: Entry) => void
}

/** A grade to be added, or changed. Enter adds, and the next name can be typed at once. */
export function EntryForm({ draft, isEditing, onDraft, onSave, onImagine }: EntryFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { grade, hints } = readEntry(draft)
  const set = (change: Partial<Entry>) => onDraft({ ...draft, ...change })
  const finish = (take: (entry: Entry) => void) => {
    if (!grade) return
    take({ ...draft, name: grade.name })
    form.current?.querySelector('input')?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    finish(onSave)
  }
  return (
    <Card>
      <form ref={form} onSubmit={submit} className="flex flex-col gap-4" noValidate>
        <TextField
          label="Assignment"
          value={draft.name}
          onChange={(name) => set({ name })}
          autoComplete="off"
        />
        <div className="grid grid-cols-2 items-start gap-3">
          <NumberField
            label="Points earned"
            value={draft.points}
            onChange={(points) => set({ points })}
            error={hints.points}
          />
          <NumberField
            label="Total points"
            value={draft.total}
            onChange={(total) => set({ total })}
            error={hints.total}
          />
          <NumberField
            label="Weight"
            value={draft.weight}
            onChange={(weight) => set({ weight })}
            error={hints.weight}
            hint={draft.weight.trim() === '' ? 'Blank counts as 1' : undefined}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button kind="go" type="submit">
            {isEditing ? 'Save Grade' : 'Add Grade'}
          </Button>
          {!isEditing && (
            <Button type="button" disabled={!grade} onClick={() => finish(onImagine)}>
              Add as what-if
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
