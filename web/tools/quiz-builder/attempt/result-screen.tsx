import { type ReactNode, useEffect, useRef, useState } from 'react'
import { textOfAnswer } from '#lib/quiz/answers.ts'
import type { Feedback, PublicQuestion } from '#lib/quiz/feedback.ts'
import { type Answer, isAnswered } from '#lib/quiz/quiz.ts'
import type { QuizResult } from '#lib/quiz/quiz-result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { useLocale } from '#web/platform/use-locale.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Card, Result } from '#web/ui/result.tsx'
import { RichText } from './rich-text.tsx'

type Reviewed = {
  readonly question: PublicQuestion
  readonly answer: Answer | undefined
  readonly feedback: Feedback
}

type ResultScreenProps = {
  /** Of the quiz. */
  readonly title: string
  readonly result: QuizResult
  /** In percent. */
  readonly passMark: number | undefined
  readonly attempt: number
  readonly attempts: number | undefined
  /** In milliseconds since 1970. */
  readonly finishedAt: number
  readonly review: readonly Reviewed[]
  /** The ways on. */
  readonly children: ReactNode
}

/** Result of an attempt, and every question with its correct answer. */
export function ResultScreen(props: ResultScreenProps) {
  const { title, result, passMark, attempt, attempts, finishedAt, review, children } = props
  const { right, total, percent, hasPassed } = result
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="mx-auto grid max-w-3xl gap-4">
      <Card>
        <h2
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className="mb-3 font-semibold text-xl outline-none [overflow-wrap:anywhere]"
        >
          {title ? `Results: ${title}` : 'Results'}
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
              {attempt} of {Math.max(attempts, attempt)}
            </Result>
          )}
        </div>
        <div className="flex flex-wrap gap-2">{children}</div>
        {hasPassed !== false && <CertificateForm title={title} result={result} finishedAt={finishedAt} />}
      </Card>
      <ol aria-label="Review" className="grid gap-3">
        {review.map((reviewed, index) => (
          <ReviewedQuestion key={reviewed.question.id} {...reviewed} number={index + 1} />
        ))}
      </ol>
    </div>
  )
}

function ReviewedQuestion({ question, answer, feedback, number }: Reviewed & { readonly number: number }) {
  const { isRight, rightText, explanation } = feedback
  const verdict = isAnswered(answer) ? (isRight ? 'Right' : 'Wrong') : 'Not answered'
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <h3 dir="auto" className="whitespace-pre-line font-medium [overflow-wrap:anywhere]">
        {number}. <RichText text={question.text} />
      </h3>
      <p className={`mt-1 font-semibold text-sm ${isRight ? 'text-good' : 'text-wrong'}`}>{verdict}</p>
      <dl className="text-sm [overflow-wrap:anywhere]">
        <dt className="inline text-ink-soft">Your answer: </dt>
        <dd dir="auto" className="inline">
          {textOfAnswer(question.choices, answer)}
        </dd>
        {!isRight && (
          <div>
            <dt className="inline text-ink-soft">Right answer: </dt>
            <dd dir="auto" className="inline">
              {rightText}
            </dd>
          </div>
        )}
      </dl>
      {explanation && (
        <p dir="auto" className="mt-1 whitespace-pre-line text-ink-soft text-sm [overflow-wrap:anywhere]">
          <RichText text={explanation} />
        </p>
      )}
    </li>
  )
}

type CertificateFormProps = {
  /** Of the quiz. */
  readonly title: string
  readonly result: QuizResult
  /** When the run ended, in milliseconds since 1970. */
  readonly finishedAt: number
}

/** A page with the result, for those who want to show it. */
export function CertificateForm({ title, result, finishedAt }: CertificateFormProps) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setBusy] = useState(false)
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long' }).format(finishedAt)
  const save = async () => {
    setBusy(true)
    const { saveCertificate } = await import('../print/use-quiz-document.ts')
    setProblem(await saveCertificate(title, { ...result, name, date }))
    setBusy(false)
  }
  return (
    <form
      className="mt-4 border-line border-t pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 max-w-80 flex-1">
          <TextField label="Name on the certificate" value={name} maxLength={80} onChange={setName} />
        </div>
        <Button type="submit" isSoftDisabled={isBusy}>
          Save certificate
        </Button>
      </div>
      <div className="mt-3 empty:hidden">
        <Alert problem={problem} />
      </div>
    </form>
  )
}
