import { useEffect } from 'react'
import type { Quiz } from '#lib/quiz/quiz.ts'
import { readRules } from '#lib/quiz/read-rules.ts'
import { useNow } from '#web/browser/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/result.tsx'
import { QuestionStep } from './question-step.tsx'
import { ResultScreen } from './result-screen.tsx'
import { RichText } from './rich-text.tsx'
import { finish, questionAt, secondsLeft } from './run.ts'
import { restart, useRun } from './use-run.ts'

export type TakingProps = {
  readonly quiz: Quiz
  /** Tells runs of different quizzes apart. */
  readonly runKey: string
  readonly onExit: () => void
  /** Makes a copy to be edited, of a quiz of somebody else. */
  readonly onCopy?: () => void
}

/** A quiz as people take it, from the first question to the result. A reload goes on where it was. */
export default function TakingScreen(props: TakingProps) {
  const { quiz, runKey, onExit, onCopy } = props
  const { run, change } = useRun(quiz, runKey)
  useEffect(() => {
    if (!run) restart(quiz, runKey, Date.now())
  }, [run, quiz, runKey])
  const question = run && questionAt(quiz, run)
  if (!run || !question) return <div className="min-h-96" />
  if (run.finishedAt !== null) return <ResultScreen {...props} run={run} />
  return (
    <div className="mx-auto max-w-3xl">
      <div className="mb-3 flex flex-wrap items-start gap-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 dir="auto" className="font-semibold text-xl [overflow-wrap:anywhere]">
            {quiz.title}
          </h2>
          {quiz.description && (
            <p dir="auto" className="whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">
              <RichText text={quiz.description} />
            </p>
          )}
        </div>
        {onCopy && (
          <Button size="small" onClick={onCopy}>
            Edit a copy
          </Button>
        )}
        <Button size="small" onClick={onExit}>
          {onCopy ? 'Exit Quiz' : 'Exit Preview'}
        </Button>
      </div>
      {run.startedAt === null ? (
        <StartCard quiz={quiz} onStart={() => change((now) => ({ ...now, startedAt: Date.now() }))} />
      ) : (
        <>
          <TimeLeft
            quiz={quiz}
            startedAt={run.startedAt}
            onEnd={() => change((now) => finish(now, Date.now()))}
          />
          <QuestionStep key={question.id} quiz={quiz} question={question} run={run} onChange={change} />
        </>
      )}
    </div>
  )
}

function StartCard({ quiz, onStart }: { readonly quiz: Quiz; readonly onStart: () => void }) {
  const { minutes } = readRules(quiz.rules).limits
  const count = quiz.questions.length
  return (
    <Card>
      <p className="mb-3">
        {count === 1 ? '1 question' : `${count} questions`}, {minutes} {minutes === 1 ? 'minute' : 'minutes'}.
        Time starts when you press Start Quiz, and goes on if you leave the page.
      </p>
      <Button kind="go" onClick={onStart}>
        Start Quiz
      </Button>
    </Card>
  )
}

type TimeLeftProps = { readonly quiz: Quiz; readonly startedAt: number; readonly onEnd: () => void }

/** The time that is left; at its end the quiz is over. */
function TimeLeft({ quiz, startedAt, onEnd }: TimeLeftProps) {
  const now = useNow()
  const left = now === undefined ? undefined : secondsLeft(quiz, startedAt, now)
  const isOver = left === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end comes once
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver])
  if (left === undefined) return null
  return (
    <p role="timer" aria-label="Time left" className="mb-2 text-right text-sm tabular-nums">
      {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')} left
    </p>
  )
}
