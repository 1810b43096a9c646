import type { Plan, PlanResponse, TrialPlan } from '#contract/plan.ts'

const TRIAL_MS = 7 * 24 * 60 * 60 * 1000
const FILES_AT_ONCE: Readonly<Record<Plan, number>> = { free: 50, pro: 50, business: 200 }

/** Started trial, in UTC milliseconds. */
export type Trial = { readonly plan: TrialPlan; readonly startedAt: number }

/**
 * Returns the entitlements of a user with these trials: those of the largest plan whose seven days have not passed,
 * else Free.
 */
export function entitlementsOf(trials: readonly Trial[], now: number): PlanResponse {
  const running = trials.filter(({ startedAt }) => now < startedAt + TRIAL_MS)
  const best = running.find(({ plan }) => plan === 'business') ?? running[0]
  const plan = best?.plan ?? 'free'
  return {
    plan,
    endsAt: best ? best.startedAt + TRIAL_MS : null,
    tried: trials.map((trial) => trial.plan),
    filesAtOnce: FILES_AT_ONCE[plan],
    keepsInvoiceTemplates: plan === 'business',
  }
}
