import { Chip } from '#web/ui/chip.tsx'
import { PRESETS, type Preset } from './presets.ts'

type PresetsProps = {
  readonly pattern: string
  readonly onChoose: (preset: Preset) => void
  /** A message takes their place. */
  readonly isHidden?: boolean
}

/** Common patterns in one line that scrolls. */
export function Presets({ pattern, onChoose, isHidden = false }: PresetsProps) {
  return (
    <fieldset
      aria-label="Common patterns"
      // The end fades out, a hint that the line scrolls.
      style={{ mask: 'linear-gradient(90deg,#000 94%,#0000)' }}
      className={`flex min-w-0 items-center gap-1.5 overflow-x-auto py-1 pr-8 [scrollbar-width:none] ${isHidden ? 'invisible' : ''}`}
    >
      {PRESETS.map((preset) => (
        <Chip key={preset.title} isPressed={preset.pattern === pattern} onPress={() => onChoose(preset)}>
          {preset.title}
        </Chip>
      ))}
    </fieldset>
  )
}
