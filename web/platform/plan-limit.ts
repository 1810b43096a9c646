import { planResponse } from '#contract/plan.ts'
import { toResultAsync } from '#lib/result/result.ts'
import { fetchApi } from './fetch-api.ts'
import { isDisabled } from './site-config.ts'

/** What tells that somebody signed in in this browser; see `web/account/account-hint.ts`. */
const ACCOUNT_HINT = 'sundry-account'
/** As the largest plan. */
const MAX_FILES = 200

/**
 * How many files the plan of the account takes at a time, or a visitor where there are no plans. Nothing where nobody is signed in, so that no tool asks the
 * server for visitors, or where the server cannot be reached.
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
