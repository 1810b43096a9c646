import { persisted, usePersisted } from '#web/platform/store/persisted.ts'

const store = persisted('sundry-player-name', '', (stored) =>
  typeof stored === 'string' && stored.length <= 80 ? stored : undefined,
)

/** The name under which the visitor has played or taken a quiz before, and what keeps it. */
export function useKnownName() {
  return usePersisted(store)
}
