import { useState } from 'react'
import { Note } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Entry, Timer } from './entry.ts'
import { workedMs } from './timer.ts'
import { reset, stopAsEntry } from './use-actions.ts'
import { useTimerNow } from './use-tracker.ts'

type ForgottenTimerProps = { readonly timer: Timer; readonly onEdit: (entry: Entry) => void }

const LONG_MS = 8 * 3_600_000

/** Prompts about a timer that has run longer than people work. */
export function ForgottenTimer({ timer, onEdit }: ForgottenTimerProps) {
  const now = useTimerNow(timer)
  const [meantId, setMeantId] = useState('')
  if (workedMs(timer, now) < LONG_MS || meantId === timer.id) return null
  return (
    <Note>
      <p className="mb-2">This timer has counted more than 8 hours. Was it forgotten?</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => setMeantId(timer.id)}>
          Keep it running
        </Button>
        <Button size="small" onClick={() => onEdit(stopAsEntry(timer))}>
          Choose its end
        </Button>
        <Button size="small" onClick={reset}>
          Discard it
        </Button>
      </div>
    </Note>
  )
}
