import { persisted, usePersisted } from '../../platform/store/persisted.ts'

const onboardingCompleted = persistedFlag('sundry-onboarding-completed', false)
const showAllCategories = persistedFlag('sundry-show-all-categories', true)
const selectedCategories = persisted<readonly string[]>('sundry-selected-categories', [], (stored) =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined,
)

/** Whether the onboarding was ever ended in this browser; not known while a page is rendered on the server. */
export function isOnboardingCompleted(): boolean {
  return onboardingCompleted.get()
}

/** Interests chosen by the visitor at the first visit to /tools. */
export function useInterests() {
  const [isShowingAll, setShowingAll] = usePersisted(showAllCategories)
  const [chosen, setChosen] = usePersisted(selectedCategories)
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
    /** Ends the onboarding and shows all categories; an earlier choice remains. */
    skip() {
      setShowingAll(true)
      onboardingCompleted.set(true)
    },
  }
}

function persistedFlag(key: string, initial: boolean) {
  return persisted(key, initial, (stored) => (typeof stored === 'boolean' ? stored : undefined))
}
