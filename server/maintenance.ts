import { DAY_MS, MINUTE_MS } from '#lib/dates/durations.ts'
import { emptyWriteAheadLog } from './database/open-database.ts'
import { deleteRetiredSecrets } from './database/server-secrets.ts'
import { deleteDemoData } from './delete-demo-data.ts'
import type { Dependencies } from './dependencies.ts'
import { deleteUnconfirmedAccounts } from './features/accounts/account-store.ts'
import { deleteOldGames } from './features/games/game-store.ts'
import { deleteUnconfirmedSubscribers } from './features/newsletter/subscribers.ts'
import { expireInactivePolls } from './features/polls/poll-store.ts'
import { expireInactiveQuizzes } from './features/quizzes/quiz-store.ts'
import { expireInactiveRooms } from './features/rooms/room-store.ts'
import { deleteFullBuckets } from './http/rate-limit.ts'
import { deleteOldEmails } from './mail/outbox.ts'
import { reportClock } from './observability/check-clock.ts'
import { deleteOldTombstones } from './share-links/tombstones.ts'

/** Daily tasks, run by every process: checks the clock, and deletes expired polls, rooms, quizzes, games and accounts. */
const TASKS: readonly ((dependencies: Dependencies) => Promise<void>)[] = [
  reportClock,
  expireInactivePolls,
  expireInactiveRooms,
  expireInactiveQuizzes,
  deleteOldGames,
  deleteUnconfirmedAccounts,
  deleteUnconfirmedSubscribers,
  deleteOldEmails,
  deleteOldTombstones,
  deleteRetiredSecrets,
  deleteFullBuckets,
  ({ database }) => emptyWriteAheadLog(database),
]

/** Runs every task. A failing task is logged and does not stop the others. */
export async function runMaintenance(dependencies: Dependencies): Promise<void> {
  for (const task of TASKS)
    await task(dependencies).catch((error: unknown) => dependencies.log(`error in ${task.name}: ${error}`))
}

/** Runs maintenance now and every day until the process ends. */
export function scheduleMaintenance(dependencies: Dependencies): void {
  void runMaintenance(dependencies)
  setInterval(() => void runMaintenance(dependencies), DAY_MS).unref()
  if (dependencies.isDemo)
    setInterval(() => dependencies.background.run(() => deleteDemoData(dependencies)), MINUTE_MS).unref()
}
