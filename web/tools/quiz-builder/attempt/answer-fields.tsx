import { readNumber } from '#lib/numbers/read-number.ts'
import { type Answer, LIMITS, type Option, type Question } from '#lib/quiz/quiz.ts'
import { TextField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'

type AnswerFieldsProps = {
  readonly question: Pick<Question, 'id' | 'kind'>
  readonly choices: readonly Option[]
  readonly given: Answer | undefined
  /** The right answer is shown: nothing can be changed. */
  readonly isFixed: boolean
  readonly onAnswer: (answer: Answer) => void
}

/** Answer fields of a question. */
export function AnswerFields(props: AnswerFieldsProps) {
  const { question, given, onAnswer } = props
  const typed = typeof given === 'string' ? given : ''
  if (question.kind === 'number') {
    const error = readNumber(typed).kind === 'garbage' ? 'This is not a number.' : undefined
    return <NumberField label="Your answer" value={typed} onChange={onAnswer} error={error} />
  }
  if (question.kind === 'text')
    return <TextField label="Your answer" value={typed} maxLength={LIMITS.option} onChange={onAnswer} />
  return <Choices {...props} />
}

function Choices({ question, choices, given, isFixed, onAnswer }: AnswerFieldsProps) {
  const chosen = typeof given === 'object' ? given : []
  const isSeveral = question.kind === 'several'
  const choose = (id: string, isNowChosen: boolean) => {
    const others = chosen.filter((one) => one !== id)
    onAnswer(isSeveral ? (isNowChosen ? [...others, id] : others) : [id])
  }
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="sr-only">{isSeveral ? 'Choose all that are right' : 'Choose one'}</legend>
      {isSeveral && (
        <p aria-hidden className="text-ink-soft text-sm">
          Choose all that are right.
        </p>
      )}
      {choices.map(({ id, text }, index) => (
        <label
          key={id}
          className="flex min-h-11 items-center gap-3 rounded-control border border-line-strong px-3 py-1.5 has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-ink has-checked:outline-ink"
        >
          <input
            type={isSeveral ? 'checkbox' : 'radio'}
            name={`answer-${question.id}`}
            className="size-5 shrink-0 accent-accent"
            checked={chosen.includes(id)}
            disabled={isFixed}
            onChange={(event) => choose(id, event.target.checked)}
          />
          <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            {text}
          </span>
          <kbd translate="no" aria-hidden className="text-ink-soft text-xs pointer-coarse:hidden">
            {index < 9 ? index + 1 : ''}
          </kbd>
        </label>
      ))}
    </fieldset>
  )
}
