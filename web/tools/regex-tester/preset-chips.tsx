import { lazy, Suspense, useMemo } from 'react'
import { Chip } from '#web/ui/chip.tsx'
import { PRESETS, type Preset } from './presets.ts'

const AboutPreset = lazy(() => import('./about-preset.tsx'))

type PresetsProps = {
  readonly pattern: string
  readonly onChoose: (preset: Preset) => void
}

/** Common patterns; the one in use shows what it finds and what it leaves alone. */
export function Presets({ pattern, onChoose }: PresetsProps) {
  const chosen = PRESETS.find((preset) => preset.pattern === pattern)
  // One element until another is chosen: React would clear a new one away while its script is on the way.
  const about = useMemo(
    () => (
      <Suspense fallback={<div className="mt-3 min-h-20" />}>
        {chosen && <AboutPreset preset={chosen} />}
      </Suspense>
    ),
    [chosen],
  )
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
      {about}
    </div>
  )
}
