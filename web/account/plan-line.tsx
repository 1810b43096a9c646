import { useEffect, useState } from 'react'
import { type PlanAnswer, planAnswer } from '#contract/plan.ts'
import { toResultAsync } from '#lib/result/result.ts'
import { askServer } from '../platform/ask-server.ts'
import { dayText } from './day-text.ts'

const NAMES = { free: 'Free', pro: 'Pro', business: 'Business' } as const

/** Which plan the account has, and until when. */
export function PlanLine() {
  const [plan, setPlan] = useState<PlanAnswer>()
  useEffect(() => {
    toResultAsync(() => askServer('/api/plan', undefined, planAnswer)).then(
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
