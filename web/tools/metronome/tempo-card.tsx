import { useState } from 'react'
import { readNumber } from '#lib/numbers/read-number.ts'
import { Chip } from '#web/ui/chip.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Card } from '#web/ui/result.tsx'
import { SliderField } from '#web/ui/slider-field.tsx'
import { clampTempo, PRESETS, TEMPO } from './rhythm.ts'

type TempoCardProps = {
  readonly bpm: number
  readonly onChange: (bpm: number) => void
  readonly onDragChange: (isDragging: boolean) => void
  /** From 0 to 1. */
  readonly volume: number
  readonly onVolume: (volume: number) => void
}

/** The tempo: typed, slid, or by its Italian name; and how loud it is. */
export function TempoCard({ bpm, onChange, onDragChange, volume, onVolume }: TempoCardProps) {
  const [draft, setDraft] = useState<string>()
  const type = (text: string) => {
    const typed = getTempo(text)
    // A number that is too large remains so with more digits; one that is too small can still grow.
    const isFinal = typed !== undefined && typed >= TEMPO.min
    setDraft(isFinal && typed <= TEMPO.max ? text : isFinal ? undefined : text)
    if (isFinal) onChange(clampTempo(typed))
  }
  const finish = () => {
    const typed = draft === undefined ? undefined : getTempo(draft)
    if (typed !== undefined) onChange(clampTempo(typed))
    setDraft(undefined)
  }
  const choose = (chosen: number) => {
    setDraft(undefined)
    onChange(chosen)
  }
  return (
    <Card>
      <div className="grid grid-cols-[min(6rem,30vw)_minmax(0,1fr)] items-end gap-5">
        <NumberField
          label="BPM"
          value={draft ?? String(bpm)}
          onChange={type}
          largeStep={TEMPO.largeStep}
          min={TEMPO.min}
          max={TEMPO.max}
          onDone={finish}
        />
        <SliderField
          label="Tempo"
          value={bpm}
          onChange={choose}
          min={TEMPO.min}
          max={TEMPO.max}
          step={1}
          text={`${bpm} BPM`}
          onDragChange={onDragChange}
        />
      </div>
      <fieldset className="mt-4 flex flex-wrap gap-2">
        <legend className="sr-only">Tempo marks</legend>
        {PRESETS.map((preset) => (
          <Chip key={preset.name} isPressed={preset.bpm === bpm} onPress={() => choose(preset.bpm)}>
            {preset.name}
            <span aria-hidden className="ml-1.5 tabular-nums opacity-75">
              {preset.bpm}
            </span>
          </Chip>
        ))}
      </fieldset>
      <div className="mt-4">
        <SliderField
          label="Volume"
          value={volume}
          onChange={onVolume}
          min={0}
          max={1}
          step={0.1}
          text={`${Math.round(volume * 100)} %`}
        />
      </div>
    </Card>
  )
}

/** The number that is typed, if it is one. */
function getTempo(text: string): number | undefined {
  const reading = readNumber(text)
  return reading.kind === 'number' ? Number(reading.decimal) : undefined
}
