import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import X from '~icons/lucide/x'
import type { EntryForm, PauseForm } from './entry-form.ts'
import { RowButton } from './entry-row.tsx'

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
