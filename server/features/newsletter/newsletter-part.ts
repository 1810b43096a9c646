import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'

/**
 * The newsletter as part of an account: in its download, and deleted with it. Where emails are sent, only of a confirmed
 * address: another one can belong to another person.
 */
export function newsletterPart({ database, mail }: Pick<Dependencies, 'database' | 'mail'>) {
  const addressOf = async (within: Kysely<Tables>, accountId: string): Promise<string | undefined> => {
    const account = await within
      .selectFrom('account')
      .select(['email', 'is_confirmed'])
      .where('id', '=', accountId)
      .executeTakeFirst()
    return account && (account.is_confirmed === 1 || !mail.isDelivered) ? account.email : undefined
  }
  return {
    name: 'newsletter',
    async *read(accountId: string) {
      const email = await addressOf(database, accountId)
      const subscriber =
        email === undefined
          ? undefined
          : await database
              .selectFrom('subscriber')
              .select(['subscribed_at', 'confirm_by'])
              .where('email', '=', email)
              .executeTakeFirst()
      yield JSON.stringify(
        subscriber
          ? {
              isConfirmed: subscriber.confirm_by === null,
              subscribedAt: new Date(subscriber.subscribed_at).toISOString(),
            }
          : null,
      )
    },
    erase: async (accountId: string, transaction: Transaction<Tables>) => {
      const email = await addressOf(transaction, accountId)
      if (email !== undefined) await transaction.deleteFrom('subscriber').where('email', '=', email).execute()
    },
  }
}
