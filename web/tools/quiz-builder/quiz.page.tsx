import { lazy, Suspense, useSyncExternalStore } from 'react'
import { QUIZ_ID } from '#contract/quiz-id.ts'
import { PlayPage } from './playing/play-page.tsx'

const HostedScreen = lazy(() => import('./hosted/hosted-screen.tsx').catch(() => ({ default: Unreached })))

export const title = 'Quiz'
export const description = 'A quiz, taken in your own time or played live. No account needed.'

const FRAME = 'mx-auto max-w-3xl px-4 pt-5 sm:px-6 sm:pt-7'

/** `/quiz/{id}`: a hosted quiz, or a live game; `/quiz/{code}` is the code on a big screen. */
export default function QuizPage({ param }: { readonly param: string }) {
  // The prerendered page is the same for every URL. A local hook, because the shared one costs another request.
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  if (!isHydrated) return <Loading />
  if (!QUIZ_ID.test(param)) return <PlayPage param={param} />
  return (
    <Suspense fallback={<Loading />}>
      <div className={FRAME}>
        <HostedScreen id={param} />
      </div>
    </Suspense>
  )
}

/** The built page, which is the same for every address. */
function Loading() {
  return (
    <div className={FRAME}>
      <h1 className="mb-2 font-bold text-xl sm:text-3xl">Quiz</h1>
      <p className="text-ink-soft">Opening the quiz…</p>
    </div>
  )
}

/** Offline, nothing of a hosted quiz is available except the unsent answers. */
function Unreached() {
  return (
    <>
      <h1 className="mb-2 font-bold text-xl sm:text-3xl">Quiz</h1>
      <p role="alert">
        The server cannot be reached. Answers that were not sent yet are kept here. Reload the page when you
        are back online.
      </p>
    </>
  )
}
