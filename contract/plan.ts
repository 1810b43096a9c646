import * as v from 'valibot'

const PLANS = ['free', 'pro', 'business'] as const
export type Plan = (typeof PLANS)[number]

/** Plans that can be tried. */
const trialPlan = v.picklist(['pro', 'business'])
export type TrialPlan = v.InferOutput<typeof trialPlan>

/** `POST /api/plan/trial`: starts seven days of a plan, without a card, once per account and plan. */
export const trialRequest = v.strictObject({ plan: trialPlan })

/** `GET /api/plan`: entitlements of this visitor; Free if not logged in. */
export const planResponse = v.strictObject({
  plan: v.picklist(PLANS),
  /** When the trial ends by itself, in UTC milliseconds; null on Free. */
  endsAt: v.nullable(v.number()),
  /** Trials that have started, whether or not they have ended. */
  tried: v.array(trialPlan),
  /** How many files the Bulk File Converter accepts at a time. */
  filesAtOnce: v.number(),
  /** Whether the account stores templates and payment status of invoices. */
  keepsInvoiceTemplates: v.boolean(),
})
export type PlanResponse = v.InferOutput<typeof planResponse>
