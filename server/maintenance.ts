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
import { confirmClock } from './observability/confirm-clock.ts'
import { deleteOldTombstones } from './share-links/tombstones.ts'

type Task = (dependencies: Dependencies) => Promise<void>

/** Tasks that delete what has expired: polls, rooms, quizzes, games, accounts and what belongs to them. */
const CLEANUPS: readonly Task[] = [
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
]

/** Runs every task. A failing task is logged and does not stop the others. */
export async function runMaintenance(dependencies: Dependencies): Promise<void> {
  await runAll(CLEANUPS, dependencies)
  await emptyWriteAheadLog(dependencies.database)
}

/** Runs maintenance if the clock can be trusted. */
async function runDaily(dependencies: Dependencies): Promise<void> {
  await runAll([reportClock], dependencies)
  const isTrusted = await confirmClock(dependencies).catch((error: unknown) => {
    dependencies.log(`error in ${confirmClock.name}: ${error}`)
    return false
  })
  if (isTrusted) await runMaintenance(dependencies)
}

async function runAll(tasks: readonly Task[], dependencies: Dependencies): Promise<void> {
  for (const task of tasks)
    await task(dependencies).catch((error: unknown) => dependencies.log(`error in ${task.name}: ${error}`))
}

/** Checks the clock and runs maintenance, now and every day until the process ends, in every process. */
export function scheduleMaintenance(dependencies: Dependencies): void {
  void runDaily(dependencies)
  setInterval(() => void runDaily(dependencies), DAY_MS).unref()
  if (dependencies.isDemo)
    setInterval(() => dependencies.background.run(() => deleteDemoData(dependencies)), MINUTE_MS).unref()
}
