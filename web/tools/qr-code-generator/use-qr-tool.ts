import { useState } from 'react'
import { toolState } from '#web/platform/store/tool-state.ts'
import { showToast } from '#web/ui/toast.tsx'
import { usePersistedForm } from '#web/ui/use-persisted-form.ts'
import type { FieldValues } from './contents/kinds.ts'
import { Settings } from './settings.ts'
import { useLogo } from './use-logo.ts'

const store = toolState('qr-code-generator', Settings)

/** State of the tool: stored settings, and data that lasts as long as the page. */
export function useQrTool() {
  const { form: settings, change, replace, linkProblem } = usePersistedForm(store, Settings)
  const { logo, take: takeLogo, put: putLogo } = useLogo()
  // Passwords are not stored.
  const [secrets, setSecrets] = useState<FieldValues>({})
  return {
    settings,
    secrets,
    logo,
    linkProblem,
    /** Whether the visitor has changed anything, so that the code is worth reading back. */
    isOwn: settings !== store.initial || logo !== undefined,
    change,
    replace,
    takeLogo,
    putLogo,
    setSecret: (key: string, value: string) => setSecrets((now) => ({ ...now, [key]: value })),
    clear: () => {
      change(store.initial)
      setSecrets({})
      putLogo(undefined)
      const undo = () => {
        change(settings)
        setSecrets(secrets)
        putLogo(logo)
      }
      showToast({ title: 'Cleared', action: { label: 'Undo', onAct: undo } })
    },
  }
}

export type QrTool = ReturnType<typeof useQrTool>
