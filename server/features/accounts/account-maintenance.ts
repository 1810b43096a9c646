import { newestTime } from '../../database/newest-time.ts'
import type { Dependencies } from '../../dependencies.ts'

/**
 * Deletes accounts that were neither confirmed in time nor signed in to, and expired links and sessions. Data of an
 * account is deleted with it.
 */
export async function deleteUnconfirmedAccounts({ database, now }: Dependencies): Promise<void> {
  const time = await newestTime(database, now())
  await database.deleteFrom('account').where('is_confirmed', '=', 0).where('confirm_by', '<', time).execute()
  await database.deleteFrom('account_link').where('expires_at', '<', time).execute()
  await database.deleteFrom('account_session').where('expires_at', '<', time).execute()
}
