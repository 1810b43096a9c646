import { useEffect, useRef } from 'react'
import { answerText, rightText } from '#lib/quiz/answer-text.ts'
import { readRules } from '#lib/quiz/read-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Result } from '#web/ui/result.tsx'
import { CertificateForm } from './certificate-form.tsx'
import { RichText } from './rich-text.tsx'
import { type ReviewedQuestion, type Run, resultOf } from './run.ts'
import type { TakingProps } from './taking-screen.tsx'
import { restart } from './use-run.ts'

/** What came of a run, and every question with its right answer. */
export function ResultScreen({ quiz, runKey, run, onExit, onCopy }: TakingProps & { readonly run: Run }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const result = resultOf(quiz, run)
  const { right, total, percent, hasPassed, review } = result
  const { passMark, attempts } = readRules(quiz.rules).limits
  const canRetry = onCopy === undefined || attempts === undefined || run.attempt < attempts
  return (
    <div className="mx-auto grid max-w-3xl gap-4">
      <Card>
        <h2
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className="mb-3 font-semibold text-xl outline-none [overflow-wrap:anywhere]"
        >
          {quiz.title ? `Results: ${quiz.title}` : 'Results'}
        </h2>
        <div className="mb-4 flex flex-wrap items-end gap-x-8 gap-y-2">
          <Result label="Score" isLarge>
            {right} of {total}
          </Result>
          <Result label="Percent">{percent}%</Result>
          {hasPassed !== undefined && (
            <Result label="Outcome">
              {hasPassed ? 'Passed' : 'Not passed'}
              <span className="ml-2 font-normal text-ink-soft text-sm">{passMark}% needed</span>
            </Result>
          )}
          {attempts !== undefined && (
            <Result label="Attempt">
              {run.attempt} of {Math.max(attempts, run.attempt)}
            </Result>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button kind="go" onClick={onExit}>
            Back to Editor
          </Button>
          {canRetry && <Button onClick={() => restart(quiz, runKey, Date.now())}>Try Again</Button>}
          {onCopy && <Button onClick={onCopy}>Edit a copy</Button>}
        </div>
        {hasPassed !== false && run.finishedAt !== null && (
          <CertificateForm quiz={quiz} result={result} finishedAt={run.finishedAt} />
        )}
      </Card>
      <ol aria-label="Review" className="grid gap-3">
        {review.map((reviewed, index) => (
          <Reviewed key={reviewed.question.id} {...reviewed} number={index + 1} />
        ))}
      </ol>
    </div>
  )
}

function Reviewed({ question, answer, verdict, number }: ReviewedQuestion & { readonly number: number }) {
  const isGood = verdict === 'Right'
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <h3 dir="auto" className="whitespace-pre-line font-medium [overflow-wrap:anywhere]">
        {number}. <RichText text={question.text} />
      </h3>
      <p className={`mt-1 font-semibold text-sm ${isGood ? 'text-good' : 'text-wrong'}`}>{verdict}</p>
      <dl className="text-sm [overflow-wrap:anywhere]">
        <dt className="inline text-ink-soft">Your answer: </dt>
        <dd dir="auto" className="inline">
          {answerText(question, answer)}
        </dd>
        {!isGood && (
          <div>
            <dt className="inline text-ink-soft">Right answer: </dt>
            <dd dir="auto" className="inline">
              {rightText(question)}
            </dd>
          </div>
        )}
      </dl>
      {question.explanation && (
        <p dir="auto" className="mt-1 whitespace-pre-line text-ink-soft text-sm [overflow-wrap:anywhere]">
          <RichText text={question.explanation} />
        </p>
      )}
    </li>
  )
}
