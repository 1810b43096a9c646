import { useEffect, useState } from 'react'
import { type PlanAnswer, planAnswer } from '#contract/plan.ts'
import { attemptAsync } from '#lib/outcome/attempt.ts'
import { askServer } from '../platform/ask-server.ts'
import { dayText } from './day-text.ts'

const NAMES = { free: 'Free', pro: 'Pro', business: 'Business' } as const

/** Which plan the account has, and until when. */
export function PlanLine() {
  const [plan, setPlan] = useState<PlanAnswer>()
  useEffect(() => {
    attemptAsync(() => askServer('/api/plan', undefined, planAnswer)).then(
      (outcome) => outcome.ok && setPlan(outcome.value),
    )
  }, [])
  return (
    <>
      <strong>{NAMES[plan?.plan ?? 'free']}</strong>
      {plan?.endsAt ? ` as a trial, until ${dayText(plan.endsAt)}` : ''}
    </>
  )
}
