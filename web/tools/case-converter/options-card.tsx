import { CheckField, SelectField } from '#web/ui/field.tsx'
import { Card } from '#web/ui/result.tsx'
import { type CaseState, LOCALES, TITLE_STYLES } from './options.ts'

type OptionsCardProps = {
  readonly state: CaseState
  readonly onChange: (change: Partial<CaseState>) => void
}

/** What cases depend on beside the text. */
export function OptionsCard({ state, onChange }: OptionsCardProps) {
  return (
    <Card className="self-start">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-1">
        <SelectField
          label="Language"
          value={state.locale}
          options={LOCALES}
          onChange={(locale) => onChange({ locale })}
        />
        <SelectField
          label="Title style"
          value={state.titleStyle}
          options={TITLE_STYLES}
          onChange={(titleStyle) => onChange({ titleStyle })}
        />
      </div>
      <div className="mt-3 grid gap-1">
        <CheckField
          label="Keep existing capitals in titles and sentences"
          isChecked={state.keepsCapitals}
          onChange={(keepsCapitals) => onChange({ keepsCapitals })}
        />
        <CheckField
          label="Keep camelCase words together"
          isChecked={state.keepsHumps}
          onChange={(keepsHumps) => onChange({ keepsHumps })}
        />
        <CheckField
          label="Each line its own identifier"
          isChecked={state.isPerLine}
          onChange={(isPerLine) => onChange({ isPerLine })}
        />
      </div>
    </Card>
  )
}
