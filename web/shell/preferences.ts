import { kept, useKept } from '../browser/store/kept.ts'

const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

type Preferences = {
  /** Read by the script of `index.html` too, before the first paint. */
  readonly theme: Theme
  /** Whether the key `/` opens the search (WCAG 2.1.4: a key alone can be turned off). */
  readonly hasSlashKey: boolean
}

const preferences = kept<Preferences>(
  'sundry-preferences',
  { theme: 'system', hasSlashKey: true },
  (stored) => {
    const { theme, hasSlashKey = true } = (stored ?? {}) as Partial<Record<keyof Preferences, unknown>>
    const known = THEMES.find((name) => name === theme)
    return known && typeof hasSlashKey === 'boolean' ? { theme: known, hasSlashKey } : undefined
  },
)

const onboardingCompleted = keptFlag('sundry-onboarding-completed', false)
const showAllCategories = keptFlag('sundry-show-all-categories', true)
const selectedCategories = kept<readonly string[]>('sundry-selected-categories', [], (stored) =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined,
)

/** The chosen theme, and the step to the next one: system, light, dark. */
export function useTheme(): readonly [Theme, () => void] {
  const [{ theme }, set] = useKept(preferences)
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
  const [{ hasSlashKey }, set] = useKept(preferences)
  return [hasSlashKey, (isOn) => set((now) => ({ ...now, hasSlashKey: isOn }))]
}

/** Whether the onboarding was ever ended in this browser; not known while a page is rendered on the server. */
export function isOnboardingCompleted(): boolean {
  return onboardingCompleted.get()
}

/** What the visitor chose at the first visit to /tools. */
export function useInterests() {
  const [isShowingAll, setShowingAll] = useKept(showAllCategories)
  const [chosen, setChosen] = useKept(selectedCategories)
  return {
    /** Whether all categories are shown, chosen or not. */
    isShowingAll,
    setShowingAll,
    /** Ids of the chosen interests. */
    chosen,
    /** Ends the onboarding; without a choice all categories are shown. */
    choose(interests: readonly string[]) {
      setChosen(interests)
      setShowingAll(interests.length === 0)
      onboardingCompleted.set(true)
    },
    /** Ends the onboarding and shows all categories; an earlier choice stays. */
    skip() {
      setShowingAll(true)
      onboardingCompleted.set(true)
    },
  }
}

function keptFlag(key: string, initial: boolean) {
  return kept(key, initial, (stored) => (typeof stored === 'boolean' ? stored : undefined))
}
