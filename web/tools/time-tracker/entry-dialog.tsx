import { type FormEvent, useId, useState } from 'react'
import { randomUuid } from '#lib/random/uuid.ts'
import { toResult } from '#lib/result/result.ts'
import { Alert, Note } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CheckField, SelectField, TextField } from '#web/ui/field.tsx'
import X from '~icons/lucide/x'
import { overlapsWith } from './change-entries.ts'
import { DurationField, isUnreadDuration } from './duration-field.tsx'
import { type Entry, finishEntry, type Timer } from './entry.ts'
import {
  type EntryForm,
  getForm,
  type PauseForm,
  readEntryForm,
  readTimerForm,
  writeMoment,
} from './entry-form.ts'
import { RowButton } from './entry-row.tsx'
import { entryTimes } from './entry-times.ts'
import { EntryTools } from './entry-tools.tsx'
import { NO_PROJECT } from './projects.ts'
import { clockText } from './time-text.ts'
import { stopTimer, workedMs } from './timer.ts'
import { changeEntries, changeTimer } from './use-actions.ts'
import type { Tracker } from './use-tracker.ts'

type EntryDialogProps = {
  readonly tracker: Tracker
  readonly edited: Entry | Timer | 'new'
  readonly onClose: () => void
}

const TITLES = { new: 'Add entry', timer: 'Edit running timer', entry: 'Edit entry' } as const

/** Editor for any entry: finished, running, or manual. */
export function EntryDialog({ tracker, edited, onClose }: EntryDialogProps) {
  const { timeZone, projects, entries, locale, state } = tracker
  const [openedAt] = useState(() => Date.now())
  const [before] = useState<Entry | Timer>(() =>
    edited === 'new' ? lastHour(state.projectId, openedAt) : edited,
  )
  const [form, setForm] = useState(() => getForm(before, timeZone))
  const [isSubmitted, setSubmitted] = useState(false)
  const [duration, setDuration] = useState<string>()
  const problemId = useId()
  const change = (fields: Partial<typeof form>) => setForm({ ...form, ...fields })
  const read = toResult(() =>
    isTimer(before) ? readTimerForm(form, before, timeZone, openedAt) : readEntryForm(form, before, timeZone),
  )
  const asEntry = read.ok ? (isTimer(read.value) ? stopTimer(read.value, openedAt) : read.value) : undefined
  const timed = isTimer(before) ? undefined : readTimes(form, before, timeZone)
  const overlaps = asEntry ? overlapsWith(asEntry, entries) : []
  const save = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!read.ok || isUnreadDuration(duration)) return
    if (isTimer(read.value)) changeTimer(read.value)
    else if (edited === 'new') changeEntries({ changed: [read.value] }, 'Entry added')
    else if (!isTimer(before)) changeEntries({ changed: [read.value] }, 'Entry saved', [before])
    onClose()
  }
  const isKnown = projects.some(({ id }) => id === form.projectId)
  const kind = edited === 'new' ? 'new' : isTimer(before) ? 'timer' : 'entry'
  return (
    <Dialog title={TITLES[kind]} onClose={onClose} className="max-w-2xl">
      <form className="flex flex-col gap-3" onSubmit={save} noValidate>
        <TextField
          label="Description"
          value={form.description}
          onChange={(description) => change({ description })}
          autoComplete="off"
        />
        <SelectField
          label="Project"
          value={form.projectId}
          options={[
            ...(isKnown ? [] : [{ value: form.projectId, label: NO_PROJECT }]),
            ...projects.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(projectId) => change({ projectId })}
        />
        <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-[1fr_1fr_8rem]">
          <TextField
            label="From"
            type="datetime-local"
            className="text-sm"
            step={1}
            value={form.start}
            onChange={(start) => change({ start })}
          />
          {kind !== 'timer' && (
            <TextField
              label="To"
              type="datetime-local"
              className="text-sm"
              step={1}
              value={form.end}
              onChange={(end) => change({ end })}
            />
          )}
          {kind !== 'timer' && (
            <DurationField
              entry={timed}
              typed={duration}
              onTyped={setDuration}
              onEnd={(endTime) => change({ end: writeMoment(endTime, timeZone) })}
            />
          )}
        </div>
        <PauseFields form={form} onChange={(pauses) => change({ pauses })} />
        <TextField
          label="Tags"
          value={form.tags}
          onChange={(tags) => change({ tags })}
          autoComplete="off"
          hint="Separate tags with commas."
        />
        <CheckField
          label="Billable"
          isChecked={form.billable}
          onChange={(billable) => change({ billable })}
        />
        {overlaps.length > 0 && (
          <Note>
            Overlaps with{' '}
            {overlaps
              .slice(0, 3)
              .map((one) => `“${one.description}” (${entryTimes(one, locale, timeZone, true)})`)
              .join(', ')}
            {overlaps.length > 3 && ` and ${overlaps.length - 3} more`}.
          </Note>
        )}
        {isSubmitted && !read.ok && <Alert problem={read.problem} id={problemId} />}
        <div className="flex flex-wrap items-center gap-2">
          <Button kind="go" type="submit" aria-describedby={isSubmitted && !read.ok ? problemId : undefined}>
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          {kind === 'timer' && (
            <output translate="no" aria-label="Duration" className="ml-auto font-medium tabular-nums">
              {asEntry ? clockText(workedMs(asEntry, 0)) : '—'}
            </output>
          )}
        </div>
      </form>
      {kind === 'entry' && asEntry && !isTimer(before) && (
        <EntryTools entry={asEntry} before={before} tracker={tracker} onDone={onClose} />
      )}
    </Dialog>
  )
}

