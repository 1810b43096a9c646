import { useEffect, useState } from 'react'
import { type PlanResponse, planResponse } from '#contract/plan.ts'
import { toResultAsync } from '#lib/result/result.ts'
import { fetchApi } from '../platform/fetch-api.ts'
import { dayText } from './day-text.ts'

const NAMES = { free: 'Free', pro: 'Pro', business: 'Business' } as const

/** Shows the account's plan and its end date. */
export function CurrentPlan() {
  const [plan, setPlan] = useState<PlanResponse>()
  useEffect(() => {
    toResultAsync(() => fetchApi('/api/plan', undefined, planResponse)).then(
      (result) => result.ok && setPlan(result.value),
    )
  }, [])
  return (
    <>
      <strong>{NAMES[plan?.plan ?? 'free']}</strong>
      {plan?.endsAt ? ` as a trial, until ${dayText(plan.endsAt)}` : ''}
    </>
  )
}
