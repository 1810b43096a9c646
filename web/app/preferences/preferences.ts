import { persisted, usePersisted } from '../../platform/store/persisted.ts'

const THEMES = ['system', 'light', 'dark'] as const
type Theme = (typeof THEMES)[number]

type Preferences = {
  /** Read by the script of `index.html` too, before the first paint. */
  readonly theme: Theme
  /** Whether the key `/` opens the search (WCAG 2.1.4: a key alone can be turned off). */
  readonly hasSlashKey: boolean
}

export const preferences = persisted<Preferences>(
  'sundry-preferences',
  { theme: 'system', hasSlashKey: true },
  (stored) => {
    const { theme, hasSlashKey = true } = (stored ?? {}) as Partial<Record<keyof Preferences, unknown>>
    const known = THEMES.find((name) => name === theme)
    return known && typeof hasSlashKey === 'boolean' ? { theme: known, hasSlashKey } : undefined
  },
)

/** The chosen theme, and the step to the next one: system, light, dark. */
export function useTheme(): readonly [Theme, () => void] {
  const [{ theme }, set] = usePersisted(preferences)
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system'
  return [
    theme,
    () => {
      document.documentElement.dataset.theme = next
      set((now) => ({ ...now, theme: next }))
    },
  ]
}

/** Whether `/` opens the search, and the switch for it. */
export function useSlashKey(): readonly [boolean, (isOn: boolean) => void] {
  const [{ hasSlashKey }, set] = usePersisted(preferences)
  return [hasSlashKey, (isOn) => set((now) => ({ ...now, hasSlashKey: isOn }))]
}
