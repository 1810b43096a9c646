import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import type { GradeState } from './grade-state.ts'

type CustomScaleProps = {
  readonly state: GradeState
  readonly onChange: (fields: Partial<GradeState>) => void
}

/** The visitor's own bands, the best first. */
export default function CustomScale({ state: { custom }, onChange }: CustomScaleProps) {
  const set = (index: number, change: Partial<(typeof custom)[number]>) =>
    onChange({ custom: custom.map((band, at) => (at === index ? { ...band, ...change } : band)) })
  return (
    <fieldset
      aria-label="Custom scale"
      className="mt-4 flex min-w-0 flex-col gap-3 border-line border-t pt-4"
    >
      {custom.map((band, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bands are told by their place on the scale
        <div key={index} className="grid grid-cols-3 items-end gap-2 sm:grid-cols-[1fr_1fr_1fr_auto]">
          <TextField
            label={`Band ${index + 1}`}
            value={band.grade}
            onChange={(grade) => set(index, { grade })}
          />
          <NumberField
            label={`From % (${index + 1})`}
            value={band.from}
            onChange={(from) => set(index, { from })}
          />
          <NumberField
            label={`GPA (${index + 1})`}
            value={band.gpa}
            step={0.1}
            onChange={(gpa) => set(index, { gpa })}
          />
          <Button
            size="small"
            aria-label={`Remove band ${index + 1}`}
            disabled={custom.length === 1}
            onClick={() => onChange({ custom: custom.filter((_, at) => at !== index) })}
          >
            Remove
          </Button>
        </div>
      ))}
      <div>
        <Button
          data-adds
          size="small"
          onClick={() => onChange({ custom: [...custom, { grade: '', from: '', gpa: '' }] })}
        >
          Add band
        </Button>
      </div>
    </fieldset>
  )
}
