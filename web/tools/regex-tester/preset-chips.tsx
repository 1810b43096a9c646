import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { Chip } from '#web/ui/chip.tsx'
import { PRESETS, type Preset } from './presets.ts'

const AboutPreset = lazy(() => import('./about-preset.tsx'))

type PresetsProps = {
  readonly pattern: string
  readonly onChoose: (preset: Preset) => void
  /** Remarks on the pattern, with reserved space below it. */
  readonly notes: ReactNode
}

/** Common patterns; the one in use shows what it finds and what it leaves alone. */
export function Presets({ pattern, onChoose, notes }: PresetsProps) {
  const chosen = PRESETS.find((preset) => preset.pattern === pattern)
  // One element until another is chosen: React would clear a new one away while its script is on the way.
  const about = useMemo(() => <Suspense>{chosen && <AboutPreset preset={chosen} />}</Suspense>, [chosen])
  return (
    <div className="border-line border-t pt-3">
      <fieldset
        aria-label="Presets"
        className="flex min-w-0 items-center gap-1.5 max-sm:overflow-x-auto sm:flex-wrap"
      >
        <span aria-hidden className="mr-1 shrink-0 text-ink-soft text-sm">
          Common patterns
        </span>
        {PRESETS.map((preset) => (
          <Chip key={preset.title} isPressed={preset === chosen} onPress={() => onChoose(preset)}>
            {preset.title}
          </Chip>
        ))}
      </fieldset>
      <section
        aria-label="About the pattern"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="mt-2 h-22 overflow-y-auto outline-offset-[-2px]"
      >
        {notes}
        {about}
      </section>
    </div>
  )
}
