import { planResponse, type TrialPlan } from '#contract/plan.ts'
import { withBase } from '#lib/net/base-path.ts'
import { UserError } from '#lib/result/user-error.ts'
import { fetchApi, ServerError } from '../platform/fetch-api.ts'
import { showToast } from '../ui/toast.tsx'
import { dayText } from './day-text.ts'

/** Requests the trial, reports the result, and leads visitors without an account to registration. */
export async function beginTrial(plan: TrialPlan): Promise<void> {
  try {
    const { endsAt } = await fetchApi('/api/plan/trial', { plan }, planResponse)
    showToast({
      title: 'Your trial has begun.',
      description: `It ends by itself on ${dayText(endsAt)}.`,
    })
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    if (error instanceof ServerError && error.status === 401) location.assign(withBase('/auth#trial'))
    else showToast({ title: error.problem.message, description: error.problem.detail, tone: 'error' })
  }
}
