import { useState } from 'react'
import { readNumber } from '#lib/numbers/read-number.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { clampTempo, TEMPO } from './rhythm.ts'

type TempoFieldProps = {
  readonly bpm: number
  readonly onChange: (bpm: number) => void
  /** Receives the limit that a typed tempo was beyond. */
  readonly onLimit: (limit: string) => void
}

/** The tempo as the one large number, to be typed over. */
export function TempoField({ bpm, onChange, onLimit }: TempoFieldProps) {
  const [draft, setDraft] = useState<string>()
  const take = (typed: number) => {
    onChange(clampTempo(typed))
    if (typed > TEMPO.max) onLimit(`At most ${TEMPO.max} BPM`)
    if (typed < TEMPO.min) onLimit(`At least ${TEMPO.min} BPM`)
  }
  const type = (text: string) => {
    const typed = getTempo(text)
    // A number that is too large remains so with more digits; one that is too small can still grow.
    const isFinal = typed !== undefined && typed >= TEMPO.min
    setDraft(isFinal && typed <= TEMPO.max ? text : isFinal ? undefined : text)
    if (isFinal) take(typed)
  }
  const finish = () => {
    const typed = draft === undefined ? undefined : getTempo(draft)
    if (typed !== undefined) take(typed)
    setDraft(undefined)
  }
  return (
    <NumberField
      label="BPM"
      className="figure figure-huge h-24 border-transparent px-1 text-center hover:border-line-strong focus:border-line-strong"
      value={draft ?? String(bpm)}
      onChange={type}
      largeStep={TEMPO.largeStep}
      min={TEMPO.min}
      max={TEMPO.max}
      onDone={finish}
    />
  )
}

/** The number that is typed, if it is one. */
function getTempo(text: string): number | undefined {
  const reading = readNumber(text)
  return reading.kind === 'number' ? Number(reading.decimal) : undefined
}
