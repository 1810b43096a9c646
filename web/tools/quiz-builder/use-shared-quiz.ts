import { useEffect, useState } from 'react'
import type { Quiz } from '#lib/quiz/quiz.ts'
import { toResultAsync } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { addQuiz } from './use-quiz-library.ts'

type Shared = { readonly quiz: Quiz; readonly runKey: string }

/** Returns the quiz of the opened link. It remains in the URL, so that a reload continues with it. */
export function useSharedQuiz() {
  const [shared, setShared] = useState<Shared>()
  const [problem, setProblem] = useState<Problem>()
  useEffect(() => {
    const data = new URLSearchParams(location.search).get('data')
    if (data === null) return
    let isHere = true
    const read = async () => {
      const { readLink } = await import('./exchange/use-exchange.ts')
      const result = await toResultAsync(() => readLink(data))
      if (!isHere) return
      if (result.ok) setShared(result.value)
      else setProblem(result.problem)
    }
    read()
    return () => {
      isHere = false
    }
  }, [])
  const leave = () => {
    history.replaceState(history.state, '', location.pathname)
    setShared(undefined)
  }
  return {
    quiz: shared?.quiz,
    runKey: shared?.runKey ?? '',
    problem,
    /** To the quizzes of the visitor. */
    leave,
    copy: () => {
      if (shared) addQuiz(shared.quiz, 'Quiz copied')
      leave()
    },
  }
}
