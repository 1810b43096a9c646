import { lazy, Suspense } from 'react'
import { SelectField } from '#web/ui/field.tsx'
import { ToolBar } from '#web/ui/tool-bar.tsx'
import { LOCALES, TITLE_STYLES } from './options.ts'
import type { CaseConverter } from './use-case-converter.ts'

const MoreOptions = lazy(() => import('./more-options.tsx'))

type OptionsBarProps = { readonly converter: CaseConverter; readonly onClear: () => void }

/** Options that affect the cases. */
export function OptionsBar({ converter, onClear }: OptionsBarProps) {
  const { state, set } = converter
  const { keepsCapitals, keepsHumps, isPerLine } = state
  return (
    <ToolBar
      more={
        <Suspense>
          <MoreOptions converter={converter} />
        </Suspense>
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
