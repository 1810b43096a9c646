import { useId, useState } from 'react'
import { randomUuid } from '#lib/random/uuid.ts'
import { toResult } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { mergeEntries, splitEntry, splitMoments } from './change-entries.ts'
import type { Entry } from './entry.ts'
import { readMoment, writeMoment } from './entry-form.ts'
import { entryTimes } from './entry-times.ts'
import { changeEntries } from './use-actions.ts'
import type { Tracker } from './use-tracker.ts'

type EntryToolsProps = {
  /** As the fields say now. */
  readonly entry: Entry
  /** Stored entry. */
  readonly before: Entry
  readonly tracker: Tracker
  readonly onDone: () => void
}

/** Two entries out of one, one out of two, and one more of the same. */
export function EntryTools({ entry, before, tracker, onDone }: EntryToolsProps) {
  const { entries, timeZone, locale } = tracker
  const middle = (entry.startTime + entry.endTime) / 2
  const [at, setAt] = useState(writeMoment(middle, timeZone))
  const typed = toResult(() => readMoment(at, timeZone, 'Split at', [middle]))
  const moments = typed.ok ? splitMoments(entry, typed.value, timeZone) : []
  const [choice, setChoice] = useState('0')
  const [problem, setProblem] = useState<Problem>()
  const problemId = useId()
  const place = entries.findIndex(({ id }) => id === entry.id)
  // The list is sorted latest first, so the previous entry in time is the next in the list.
  const earlier = place === -1 ? undefined : entries[place + 1]
  const split = () => {
    const halves = toResult(() => {
      const moment = moments[Number(choice)] ?? moments[0] ?? readMoment(at, timeZone, 'Split at')
      return splitEntry(entry, moment, randomUuid())
    })
    setProblem(halves.ok ? undefined : halves.problem)
    if (!halves.ok) return
    changeEntries({ changed: halves.value }, 'Entry split', [before])
    onDone()
  }
  const merge = (other: Entry) => {
    changeEntries({ changed: [mergeEntries(entry, other)], deleted: [other] }, 'Entries merged', [before])
    onDone()
  }
  const duplicate = () => {
    changeEntries({ changed: [{ ...entry, id: randomUuid() }] }, 'Entry duplicated')
    onDone()
  }
  return (
    <div className="mt-4 flex flex-col gap-3 border-line border-t pt-4">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-48">
          <TextField
            label="Split at"
            type="datetime-local"
            className="text-sm"
            step={1}
            value={at}
            onChange={setAt}
          />
        </div>
        {moments.length > 1 && (
          <SelectField
            label="This time occurs twice"
            value={choice}
            options={[
              { value: '0', label: 'The first time' },
              { value: '1', label: 'The second time' },
            ]}
            onChange={setChoice}
          />
        )}
        <Button onClick={split} aria-describedby={problem && problemId}>
          Split
        </Button>
      </div>
      <Alert problem={problem} id={problemId} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={duplicate}>Duplicate</Button>
        {earlier && <Button onClick={() => merge(earlier)}>Merge with the entry before</Button>}
      </div>
      {earlier && (
        <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
          Before it: “{earlier.description}”, {entryTimes(earlier, locale, timeZone, true)}. The time between
          becomes a pause.
        </p>
      )}
    </div>
  )
}
