import type { Quota, QuotaKind } from '../quota/quota.ts'
import { DEFAULT_QUOTAS } from '../settings.ts'

const NOTHING = { polls: 0, rooms: 0, quizzes: 0, accounts: 0 }

/**
 * Creates a quota with the default limits and nothing stored; `take` is called with each reservation and can reject it.
 */
export function createEmptyQuota(take: (kind: QuotaKind, bytes: number) => void): Quota {
  return {
    reserve(kind, bytes) {
      take(kind, bytes)
      return () => {}
    },
    measure: async () => NOTHING,
    latest: async () => NOTHING,
    limits: DEFAULT_QUOTAS,
  }
}
