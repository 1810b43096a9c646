import { useState } from 'react'
import type { TrialPlan } from '#contract/plan.ts'
import { withBase } from '#lib/net/base-path.ts'
import CircleCheck from '~icons/lucide/circle-check'
import Minus from '~icons/lucide/minus'
import { pageHead } from '../catalog/head.ts'
import { useNeedsHttps } from '../platform/address-features.ts'
import { Button, buttonClass } from '../ui/button.tsx'

export const head = () =>
  pageHead(
    'Pricing',
    'Sundry is free. Pro and Business raise the limits of bulk work, with a 7-day free trial without a card.',
    '/pricing',
  )

const OFFLINE = 'Works offline'

type Plan = {
  readonly name: string
  readonly price: string
  readonly period: string
  readonly features: readonly string[]
  readonly notIncluded: readonly string[]
  /** The plan that its button lets one try; Free leads to the tools. */
  readonly trial?: TrialPlan
}

const PLANS: readonly Plan[] = [
  {
    name: 'Free',
    price: '$0',
    period: 'forever',
    features: [
      '15+ basic tools',
      '28 tools in all, at full size',
      'Bulk processing up to 50 files',
      'No daily limits',
      'No sign-up',
      OFFLINE,
    ],
    notIncluded: ['Bulk processing of 200 files', 'Invoice templates'],
  },
  {
    name: 'Pro',
    price: '$9.99',
    period: 'per month',
    features: ['Everything in Free', 'Bulk processing up to 50 files', '7-day free trial'],
    notIncluded: ['Bulk processing of 200 files', 'Invoice templates'],
    trial: 'pro',
  },
  {
    name: 'Business',
    price: '$29.99',
    period: 'per month',
    features: [
      'Everything in Pro',
      'Bulk up to 200 files',
      'Invoice templates and payment status',
      '7-day free trial',
    ],
    notIncluded: [],
    trial: 'business',
  },
]

const QUESTIONS = [
  {
    question: 'Do I need a credit card for the trial?',
    answer: 'No. The trial needs an account and no credit card. It lasts seven days and ends by itself.',
  },
  {
    question: 'What happens to my data when I cancel?',
    answer:
      'Data in your account stays there for 30 days after cancellation. Data in your browser is yours and is not touched.',
  },
  {
    question: "What's missing from Free?",
    answer:
      'No tool: every tool works at full size. Free and Pro convert up to 50 files at a time; Business converts 200, and adds invoice templates.',
  },
] as const

export default function PricingPage() {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6">
      <h1 className="font-bold text-3xl">Pricing</h1>
      <p className="mt-2 max-w-[60ch] text-ink-soft text-base">
        Every tool is free, at full size. Business raises the limit of a bulk conversion from 50 to 200 files,
        and stores invoice templates and payment status on the account.
      </p>
      <ul className="mt-8 grid gap-4 lg:grid-cols-3">
        {PLANS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </ul>
      <section className="mt-14">
        <h2 className="mb-4 font-bold text-xl">Questions</h2>
        <dl className="grid gap-6 md:grid-cols-3">
          {QUESTIONS.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-semibold">{question}</dt>
              <dd className="mt-1 text-ink-soft">{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

/** A feature of a plan; offline use is impossible on a page over plain http. */
function Feature({ text }: { readonly text: string }) {
  const isImpossible = useNeedsHttps() && text === OFFLINE
  return <span>{isImpossible ? `${text} (needs https)` : text}</span>
}

function PlanCard({ plan }: { readonly plan: Plan }) {
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-6 shadow-lift">
      <h2 className="font-semibold text-base">{plan.name}</h2>
      <p className="mt-3 mb-5">
        <span className="font-bold text-3xl tracking-tight">{plan.price}</span>{' '}
        <span className="text-ink-soft">{plan.period}</span>
      </p>
      <ul className="mb-6 grid gap-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <CircleCheck size={18} className="mt-1 shrink-0 text-good" aria-hidden />
            <Feature text={feature} />
          </li>
        ))}
        {plan.notIncluded.map((feature) => (
          <li key={feature} className="flex gap-2.5 text-ink-soft">
            <Minus size={18} className="mt-1 shrink-0" aria-hidden />
            <span>
              <span className="sr-only">Not included: </span>
              {feature}
            </span>
          </li>
        ))}
      </ul>
      {plan.trial ? (
        <TrialButton plan={plan.trial} />
      ) : (
        <a href={withBase('/tools')} className={`mt-auto ${buttonClass({ kind: 'go' })}`}>
          Open the tools
        </a>
      )}
    </li>
  )
}

/** Starts the trial of a plan; its code is loaded on use. */
function TrialButton({ plan }: { readonly plan: TrialPlan }) {
  const [isBusy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    const { beginTrial } = await import('../account/begin-trial.ts')
    await beginTrial(plan)
    setBusy(false)
  }
  return (
    <Button className="mt-auto" isSoftDisabled={isBusy} onClick={begin}>
      Start 7-Day Free Trial
    </Button>
  )
}
