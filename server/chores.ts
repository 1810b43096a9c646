import { DAY_MS } from '#lib/dates/durations.ts'
import { forgetFormerSecrets } from './database/signing-secrets.ts'
import type { Dependencies } from './dependencies.ts'
import { deleteUnconfirmedAccounts } from './features/accounts/account-chores.ts'
import { deleteOldGames } from './features/games/game-store.ts'
import { deleteUnconfirmedSubscribers } from './features/newsletter/subscribers.ts'
import { deleteIdlePolls } from './features/polls/poll-store.ts'
import { deleteIdleQuizzes } from './features/quizzes/quiz-store.ts'
import { deleteIdleRooms } from './features/rooms/room-store.ts'
import { forgetLimits } from './http/shared-limit.ts'
import { forgetGone } from './shared/gone-ids.ts'

/** What the features ask to be done once a day, whichever process does it. */
const CHORES: readonly ((dependencies: Dependencies) => Promise<void>)[] = [
  deleteIdlePolls,
  deleteIdleRooms,
  deleteIdleQuizzes,
  deleteOldGames,
  deleteUnconfirmedAccounts,
  deleteUnconfirmedSubscribers,
  forgetGone,
  forgetFormerSecrets,
  forgetLimits,
]

/** Does every chore. One that fails is logged and keeps no other from being done. */
export async function doChores(dependencies: Dependencies): Promise<void> {
  for (const chore of CHORES)
    await chore(dependencies).catch((error: unknown) => dependencies.log(`error in ${chore.name}: ${error}`))
}

/** Does the chores now and every day, as long as the process lives. */
export function keepDoingChores(dependencies: Dependencies): void {
  void doChores(dependencies)
  setInterval(() => void doChores(dependencies), DAY_MS).unref()
}
