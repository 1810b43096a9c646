import { persisted, usePersisted } from '#web/platform/store/persisted.ts'

const store = persisted('sundry-player-name', '', (stored) =>
  typeof stored === 'string' && stored.length <= 80 ? stored : undefined,
)

/** Returns the name that the visitor last played or attempted a quiz under, and its setter. */
export function useKnownName() {
  return usePersisted(store)
}
