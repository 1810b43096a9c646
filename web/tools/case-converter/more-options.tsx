import { CheckField } from '#web/ui/field.tsx'
import type { CaseConverter } from './use-case-converter.ts'

/** Rarely used options. */
export default function MoreOptions({ converter }: { readonly converter: CaseConverter }) {
  const { state, set } = converter
  const { keepsCapitals, keepsHumps, isPerLine } = state
  return (
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
  )
}
