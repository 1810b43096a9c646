import { SAMPLES } from './preset-samples.ts'
import type { Preset } from './presets.ts'

/** Remark on a preset, with examples that match and that do not. */
export default function AboutPreset({ preset }: { readonly preset: Preset }) {
  const { remark, good, bad } = SAMPLES[preset.title]
  return (
    <div className="text-sm">
      <p className="text-ink-soft">{remark}</p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        <SampleList title="Finds" samples={good} look="bg-good-soft text-good" />
        <SampleList title="Leaves alone" samples={bad} look="bg-sunken text-ink-soft" />
      </dl>
    </div>
  )
}

type SampleListProps = {
  readonly title: string
  readonly samples: readonly string[]
  readonly look: string
}

function SampleList({ title, samples, look }: SampleListProps) {
  return (
    <>
      <dt className="text-ink-soft">{title}</dt>
      <dd className="flex flex-wrap gap-1.5">
        {samples.map((sample) => (
          <code translate="no" key={sample} className={`rounded px-1.5 [overflow-wrap:anywhere] ${look}`}>
            {sample}
          </code>
        ))}
      </dd>
    </>
  )
}