/** The entry by its times, whatever else it still lacks. */
function readTimes(form: EntryForm, before: Entry, timeZone: string): Entry | undefined {
  const read = toResult(() => readEntryForm({ ...form, description: 'Timed' }, before, timeZone))
  return read.ok ? read.value : undefined
}

function isTimer(work: Entry | Timer): work is Timer {
  return work.endTime === null
}

/** Returns a default manual entry: the last hour, to the minute. */
function lastHour(projectId: string, now: number): Entry {
  const endTime = Math.floor(now / 60_000) * 60_000
  return finishEntry({
    id: randomUuid(),
    projectId,
    description: '',
    startTime: endTime - 3_600_000,
    endTime,
    pausedPeriods: [],
    tags: [],
    billable: false,
  })
}

type PauseFieldsProps = {
  readonly form: EntryForm
  readonly onChange: (pauses: readonly PauseForm[]) => void
}

/** The pauses of an entry; what lies outside the entry does not count. */
export function PauseFields({ form: { pauses, start, end }, onChange }: PauseFieldsProps) {
  const replace = (index: number, ...next: PauseForm[]) => onChange(pauses.toSpliced(index, 1, ...next))
  return (
    <div className="flex flex-col gap-2">
      {pauses.map((pause, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: pauses have nothing else that tells them apart
          key={index}
          className="flex flex-wrap items-end gap-2"
        >
          <div className="min-w-0 flex-1 basis-44">
            <TextField
              label={`Pause ${index + 1} from`}
              type="datetime-local"
              className="text-sm"
              step={1}
              value={pause.start}
              onChange={(next) => replace(index, { ...pause, start: next })}
            />
          </div>
          <div className="min-w-0 flex-1 basis-44">
            <TextField
              label={`Pause ${index + 1} to`}
              type="datetime-local"
              className="text-sm"
              step={1}
              value={pause.end}
              onChange={(next) => replace(index, { ...pause, end: next })}
            />
          </div>
          <RowButton label={`Remove pause ${index + 1}`} onClick={() => replace(index)}>
            <X size={16} aria-hidden />
          </RowButton>
        </div>
      ))}
      <div>
        <Button size="small" onClick={() => onChange([...pauses, { start, end: end || start }])}>
          Add pause
        </Button>
      </div>
    </div>
  )
}
