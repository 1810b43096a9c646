import { persisted } from '#web/platform/store/persisted.ts'

/** Whether single keys act: digits pick a card, R reveals. */
export const keysStore = persisted('sundry-estimator-keys', true, (stored) =>
  typeof stored === 'boolean' ? stored : undefined,
)
