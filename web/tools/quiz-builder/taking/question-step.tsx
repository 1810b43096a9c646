import { type KeyboardEvent, useEffect, useRef } from 'react'
import { type Answer, isAnswered } from '#lib/quiz/quiz.ts'
import type { AskedQuestion, Told } from '#lib/quiz/told.ts'
import { Button } from '#web/ui/button.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { RichText } from './rich-text.tsx'

type QuestionStepProps = {
  readonly asked: AskedQuestion
  readonly given: Answer | undefined
  /** Solution, once revealed: then the answer is final. */
  readonly told: Told | undefined
  /** Its place, from 0, among so many. */
  readonly at: number
  readonly total: number
  /** Whether what is right is shown before the next question. */
  readonly isChecked: boolean
  readonly isBusy?: boolean
  /** The level of its heading. */
  readonly heading?: 'h2' | 'h3'
  readonly onAnswer: (answer: Answer) => void
  /** To what is right, to the next question or to the end, whichever comes next. */
  readonly onGo: () => void
}

/** One question with its answer, and the way on. */
export function QuestionStep(props: QuestionStepProps) {
  const { asked, given, told, at, total, isChecked, isBusy = false, onAnswer, onGo } = props
  const Heading = props.heading ?? 'h3'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const mustShow = isChecked && !told
  const canGo = isAnswered(given) && !isBusy
  const go = () => canGo && onGo()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault()
      go()
    } else if (!isTyping(event.target)) {
      const chosen = asked.choices[Number(event.key) - 1]
      if (chosen && !told) onAnswer(toggleChoice(asked, given, chosen.id))
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
        className="mb-3 block h-1.5 w-full accent-good"
        value={at + (isAnswered(given) ? 1 : 0)}
        max={total}
      />
      <Heading
        ref={heading}
        tabIndex={-1}
        dir="auto"
        className="mb-3 whitespace-pre-line font-semibold text-base outline-none [overflow-wrap:anywhere]"
      >
        <RichText text={asked.text} />
      </Heading>
      {asked.picture && (
        <img
          src={asked.picture}
          alt={asked.pictureText}
          className="mb-3 max-h-80 max-w-full rounded-control"
        />
      )}
      <AnswerFields
        question={asked}
        choices={asked.choices}
        given={given}
        isFixed={told !== undefined}
        onAnswer={onAnswer}
      />
      <div aria-live="polite">{told && <Shown told={told} />}</div>
      <div className="mt-4 flex justify-end">
        <Button kind={canGo ? 'go' : 'plain'} isSoftDisabled={!canGo} onClick={go}>
          {mustShow ? 'Check Answer' : at === total - 1 ? 'Finish Quiz' : 'Next'}
        </Button>
      </div>
    </div>
  )
}

function Shown({ told: { isRight, rightText, explanation } }: { readonly told: Told }) {
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

/** The answer after a choice was pressed: of several, it is put in or taken out. */
function toggleChoice({ kind }: AskedQuestion, given: Answer | undefined, id: string): Answer {
  const before = typeof given === 'object' ? given : []
  if (kind !== 'several') return [id]
  return before.includes(id) ? before.filter((one) => one !== id) : [...before, id]
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'text'
}
