import { planResponse } from '#contract/plan.ts'
import { toResultAsync } from '#lib/result/result.ts'
import { fetchApi } from './fetch-api.ts'
import { isDisabled } from './site-config.ts'

/** Storage key that shows that a user is signed in in this browser; see `account-hint.ts`. */
const ACCOUNT_HINT = 'sundry-account'
/** As the largest plan. */
const MAX_FILES = 200

/**
 * Returns the number of files that the account's plan allows at a time, or that of a visitor if plans are disabled.
 * Undefined without a signed-in user, so that tools send no requests for visitors, or if the server is unreachable.
 */
export async function filesAtOnce(): Promise<number | undefined> {
  if (isDisabled('/pricing')) return MAX_FILES
  if (!isSignedIn()) return undefined
  const result = await toResultAsync(() => fetchApi('/api/plan', undefined, planResponse))
  return result.ok ? result.value.filesAtOnce : undefined
}

function isSignedIn(): boolean {
  try {
    return Boolean(localStorage.getItem(ACCOUNT_HINT))
  } catch {
    // Storage is blocked, and so is signing in.
    return false
  }
}
