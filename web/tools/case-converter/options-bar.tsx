import { CheckField, SelectField } from '#web/ui/field.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import { LOCALES, TITLE_STYLES } from './options.ts'
import type { CaseConverter } from './use-case-converter.ts'

type OptionsBarProps = { readonly converter: CaseConverter; readonly onClear: () => void }

/** Options that affect the cases. */
export function OptionsBar({ converter, onClear }: OptionsBarProps) {
  const { state, set } = converter
  const { keepsCapitals, keepsHumps, isPerLine } = state
  return (
    <ToolBar
      more={
        <div className="flex flex-wrap gap-x-5">
          <CheckField
            label="Keep existing capitals in titles and sentences"
            isChecked={keepsCapitals}
            onChange={(next) => set({ keepsCapitals: next })}
          />
          <CheckField
            label="Keep camelCase words together"
            isChecked={keepsHumps}
            onChange={(next) => set({ keepsHumps: next })}
          />
          <CheckField
            label="Each line its own identifier"
            isChecked={isPerLine}
            onChange={(next) => set({ isPerLine: next })}
          />
        </div>
      }
      isOpen={keepsCapitals || keepsHumps || !isPerLine}
      share={() => state}
      onClear={onClear}
      isEmpty={state.text === ''}
    >
      <SelectField
        label="Language"
        value={state.locale}
        options={LOCALES}
        onChange={(locale) => set({ locale })}
      />
      <SelectField
        label="Title style"
        value={state.titleStyle}
        options={TITLE_STYLES}
        onChange={(titleStyle) => set({ titleStyle })}
      />
    </ToolBar>
  )
}
