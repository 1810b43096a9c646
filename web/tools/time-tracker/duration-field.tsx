import { TextField } from '#web/ui/field.tsx'
import type { Entry } from './entry.ts'
import { clockText } from './time-text.ts'
import { workedMs } from './timer.ts'
import { endAfter, readTypedDuration } from './typed-duration.ts'

type DurationFieldProps = {
  /** Undefined while its times make no entry. */
  readonly entry: Entry | undefined
  /** The typed text, while the field has the focus or the text cannot be read. */
  readonly typed: string | undefined
  readonly onTyped: (typed: string | undefined) => void
  readonly onEnd: (endTime: number) => void
}

/** Duration of an entry; typing moves its end. */
export function DurationField({ entry, typed, onTyped, onEnd }: DurationFieldProps) {
  const isUnread = isUnreadDuration(typed)
  const type = (text: string) => {
    onTyped(text)
    const ms = readTypedDuration(text)
    if (entry && ms !== undefined) onEnd(endAfter(entry, ms))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only ends what is typed once the field is left
    <div onBlur={() => isUnread || onTyped(undefined)}>
      <TextField
        label="Duration"
        value={typed ?? (entry ? clockText(workedMs(entry, 0)) : '')}
        onChange={type}
        autoComplete="off"
        className="tabular-nums"
        error={isUnread ? 'Write it like 1:30 or 90 min' : undefined}
      />
    </div>
  )
}

/** Whether something else than a duration is typed. */
export function isUnreadDuration(typed: string | undefined): boolean {
  return typed !== undefined && readTypedDuration(typed) === undefined
}
