import { useState } from 'react'
import { TextField } from '#web/ui/field.tsx'
import type { Entry } from './entry.ts'
import { clockText } from './time-text.ts'
import { workedMs } from './timer.ts'
import { endAfter, readTypedDuration } from './typed-duration.ts'

type DurationFieldProps = {
  /** Undefined while its times make no entry. */
  readonly entry: Entry | undefined
  readonly onEnd: (endTime: number) => void
}

/** Duration of an entry; typing moves its end. */
export function DurationField({ entry, onEnd }: DurationFieldProps) {
  // While it is typed into, the field shows what is typed.
  const [typed, setTyped] = useState<string>()
  const isUnread = typed !== undefined && readTypedDuration(typed) === undefined
  const type = (text: string) => {
    setTyped(text)
    const ms = readTypedDuration(text)
    if (entry && ms !== undefined) onEnd(endAfter(entry, ms))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only ends what is typed once the field is left
    <div onBlur={() => setTyped(undefined)}>
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
