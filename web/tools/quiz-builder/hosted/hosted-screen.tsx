import { lazy, Suspense, useEffect, useState } from 'react'
import type { QuizView } from '#contract/quiz.ts'
import { withBase } from '#lib/net/base-path.ts'
import { Alert, Note } from '#web/ui/alert.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Message } from '#web/ui/page-text.tsx'
import { Card } from '#web/ui/result.tsx'
import { RichText } from '../attempt/rich-text.tsx'
import { useKnownName } from '../use-known-name.ts'
import { type HostedQuizView, useHostedQuiz } from './use-hosted-quiz.ts'
import { useAuthorSecret } from './use-own-links.ts'

const loadRun = () => import('./hosted-run.tsx')
const HostedRun = lazy(loadRun)
const AuthorCard = lazy(() => import('./author-card.tsx'))

/** Page of a hosted quiz: played here, and managed by its author. */
export default function HostedScreen({ id }: { readonly id: string }) {
  const quiz = useHostedQuiz(id)
  const { view, isDeleted, isCutOff, problem } = quiz
  const { secret, onJudged } = useAuthorSecret(id, view?.title)
  const title = view?.title
  // The author's card is first, except during an attempt.
  const isUnderWay = view?.attempt?.finishedAt === null
  useEffect(() => {
    if (title) document.title = `${title} | Sundry`
  }, [title])
  if (isDeleted)
    return (
      <Message title="No quiz here" text={<span role="alert">{problem?.message}</span>}>
        <a href={withBase('/quiz-builder')} className={buttonClass({ kind: 'go' })}>
          Make a quiz of your own
        </a>
      </Message>
    )
  // Keys, so that neither remounts when they swap positions.
  const stage = view && <Stage key="stage" quiz={quiz} view={view} />
  const author = secret !== undefined && (
    <Suspense key="author" fallback={<div className="min-h-48" />}>
      <AuthorCard key={secret} id={id} secret={secret} onJudged={onJudged} onDelete={quiz.load} />
    </Suspense>
  )
  return (
    <>
      <h1 dir="auto" className="mb-2 font-bold text-xl [overflow-wrap:anywhere] sm:text-3xl">
        {title || 'Quiz'}
      </h1>
      <div role="status" className="mb-4 empty:hidden">
        {isCutOff && (
          <Note>The server cannot be reached. Your answers are kept here and sent as soon as it can be.</Note>
        )}
      </div>
      <div className="mb-4 empty:hidden">
        <Alert problem={problem}>
          <Button size="small" onClick={quiz.load}>
            Load the quiz again
          </Button>
        </Alert>
      </div>
      {view ? (
        isUnderWay ? (
          [stage, author]
        ) : (
          [author, stage]
        )
      ) : (
        <p className="text-ink-soft">Opening the quiz…</p>
      )}
    </>
  )
}

function Stage({ quiz, view }: { readonly quiz: HostedQuizView; readonly view: QuizView }) {
  if (view.attempt && quiz.unsent)
    return (
      <Suspense fallback={<div className="min-h-96" />}>
        <HostedRun quiz={quiz} view={view} attempt={view.attempt} unsent={quiz.unsent} />
      </Suspense>
    )
  const begin = (name: string) => {
    // Load the attempt's code in parallel with the request.
    void loadRun().catch(() => {})
    void quiz.begin(name)
  }
  return (
    <>
      {view.description && (
        <p dir="auto" className="mb-4 whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">
          <RichText text={view.description} />
        </p>
      )}
      {view.isClosed ? (
        <Card>
          <p className="font-semibold">This quiz is closed.</p>
          <p className="mt-1 text-ink-soft">The person who made it takes no new answers.</p>
        </Card>
      ) : (
        <BeginCard view={view} isBusy={quiz.isBusy} onBegin={begin} />
      )}
    </>
  )
}

type BeginCardProps = {
  readonly view: QuizView
  readonly isBusy: boolean
  readonly onBegin: (name: string) => void
}

/** Rules before the first question, and the name for the author's results. */
export function BeginCard({ view, isBusy, onBegin }: BeginCardProps) {
  const [known, keepName] = useKnownName()
  const [typed, setTyped] = useState<string>()
  const name = typed ?? known
  return (
    <Card>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          keepName(name.trim())
          onBegin(name)
        }}
      >
        <p>{getFacts(view).join(', ')}.</p>
        {view.minutes !== null && (
          <p>Time starts when you press Start Quiz, and goes on if you leave the page.</p>
        )}
        <div className="max-w-80">
          <TextField label="Your name" value={name} maxLength={80} onChange={setTyped} autoComplete="name" />
        </div>
        <p className="text-ink-soft text-sm">
          The person who made this quiz sees your answers, with the name that you enter. You can leave the
          name empty.
        </p>
        <div>
          <Button kind="go" type="submit" isSoftDisabled={isBusy}>
            Start Quiz
          </Button>
        </div>
      </form>
    </Card>
  )
}

function getFacts({ total, minutes, passMark, attempts }: QuizView): string[] {
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
  return [
    count(total, 'question'),
    ...(minutes === null ? [] : [count(minutes, 'minute')]),
    ...(passMark === null ? [] : [`${passMark}% needed to pass`]),
    ...(attempts === null ? [] : [count(attempts, 'attempt')]),
  ]
}
