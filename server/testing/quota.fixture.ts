import type { Quota } from '../quota/quota.ts'
import { DEFAULT_QUOTAS } from '../settings.ts'

/** The usual limits with nothing stored yet; `take` learns of what is about to be stored, and may refuse it. */
export function createEmptyQuota(take: Quota['reserve']): Quota {
  return {
    reserve: take,
    measure: async () => ({ polls: 0, rooms: 0, quizzes: 0, accounts: 0 }),
    limits: DEFAULT_QUOTAS,
  }
}
