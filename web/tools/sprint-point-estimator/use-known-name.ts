import { persisted } from '#web/platform/store/persisted.ts'

/** The name that the visitor has said in a room before, to offer it in the next one. */
export const knownName = persisted('sundry-estimator-name', '', (stored) =>
  typeof stored === 'string' && stored.length <= 80 ? stored : undefined,
)
