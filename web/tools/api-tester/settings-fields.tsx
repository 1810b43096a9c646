import { CheckField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import type { ApiTester } from './use-api-tester.ts'

/** How long to wait, and what this browser stores. */
export default function SettingsFields({ tool }: { readonly tool: ApiTester }) {
  const { patience, setPatience, keeps, setKeeps } = tool
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
        <CheckField label="Remember on this device" isChecked={keeps} onChange={setKeeps} />
        <p className="text-ink-soft text-sm">
          {keeps
            ? 'Requests, variables and the history are stored in this browser, without credentials and files. Switch this off to remove them.'
            : 'Nothing is stored. Requests, variables and the history last until you leave this page.'}
        </p>
      </div>
    </div>
  )
}
