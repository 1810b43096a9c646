import { Chip } from '#web/ui/chip.tsx'
import { PRESETS, type Preset } from './presets.ts'

type PresetsProps = {
  readonly pattern: string
  readonly onChoose: (preset: Preset) => void
}

/** Common patterns; the one in use shows what it finds and what it leaves alone. */
export function Presets({ pattern, onChoose }: PresetsProps) {
  const chosen = PRESETS.find((preset) => preset.pattern === pattern)
  return (
    <div className="border-line border-t pt-3">
      <fieldset aria-label="Presets" className="flex flex-wrap items-center gap-1.5">
        <span aria-hidden className="mr-1 text-ink-soft text-sm">
          Common patterns
        </span>
        {PRESETS.map((preset) => (
          <Chip key={preset.title} isPressed={preset === chosen} onPress={() => onChoose(preset)}>
            {preset.title}
          </Chip>
        ))}
      </fieldset>
      {chosen && <About preset={chosen} />}
    </div>
  )
}

function About({ preset }: { readonly preset: Preset }) {
  return (
    <div className="mt-3 text-sm">
      <p className="text-ink-soft">{preset.remark}</p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        <Samples title="Finds" samples={preset.good} look="bg-good-soft text-good" />
        <Samples title="Leaves alone" samples={preset.bad} look="bg-sunken text-ink-soft" />
      </dl>
    </div>
  )
}

type SamplesProps = {
  readonly title: string
  readonly samples: readonly string[]
  readonly look: string
}

function Samples({ title, samples, look }: SamplesProps) {
  return (
    <>
      <dt className="text-ink-soft">{title}</dt>
      <dd className="flex flex-wrap gap-1.5">
        {samples.map((sample) => (
          <code key={sample} className={`rounded px-1.5 [overflow-wrap:anywhere] ${look}`}>
            {sample}
          </code>
        ))}
      </dd>
    </>
  )
}
