import { type FormEvent, useRef, useState } from 'react'
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
  const [isRefused, setRefused] = useState(false)
  const { grade, hints } = readEntry(draft)
  const missing = (field: 'name' | 'points' | 'total', hint: string) =>
    isRefused && draft[field].trim() === '' ? hint : undefined
  const set = (change: Partial<Entry>) => onDraft({ ...draft, ...change })
  const finish = (take: (entry: Entry) => void) => {
    setRefused(!grade)
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
      <form ref={form} onSubmit={submit} className="flex flex-col gap-3 sm:gap-4" noValidate>
        <TextField
          label="Assignment"
          value={draft.name}
          onChange={(name) => set({ name })}
          error={missing('name', 'Enter a name')}
          autoComplete="off"
        />
        <div className="grid grid-cols-[1fr_1fr_4.5rem] items-start gap-3">
          <NumberField
            label="Points earned"
            value={draft.points}
            onChange={(points) => set({ points })}
            error={hints.points ?? missing('points', 'Enter a number')}
          />
          <NumberField
            label="Total points"
            value={draft.total}
            onChange={(total) => set({ total })}
            error={hints.total ?? missing('total', 'Enter a number')}
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
