import type { QuizView } from '#contract/quiz.ts'
import { Note } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/result.tsx'
import { RunClock } from '../attempt/attempt-clock.tsx'
import { QuestionStep } from '../attempt/question-step.tsx'
import { ResultScreen } from '../attempt/result-screen.tsx'
import { useKnownName } from '../use-known-name.ts'
import type { Unsent } from './unsent.ts'
import type { HostedQuizView } from './use-hosted-quiz.ts'

type Run = NonNullable<QuizView['attempt']>

type HostedRunProps = {
  readonly quiz: HostedQuizView
  readonly view: QuizView
  readonly attempt: Run
  readonly unsent: Unsent
}

/** An attempt, from its first question to its result. */
export default function HostedRun(props: HostedRunProps) {
  const { quiz, attempt, unsent } = props
  if (attempt.finishedAt !== null) return <HostedResult {...props} finishedAt={attempt.finishedAt} />
  const handIn = () => quiz.change((now) => ({ ...now, isEnd: true }))
  return (
    <>
      {attempt.endsAt !== null && <RunClock endsAt={attempt.endsAt + quiz.clockAheadMs} onEnd={handIn} />}
      {unsent.isEnd ? (
        <Card>
          <p role="status">Handing in your answers…</p>
        </Card>
      ) : (
        <HostedStep {...props} />
      )}
    </>
  )
}

function HostedStep({ quiz, view, attempt, unsent }: HostedRunProps) {
  const { at } = unsent
  const question = attempt.questions[at]
  if (!question) return null
  const { id } = question
  const feedback = attempt.told[id]
  const isChecked = view.explained === 'after each question'
  const isLast = at === attempt.questions.length - 1
  const go = () =>
    quiz.change((now) => {
      if (isChecked && !feedback) return { ...now, check: id }
      return isLast ? { ...now, isEnd: true } : { ...now, at: at + 1 }
    })
  return (
    <QuestionStep
      key={id}
      heading="h2"
      question={question}
      given={unsent.answers[id] ?? attempt.answers[id]}
      feedback={feedback}
      at={at}
      total={attempt.questions.length}
      isChecked={isChecked}
      isBusy={unsent.check !== ''}
      onAnswer={(answer) => quiz.change((now) => ({ ...now, answers: { ...now.answers, [id]: answer } }))}
      onGo={go}
    />
  )
}

function HostedResult({ quiz, view, attempt, finishedAt }: HostedRunProps & { readonly finishedAt: number }) {
  const [name] = useKnownName()
  const { result } = attempt
  if (!result) return null
  const { attempts, passMark, isClosed, hasNewer } = view
  const canRetry = !isClosed && (attempts === null || attempt.number < attempts)
  return (
    <ResultScreen
      title={view.title}
      result={{ ...result, hasPassed: result.hasPassed ?? undefined }}
      passMark={passMark ?? undefined}
      attempt={attempt.number}
      attempts={attempts ?? undefined}
      finishedAt={finishedAt}
      review={attempt.questions.flatMap((question) => {
        const feedback = attempt.told[question.id]
        return feedback ? [{ question, answer: attempt.answers[question.id], feedback }] : []
      })}
    >
      {hasNewer && (
        <Note tone="plain">
          The author changed this quiz after you began. Your answers were marked by the quiz that you saw.
        </Note>
      )}
      {canRetry && (
        <Button isSoftDisabled={quiz.isBusy} onClick={() => quiz.begin(name)}>
          Try Again
        </Button>
      )}
    </ResultScreen>
  )
}
