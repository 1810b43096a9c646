import { Chip } from '#web/ui/chip.tsx'
import { Card } from '#web/ui/result.tsx'
import { SliderField } from '#web/ui/slider-field.tsx'
import { PRESETS, TEMPO } from './rhythm.ts'

type TempoCardProps = {
  readonly bpm: number
  readonly onChange: (bpm: number) => void
  readonly onDragChange: (isDragging: boolean) => void
  /** From 0 to 1. */
  readonly volume: number
  readonly onVolume: (volume: number) => void
}

/** The tempo: slid, or by its Italian name; and how loud it is. */
export function TempoCard({ bpm, onChange, onDragChange, volume, onVolume }: TempoCardProps) {
  return (
    <Card>
      <SliderField
        label="Tempo"
        value={bpm}
        onChange={onChange}
        min={TEMPO.min}
        max={TEMPO.max}
        step={1}
        text={`${bpm} BPM`}
        isTextShown={false}
        onDragChange={onDragChange}
      />
      <fieldset className="mt-4 grid grid-cols-2 gap-2 sm:max-lg:flex sm:max-lg:flex-wrap">
        <legend className="sr-only">Tempo marks</legend>
        {PRESETS.map((preset) => (
          <Chip key={preset.name} isPressed={preset.bpm === bpm} onPress={() => onChange(preset.bpm)}>
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
