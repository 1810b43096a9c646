import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Feedback, PublicQuestion } from '#lib/quiz/feedback.ts'
import { type Answer, isAnswered } from '#lib/quiz/quiz.ts'
import { Button } from '#web/ui/button.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { RichText } from './rich-text.tsx'

type QuestionStepProps = {
  readonly question: PublicQuestion
  readonly given: Answer | undefined
  /** Solution, once revealed: then the answer is final. */
  readonly feedback: Feedback | undefined
  /** Its place, from 0, among so many. */
  readonly at: number
  readonly total: number
  /** Whether what is right is shown before the next question. */
  readonly isChecked: boolean
  readonly isBusy?: boolean
  /** The level of its heading. */
  readonly heading?: 'h2' | 'h3'
  readonly onAnswer: (answer: Answer) => void
  /** Continues to the solution, to the next question or to the end. */
  readonly onGo: () => void
}

/** One question with its answer, and the way on. */
export function QuestionStep(props: QuestionStepProps) {
  const { question, given, feedback, at, total, isChecked, isBusy = false, onAnswer, onGo } = props
  const Heading = props.heading ?? 'h3'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const mustShow = isChecked && !feedback
  const canGo = isAnswered(given) && !isBusy
  const go = () => canGo && onGo()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault()
      go()
    } else if (!isTyping(event.target)) {
      const chosen = question.choices[Number(event.key) - 1]
      if (chosen && !feedback) onAnswer(toggleChoice(question, given, chosen.id))
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys hold wherever the focus is within the question
    <div className="rounded-card border border-line bg-surface p-4 shadow-lift sm:p-5" onKeyDown={onKeyDown}>
      <p className="text-ink-soft text-sm">
        Question {at + 1} of {total}
      </p>
      <progress
        aria-label="Progress"
        className="mb-3 block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-good [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-good"
        value={at + 1}
        max={total}
      />
      <Heading
        ref={heading}
        tabIndex={-1}
        dir="auto"
        className="mb-4 whitespace-pre-line font-bold font-display text-2xl outline-none sm:text-[28px] sm:leading-tight [overflow-wrap:anywhere]"
      >
        <RichText text={question.text} />
      </Heading>
      {question.picture && (
        <img
          src={question.picture}
          alt={question.pictureText}
          className="mb-3 max-h-80 max-w-full rounded-control"
        />
      )}
      <AnswerFields
        question={question}
        choices={question.choices}
        given={given}
        isFixed={feedback !== undefined}
        onAnswer={onAnswer}
      />
      <div aria-live="polite">{feedback && <Shown feedback={feedback} />}</div>
      <div className="mt-4 flex justify-end">
        <Button kind={canGo ? 'go' : 'plain'} isSoftDisabled={!canGo} onClick={go}>
          {mustShow ? 'Check Answer' : at === total - 1 ? 'Finish Quiz' : 'Next'}
        </Button>
      </div>
    </div>
  )
}

function Shown({ feedback: { isRight, rightText, explanation } }: { readonly feedback: Feedback }) {
  return (
    <div
      className={`mt-3 rounded-control px-3.5 py-2.5 ${isRight ? 'bg-good-soft text-good' : 'bg-wrong-soft text-wrong'}`}
    >
      <p className="font-semibold">{isRight ? 'Right' : 'Wrong'}</p>
      {!isRight && (
        <p dir="auto" className="[overflow-wrap:anywhere]">
          Right answer: {rightText}
        </p>
      )}
      {explanation && (
        <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
          <RichText text={explanation} />
        </p>
      )}
    </div>
  )
}

/** Returns the answer after a press on a choice: of several, it is toggled. */
function toggleChoice({ kind }: PublicQuestion, given: Answer | undefined, id: string): Answer {
  const before = typeof given === 'object' ? given : []
  if (kind !== 'several') return [id]
  return before.includes(id) ? before.filter((one) => one !== id) : [...before, id]
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'text'
}
