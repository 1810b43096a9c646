import { CheckField, NumberField } from '#web/ui/field.tsx'
import type { ApiTester } from './use-api-tester.ts'

/** How long to wait, and what this browser may store. */
export default function SettingsFields({ tool }: { readonly tool: ApiTester }) {
  const { patience, setPatience, remembers, setRemembers } = tool
  return (
    <div className="grid gap-3">
      <div className="max-w-48">
        <NumberField
          label="Wait at most (seconds)"
          value={patience}
          onChange={setPatience}
          min={1}
          step={5}
        />
      </div>
      <div>
        <CheckField label="Remember on this device" isChecked={remembers} onChange={setRemembers} />
        <p className="text-ink-soft text-sm">
          {remembers
            ? 'Header values, bodies, variables and credentials are stored in this browser. Switch this off to remove them.'
            : 'Header values, bodies, variables and credentials are held until you leave this page, and never stored.'}
        </p>
      </div>
    </div>
  )
}
