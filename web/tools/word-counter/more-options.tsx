import { NumberField } from '#web/ui/number-field.tsx'
import type { TextCounts } from './count-text.ts'
import type { CounterState } from './counter-state.ts'
import type { readPace } from './reading-time.ts'
import { NO_RESULT, STORAGE_MEASURES } from './results.ts'

type MoreOptionsProps = {
  readonly counts: TextCounts | undefined
  readonly reading: ReturnType<typeof readPace>
  readonly speaking: ReturnType<typeof readPace>
  readonly state: CounterState
  readonly onChange: (change: Partial<CounterState>) => void
}

/** The pace of the times, and counts for people who store the text or send it to programs. */
export default function MoreOptions({ counts, reading, speaking, state, onChange }: MoreOptionsProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3 lg:grid-cols-[11rem_11rem_minmax(0,1fr)]">
      <NumberField
        label="Reading pace (wpm)"
        value={state.readingWpm}
        onChange={(readingWpm) => onChange({ readingWpm })}
        step={5}
        min={1}
        max={2000}
        error={reading.hint}
      />
      <NumberField
        label="Speaking pace (wpm)"
        value={state.speakingWpm}
        onChange={(speakingWpm) => onChange({ speakingWpm })}
        step={5}
        min={1}
        max={2000}
        error={speaking.hint}
      />
      <dl className="grid grid-cols-3 gap-3 text-sm max-lg:col-span-2">
        {STORAGE_MEASURES.map(({ label, key }) => (
          <div key={key} className="min-w-0">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="tabular-nums">{counts ? counts[key].toLocaleString('en') : NO_RESULT}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
