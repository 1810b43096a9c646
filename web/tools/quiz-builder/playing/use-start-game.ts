import { gameIdResponse, SECONDS } from '#contract/game.ts'
import { withBase } from '#lib/net/base-path.ts'
import type { Quiz } from '#lib/quiz/quiz.ts'
import { toResultAsync } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { fetchApi } from '#web/platform/fetch-api.ts'
import { replaceToast } from '#web/ui/toast.tsx'

/** Creates a game of the quiz and opens its big screen; returns the problem if it fails. */
export async function startGame(quiz: Quiz): Promise<Problem | undefined> {
  const request = { quiz, seconds: SECONDS.default, hasSpeedPoints: false }
  const result = await toResultAsync(() => fetchApi('/api/games', request, gameIdResponse))
  if (!result.ok) return result.problem
  // A message about the editor would cover the big screen.
  replaceToast(undefined)
  location.assign(withBase(`/quiz/${result.value.id}`))
  return undefined
}
