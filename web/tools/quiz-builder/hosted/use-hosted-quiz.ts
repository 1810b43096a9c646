import { useEffect, useState } from 'react'
import { attemptState, type QuizView, quizView } from '#contract/quiz.ts'
import { toResultAsync } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { fetchApi, ServerError } from '#web/platform/fetch-api.ts'
import { persisted, usePersisted } from '#web/platform/store/persisted.ts'
import {
  type AllUnsent,
  getUnsent,
  hasUnsent,
  putUnsent,
  readUnsent,
  type Unsent,
  withoutSent,
  withState,
} from './unsent.ts'

/** Several keys of a typed answer are one request. */
const SEND_AFTER_MS = 1_000
const TRY_AGAIN_MS = 3_000

const store = persisted<AllUnsent>('sundry-quiz-answers', [], readUnsent)

/** Error of the server; `isGone` and `hasError` mean that a retry is useless. */
type LoadError = { readonly problem: Problem; readonly isDeleted: boolean; readonly hasError: boolean }

export function hostedQuizPath(id: string): string {
  return `/api/quizzes/${encodeURIComponent(id)}`
}

/**
 * Returns a hosted quiz, and this browser's attempt at it. Answers are sent after a short delay; unsent ones are stored
 * locally, also when the page is left, and sent as soon as possible.
 */
export function useHostedQuiz(id: string) {
  const [view, setView] = useState<QuizView>()
  const [clockAheadMs, setAhead] = useState(0)
  const [loadError, setLoadError] = useState<LoadError>()
  const [isBusy, setBusy] = useState(false)
  const [all] = usePersisted(store)
  const attempt = view?.attempt ?? undefined
  const unsent = attempt && getUnsent(all, id, attempt)

  const ask = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true)
    const result = await toResultAsync(async () => {
      try {
        return { answer: await work() }
      } catch (error) {
        if (error instanceof ServerError && error.status < 500 && error.status !== 429)
          return { serverError: error }
        throw error
      }
    })
    setBusy(false)
    if (!result.ok) {
      setLoadError({ problem: result.problem, isDeleted: false, hasError: false })
      return undefined
    }
    const { answer, serverError } = result.value
    setLoadError(
      serverError && { problem: serverError.problem, isDeleted: serverError.status === 404, hasError: true },
    )
    return answer
  }
  const show = (next: QuizView | undefined) => {
    if (!next) return
    setView(next)
    if (next.attempt) setAhead(Date.now() - next.attempt.now)
  }
  const load = async () => show(await ask(() => fetchApi(hostedQuizPath(id), undefined, quizView)))
  const send = async (sent: Unsent) => {
    const { attempt, answers, check, isEnd } = sent
    const request = { number: attempt, answers, ...(check !== '' && { check }), isEnd }
    const state = await ask(() => fetchApi(`${hostedQuizPath(id)}/answers`, request, attemptState))
    if (!state) return
    setView((now) => now && withState(now, state))
    const now = store.get().find(({ quiz }) => quiz === id)
    if (now?.attempt === attempt) store.set(putUnsent(store.get(), withoutSent(now, sent)))
  }

  const isOver = attempt ? attempt.finishedAt !== null : false
  const waits = unsent !== undefined && !isOver && hasUnsent(unsent)
  const isMissing = !view && !loadError?.isDeleted
  const isUrgent = unsent !== undefined && (unsent.isEnd || unsent.check !== '')
  const isCutOff = loadError !== undefined && !loadError.hasError
  // The server would reject the same request again.
  const mustAsk = !isBusy && (isMissing || (waits && !loadError?.hasError))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another change of what waits waits anew
  useEffect(() => {
    if (!mustAsk) return
    const act = () => void (unsent && waits ? send(unsent) : load())
    const delay = isCutOff ? TRY_AGAIN_MS : isMissing || isUrgent ? 0 : SEND_AFTER_MS
    const timer = setTimeout(act, delay)
    addEventListener('online', act, { once: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('online', act)
    }
  }, [mustAsk, isCutOff, unsent?.answers, isUrgent])

  const change = (act: (unsent: Unsent) => Unsent) => {
    if (!attempt) return
    setLoadError((now) => (now?.hasError && !now.isDeleted ? undefined : now))
    store.set(putUnsent(store.get(), act(getUnsent(store.get(), id, attempt))))
  }
  return {
    view,
    /** Unsent answers and the position in the quiz. */
    unsent,
    clockAheadMs,
    isBusy,
    /** Whether the server cannot be reached. */
    isCutOff,
    problem: loadError?.hasError ? loadError.problem : undefined,
    isDeleted: loadError?.isDeleted ?? false,
    change,
    load,
    /** Starts the next attempt. */
    begin: async (name: string) => {
      const request = { number: (attempt?.number ?? 0) + 1, name }
      show(await ask(() => fetchApi(`${hostedQuizPath(id)}/attempts`, request, quizView)))
    },
  }
}

export type HostedQuizView = ReturnType<typeof useHostedQuiz>
