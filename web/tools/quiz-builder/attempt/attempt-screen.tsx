import { type ReactNode, useEffect } from 'react'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { toFeedback, toPublicQuestion } from '#lib/quiz/feedback.ts'
import type { Question, Quiz } from '#lib/quiz/quiz.ts'
import { getResult } from '#lib/quiz/quiz-result.ts'
import { readRules } from '#lib/quiz/read-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/result.tsx'
import { finish, getEnd, getReview, next, questionAt, type Run, withAnswer } from './attempt.ts'
import { RunClock } from './attempt-clock.tsx'
import { QuestionStep } from './question-step.tsx'
import { ResultScreen } from './result-screen.tsx'
import { RichText } from './rich-text.tsx'
import { forgetRun, restart, useRun } from './use-attempt.ts'

export type AttemptProps = {
  readonly quiz: Quiz
  /** Tells runs of different quizzes apart. */
  readonly runKey: string
  readonly onExit: () => void
  /** Creates an editable copy of another author's quiz. */
  readonly onCopy?: () => void
}

/** Quiz for a visitor, from the first question to the result. A reload continues at the same position. */
export default function AttemptScreen(props: AttemptProps) {
  const { quiz, runKey, onExit, onCopy } = props
  const { run, change } = useRun(quiz, runKey)
  useEffect(() => {
    if (!run) restart(quiz, runKey, Date.now())
  }, [run, quiz, runKey])
  const question = run && questionAt(quiz, run)
  if (!run || !question) return <div className="min-h-96" />
  if (run.finishedAt !== null) return <LocalResult {...props} run={run} finishedAt={run.finishedAt} />
  const endsAt = getEnd(quiz, run)
  return (
    <div className="mx-auto max-w-3xl">
      <QuizHead title={quiz.title} description={quiz.description}>
        {onCopy && (
          <Button size="small" onClick={onCopy}>
            Edit a copy
          </Button>
        )}
        <Button size="small" onClick={onExit}>
          {onCopy ? 'Exit Quiz' : 'Exit Preview'}
        </Button>
      </QuizHead>
      {run.startedAt === null ? (
        <StartCard quiz={quiz} onStart={() => change((now) => ({ ...now, startedAt: Date.now() }))} />
      ) : (
        <>
          {endsAt !== undefined && (
            <RunClock endsAt={endsAt} onEnd={() => change((now) => finish(now, Date.now()))} />
          )}
          <LocalStep key={question.id} quiz={quiz} question={question} run={run} onChange={change} />
        </>
      )}
    </div>
  )
}

type LocalStepProps = {
  readonly quiz: Quiz
  readonly question: Question
  readonly run: Run
  readonly onChange: (act: (run: Run) => Run) => void
}

/** A question of a quiz whose right answers are here. */
function LocalStep({ quiz, question, run, onChange }: LocalStepProps) {
  const { id } = question
  const given = run.answers[id]
  const isShown = run.shown.includes(id)
  const isChecked = quiz.rules.explained === 'after each question'
  const mustShow = isChecked && !isShown
  return (
    <QuestionStep
      question={toPublicQuestion(question, run)}
      given={given}
      feedback={isShown ? toFeedback(question, given) : undefined}
      at={run.at}
      total={run.questions.length}
      isChecked={isChecked}
      onAnswer={(answer) => onChange((now) => withAnswer(now, id, answer))}
      onGo={() =>
        onChange((now) => (mustShow ? { ...now, shown: [...now.shown, id] } : next(now, Date.now())))
      }
    />
  )
}

function LocalResult(props: AttemptProps & { readonly run: Run; readonly finishedAt: number }) {
  const { quiz, runKey, run, finishedAt, onExit, onCopy } = props
  const { passMark, attempts } = readRules(quiz.rules).limits
  const canRetry = onCopy === undefined || attempts === undefined || run.attempt < attempts
  const leave = () => {
    onExit()
    // The next preview begins again.
    if (!onCopy) forgetRun(runKey)
  }
  return (
    <ResultScreen
      title={quiz.title}
      result={getResult(quiz, run.answers)}
      passMark={passMark}
      attempt={run.attempt}
      attempts={attempts}
      finishedAt={finishedAt}
      review={getReview(quiz, run)}
    >
      <Button kind="go" onClick={leave}>
        Back to Editor
      </Button>
      {canRetry && <Button onClick={() => restart(quiz, runKey, Date.now())}>Try Again</Button>}
      {onCopy && <Button onClick={onCopy}>Edit a copy</Button>}
    </ResultScreen>
  )
}

function StartCard({ quiz, onStart }: { readonly quiz: Quiz; readonly onStart: () => void }) {
  const { minutes } = readRules(quiz.rules).limits
  const count = quiz.questions.length
  return (
    <Card>
      <p className="mb-3">
        {pluralize(count, 'question')}, {minutes} {minutes === 1 ? 'minute' : 'minutes'}. Time starts when you
        press Start Quiz, and goes on if you leave the page.
      </p>
      <Button kind="go" onClick={onStart}>
        Start Quiz
      </Button>
    </Card>
  )
}

type QuizHeadProps = {
  readonly title: string
  readonly description: string
  readonly children?: ReactNode
}

/** Title and description of a quiz, above its questions. */
export function QuizHead({ title, description, children }: QuizHeadProps) {
  return (
    <div className="mb-3 flex flex-wrap items-start gap-2">
      <div className="min-w-0 flex-1 basis-64">
        <h2 dir="auto" className="font-semibold text-xl [overflow-wrap:anywhere]">
          {title}
        </h2>
        {description && (
          <p dir="auto" className="whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">
            <RichText text={description} />
          </p>
        )}
      </div>
      {children}
    </div>
  )
}
