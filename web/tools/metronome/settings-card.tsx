import { Button } from '#web/ui/button.tsx'
import { CheckField, SelectField } from '#web/ui/field.tsx'
import { Card } from '#web/ui/result.tsx'
import { SliderField } from '#web/ui/slider-field.tsx'
import { BEATS, type Settings, SOUNDS, SUBDIVISIONS } from './rhythm.ts'

type SettingsCardProps = {
  readonly settings: Settings
  readonly onChange: (fields: Partial<Settings>) => void
  readonly onClear: () => void
}

/** What is played beside the tempo, and how the page behaves. */
export function SettingsCard({ settings, onChange, onClear }: SettingsCardProps) {
  return (
    <Card className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-1 lg:gap-4">
        <SelectField
          label="Beats per measure"
          value={settings.beats}
          options={BEATS}
          onChange={(beats) => onChange({ beats })}
        />
        <SelectField
          label="Subdivisions"
          value={settings.subdivision}
          options={SUBDIVISIONS}
          onChange={(subdivision) => onChange({ subdivision })}
        />
        <SelectField
          label="Sound"
          value={settings.sound}
          options={SOUNDS}
          onChange={(sound) => onChange({ sound })}
        />
        <SliderField
          label="Volume"
          value={settings.volume}
          onChange={(volume) => onChange({ volume })}
          min={0}
          max={1}
          step={0.1}
          text={`${Math.round(settings.volume * 100)} %`}
        />
      </div>
      <div>
        <CheckField
          label="Count-in of one measure"
          isChecked={settings.hasCountIn}
          onChange={(hasCountIn) => onChange({ hasCountIn })}
        />
        <div className="motion-reduce:hidden">
          <CheckField
            label="Flash on the first beat"
            isChecked={settings.hasFlash}
            onChange={(hasFlash) => onChange({ hasFlash })}
          />
        </div>
        <CheckField
          label="Keyboard shortcuts"
          isChecked={settings.hasKeys}
          onChange={(hasKeys) => onChange({ hasKeys })}
        />
      </div>
      <Button className="self-start" size="small" onClick={onClear}>
        Clear
      </Button>
    </Card>
  )
}
