import { readNumber } from '#lib/numbers/read-number.ts'
import { type Answer, LIMITS, type Option, type Question } from '#lib/quiz/quiz.ts'
import { TextField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { ChoiceShape, choiceClass, fadedChoiceClass, TILE } from './choice-look.tsx'

type AnswerFieldsProps = {
  readonly question: Pick<Question, 'id' | 'kind'>
  readonly choices: readonly Option[]
  readonly given: Answer | undefined
  /** The right answer is shown: nothing can be changed. */
  readonly isFixed: boolean
  /** The classes of a choice of a live quiz, where no keys choose. */
  readonly liveTile?: string
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

/** Renders the choices in the colors and shapes of the big screen. */
function Choices({ question, choices, given, isFixed, liveTile, onAnswer }: AnswerFieldsProps) {
  const chosen = typeof given === 'object' ? given : []
  const isSeveral = question.kind === 'several'
  const choose = (id: string, isNowChosen: boolean) => {
    const others = chosen.filter((one) => one !== id)
    onAnswer(isSeveral ? (isNowChosen ? [...others, id] : others) : [id])
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2 sm:grid-cols-2">
      <legend className={isSeveral ? 'mb-2 text-ink-soft text-sm' : 'sr-only'}>
        {isSeveral ? 'Choose all that are right' : 'Choose one'}
      </legend>
      {choices.map(({ id, text }, index) => {
        const isChosen = chosen.includes(id)
        // The others step back: of one choice at once, of several once the answer is final.
        const isFaded = !isChosen && (isSeveral ? isFixed : chosen.length > 0)
        return (
          <label
            key={id}
            className={`${liveTile ?? TILE} has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2 ${isFaded ? fadedChoiceClass(index) : `border-transparent ${choiceClass(index)}`}`}
          >
            <ChoiceShape index={index} />
            <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {text}
            </span>
            {!liveTile && index < 9 && (
              <kbd translate="no" aria-hidden className="text-xs pointer-coarse:hidden">
                {index + 1}
              </kbd>
            )}
            <input
              type={isSeveral ? 'checkbox' : 'radio'}
              name={`answer-${question.id}`}
              className={`size-6 shrink-0 ${isFaded ? 'accent-accent' : 'accent-white'}`}
              checked={isChosen}
              disabled={isFixed}
              onChange={(event) => choose(id, event.target.checked)}
            />
          </label>
        )
      })}
    </fieldset>
  )
}
