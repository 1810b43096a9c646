import { newestTime } from '../../database/newest-time.ts'
import type { Dependencies } from '../../dependencies.ts'

/**
 * Deletes accounts whose address nobody has confirmed in time and that nobody has signed in to, and the links and
 * sessions that have ended. What belongs to an account goes with it.
 */
export async function deleteUnconfirmedAccounts({ database, now }: Dependencies): Promise<void> {
  const time = await newestTime(database, now())
  await database.deleteFrom('account').where('is_confirmed', '=', 0).where('confirm_by', '<', time).execute()
  await database.deleteFrom('account_link').where('expires_at', '<', time).execute()
  await database.deleteFrom('account_session').where('expires_at', '<', time).execute()
}
