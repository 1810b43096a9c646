import type { QuizView } from '#contract/quiz.ts'
import { Note } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/result.tsx'
import { QuestionStep } from '../taking/question-step.tsx'
import { ResultScreen } from '../taking/result-screen.tsx'
import { RunClock } from '../taking/run-clock.tsx'
import { useKnownName } from '../use-known-name.ts'
import type { Unsent } from './unsent.ts'
import type { HostedQuizView } from './use-hosted-quiz.ts'

type Run = NonNullable<QuizView['run']>

type HostedRunProps = {
  readonly quiz: HostedQuizView
  readonly view: QuizView
  readonly run: Run
  readonly unsent: Unsent
}

/** An attempt, from its first question to its result. */
export default function HostedRun(props: HostedRunProps) {
  const { quiz, run, unsent } = props
  if (run.finishedAt !== null) return <HostedResult {...props} finishedAt={run.finishedAt} />
  const handIn = () => quiz.change((now) => ({ ...now, isEnd: true }))
  return (
    <>
      {run.endsAt !== null && <RunClock endsAt={run.endsAt + quiz.clockAheadMs} onEnd={handIn} />}
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

function HostedStep({ quiz, view, run, unsent }: HostedRunProps) {
  const { at } = unsent
  const asked = run.questions[at]
  if (!asked) return null
  const { id } = asked
  const told = run.told[id]
  const isChecked = view.explained === 'after each question'
  const isLast = at === run.questions.length - 1
  const go = () =>
    quiz.change((now) => {
      if (isChecked && !told) return { ...now, check: id }
      return isLast ? { ...now, isEnd: true } : { ...now, at: at + 1 }
    })
  return (
    <QuestionStep
      key={id}
      heading="h2"
      asked={asked}
      given={unsent.answers[id] ?? run.answers[id]}
      told={told}
      at={at}
      total={run.questions.length}
      isChecked={isChecked}
      isBusy={unsent.check !== ''}
      onAnswer={(answer) => quiz.change((now) => ({ ...now, answers: { ...now.answers, [id]: answer } }))}
      onGo={go}
    />
  )
}

function HostedResult({ quiz, view, run, finishedAt }: HostedRunProps & { readonly finishedAt: number }) {
  const [name] = useKnownName()
  const { result } = run
  if (!result) return null
  const { attempts, passMark, isClosed, hasNewer } = view
  const canRetry = !isClosed && (attempts === null || run.attempt < attempts)
  return (
    <ResultScreen
      title={view.title}
      result={{ ...result, hasPassed: result.hasPassed ?? undefined }}
      passMark={passMark ?? undefined}
      attempt={run.attempt}
      attempts={attempts ?? undefined}
      finishedAt={finishedAt}
      review={run.questions.flatMap((asked) => {
        const told = run.told[asked.id]
        return told ? [{ asked, answer: run.answers[asked.id], told }] : []
      })}
    >
      {hasNewer && (
        <Note tone="plain">
          The author changed this quiz after you began. Your answers were marked by the quiz that you saw.
        </Note>
      )}
      {canRetry && (
        <Button isResting={quiz.isBusy} onClick={() => quiz.begin(name)}>
          Try Again
        </Button>
      )}
    </ResultScreen>
  )
}
