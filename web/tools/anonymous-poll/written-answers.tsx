import { useState } from 'react'
import type { PollState, WrittenAnswer } from '#contract/poll.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Announcer } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { decisionText, getTarget, waitingText } from './answer-list.ts'
import { votesText } from './choices.ts'
import { useManagedPoll } from './use-managed-poll.ts'
import { useWrittenAnswers } from './use-written-answers.ts'

type WrittenAnswersProps = {
  readonly poll: PollState
  readonly secret: string
  readonly onChange: () => void
}

/** Written answers, which the author can show, hide, or count for an option. */
export default function WrittenAnswers({ poll, secret, onChange }: WrittenAnswersProps) {
  const { answers, problem } = useWrittenAnswers(poll, secret)
  const waiting = answers && waitingText(answers)
  return (
    <section className="border-line border-t pt-4">
      <Announcer text={waiting ?? ''} />
      <h3 id="written-answers" className="font-semibold">
        Written answers
      </h3>
      <p className="text-ink-soft text-sm">
        {waiting && `${waiting}. `}Voters see those that you show; all others are one line of the results,
        “Other answers”.
      </p>
      <Alert problem={problem} />
      <ul aria-labelledby="written-answers" className="mt-1 divide-y divide-line">
        {answers?.map((answer) => (
          <AnswerItem key={answer.id} poll={poll} answer={answer} secret={secret} onChange={onChange} />
        ))}
      </ul>
    </section>
  )
}

type AnswerItemProps = WrittenAnswersProps & { readonly answer: WrittenAnswer }

function AnswerItem({ poll, answer, secret, onChange }: AnswerItemProps) {
  const locale = useLocale()
  const { decide, problem } = useManagedPoll(poll.id, secret, onChange)
  // The select is rendered on demand only: 200 answers can have as many options each.
  const [isChoosing, setChoosing] = useState(false)
  const { id, text, state, votes } = answer
  const target = getTarget(answer, poll)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p dir="auto" className="font-medium [overflow-wrap:anywhere]">
          {text}
        </p>
        <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
          {votes !== null && `${votesText(votes, locale)} · `}
          {decisionText(answer, poll)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Chip isPressed={state === 'shown'} onPress={() => decide(id, { state: 'shown' })}>
          Show<span className="sr-only"> {text}</span>
        </Chip>
        <Chip isPressed={state === 'hidden' && !target} onPress={() => decide(id, { state: 'hidden' })}>
          Hide<span className="sr-only"> {text}</span>
        </Chip>
        {poll.settings.kind === 'single' && (
          <Button
            size="small"
            kind="quiet"
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            Count for…<span className="sr-only"> {text}</span>
          </Button>
        )}
      </div>
      {isChoosing && (
        <select
          aria-label={`Count ${text} for`}
          className="field"
          value={target?.id ?? ''}
          onChange={({ target: { value } }) =>
            decide(id, value === '' ? { state: 'hidden' } : { countsFor: Number(value) })
          }
        >
          <option value="">No option</option>
          {poll.options.map(
            (option) =>
              option.id !== id && (
                <option key={option.id} value={option.id}>
                  {option.text}
                </option>
              ),
          )}
        </select>
      )}
      {problem && (
        <div className="w-full">
          <Alert problem={problem} />
        </div>
      )}
    </li>
  )
}
