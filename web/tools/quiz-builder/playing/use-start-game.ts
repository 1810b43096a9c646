import { gameAddress, SECONDS } from '#contract/game.ts'
import { addressOf } from '#lib/base-path/base-path.ts'
import { attemptAsync } from '#lib/outcome/attempt.ts'
import type { Problem } from '#lib/outcome/user-error.ts'
import type { Quiz } from '#lib/quiz/quiz.ts'
import { askServer } from '#web/platform/ask-server.ts'

/** Opens a game of the quiz and goes to its big screen; the problem where that cannot be. */
export async function startGame(quiz: Quiz): Promise<Problem | undefined> {
  const request = { quiz, seconds: SECONDS.default, hasSpeedPoints: false }
  const outcome = await attemptAsync(() => askServer('/api/games', request, gameAddress))
  if (!outcome.ok) return outcome.problem
  location.assign(addressOf(`/quiz/${outcome.value.id}`))
  return undefined
}
