import { CheckField, SelectField } from '#web/ui/field.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import { BEATS, type Settings, SOUNDS, SUBDIVISIONS } from './rhythm.ts'

type SettingsBarProps = {
  readonly settings: Settings
  readonly onChange: (fields: Partial<Settings>) => void
  readonly onClear: () => void
}

/** Settings besides the tempo, and the behavior of the page. */
export function SettingsBar({ settings, onChange, onClear }: SettingsBarProps) {
  return (
    <ToolBar
      mode={
        <div className="bar-options">
          <SelectField
            label="Beats per measure"
            value={settings.beats}
            options={BEATS}
            onChange={(beats) => onChange({ beats })}
          />
        </div>
      }
      more={
        <div className="flex flex-wrap gap-x-5">
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
      }
      onClear={onClear}
    >
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
    </ToolBar>
  )
}
