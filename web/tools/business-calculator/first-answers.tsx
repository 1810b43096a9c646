import { NO_RESULT } from '#lib/result/named-result.ts'
import { type Answer, answerText, type Writer } from './answer.ts'
import type { TabName } from './business-form.ts'

type FirstAnswersProps = {
  readonly tab: TabName
  readonly answers: readonly Answer[]
  readonly writer: Writer
}

const SHOWN = {
  'Financial Ratios': ['Current ratio', 'Quick ratio'],
  'ROI Calculator': ['ROI', 'Net gain'],
  'Break-even Analysis': ['Break-even units'],
} as const satisfies Record<TabName, readonly string[]>

/** The first results at the foot of the fields on a phone, where the card with all of them is further down. */
export function FirstAnswers({ tab, answers, writer }: FirstAnswersProps) {
  return (
    <p
      aria-hidden
      data-print="no"
      className="-mx-4 -mb-4 sticky bottom-0 z-10 mt-1 flex min-h-11 items-center justify-between gap-3 rounded-b-card border-line border-t bg-surface px-4 text-ink-soft text-sm sm:hidden"
    >
      {SHOWN[tab].map((label) => {
        const answer = answers.find((one) => one.label === label)
        return (
          <span key={label}>
            {label}{' '}
            <b className="ml-1 font-semibold text-base text-ink tabular-nums">
              {answer ? answerText(answer, writer) : NO_RESULT}
            </b>
          </span>
        )
      })}
    </p>
  )
}
