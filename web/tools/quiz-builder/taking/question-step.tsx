import { type KeyboardEvent, useEffect, useRef } from 'react'
import { rightText } from '#lib/quiz/answer-text.ts'
import { isRight } from '#lib/quiz/answers.ts'
import { type Answer, isAnswered, type Question, type Quiz } from '#lib/quiz/quiz.ts'
import { Button } from '#web/ui/button.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { RichText } from './rich-text.tsx'
import { choicesIn, isLast, next, type Run, withAnswer } from './run.ts'

type QuestionStepProps = {
  readonly quiz: Quiz
  readonly question: Question
  readonly run: Run
  readonly onChange: (act: (run: Run) => Run) => void
}

/** One question with its answer, and the way on. */
export function QuestionStep({ quiz, question, run, onChange }: QuestionStepProps) {
  const { id } = question
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const given = run.answers[id]
  const isShown = run.shown.includes(id)
  const mustShow = quiz.rules.explained === 'after each question' && !isShown
  const canGo = isAnswered(given)
  const answer = (answered: Answer) => onChange((now) => withAnswer(now, id, answered))
  const go = () => {
    if (!canGo) return
    onChange((now) => (mustShow ? { ...now, shown: [...now.shown, id] } : next(now, Date.now())))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault()
      go()
    } else if (!isTyping(event.target)) {
      const chosen = choicesIn(run, question)[Number(event.key) - 1]
      if (chosen) answer(toggled(question, given, chosen.id))
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys hold wherever the focus is within the question
    <div className="rounded-card border border-line bg-surface p-4 shadow-lift sm:p-5" onKeyDown={onKeyDown}>
      <p className="text-ink-soft text-sm">
        Question {run.at + 1} of {run.questions.length}
      </p>
      <progress
        aria-label="Progress"
        className="mb-3 block h-1.5 w-full accent-good"
        value={run.at + (canGo ? 1 : 0)}
        max={run.questions.length}
      />
      <h3
        ref={heading}
        tabIndex={-1}
        dir="auto"
        className="mb-3 whitespace-pre-line font-semibold text-base outline-none [overflow-wrap:anywhere]"
      >
        <RichText text={question.text} />
      </h3>
      {question.picture && (
        <img
          src={question.picture}
          alt={question.pictureText}
          className="mb-3 max-h-80 max-w-full rounded-control"
        />
      )}
      <AnswerFields
        question={question}
        choices={choicesIn(run, question)}
        given={given}
        isFixed={isShown}
        onAnswer={answer}
      />
      <div aria-live="polite">{isShown && <Shown question={question} given={given} />}</div>
      <div className="mt-4 flex justify-end">
        <Button kind={canGo ? 'go' : 'plain'} isResting={!canGo} onClick={go}>
          {mustShow ? 'Check Answer' : isLast(run) ? 'Finish Quiz' : 'Next'}
        </Button>
      </div>
    </div>
  )
}

function Shown({ question, given }: { readonly question: Question; readonly given: Answer | undefined }) {
  const isGood = isRight(question, given)
  return (
    <div
      className={`mt-3 rounded-control px-3.5 py-2.5 ${isGood ? 'bg-good-soft text-good' : 'bg-wrong-soft text-wrong'}`}
    >
      <p className="font-semibold">{isGood ? 'Right' : 'Wrong'}</p>
      {!isGood && (
        <p dir="auto" className="[overflow-wrap:anywhere]">
          Right answer: {rightText(question)}
        </p>
      )}
      {question.explanation && (
        <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
          <RichText text={question.explanation} />
        </p>
      )}
    </div>
  )
}

/** The answer after a choice was pressed: of several, it is put in or taken out. */
function toggled({ kind }: Question, given: Answer | undefined, id: string): Answer {
  const before = typeof given === 'object' ? given : []
  if (kind !== 'several') return [id]
  return before.includes(id) ? before.filter((one) => one !== id) : [...before, id]
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'text'
}
