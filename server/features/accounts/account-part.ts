import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** What another feature stores about accounts: a part of the download, and of what deletion erases. */
export type AccountPart = {
  /** Its key in the download. */
  readonly name: string
  /** All of it that belongs to an account, as JSON can hold it. */
  readonly read: (accountId: string) => Promise<unknown>
  /** Removes it, within the transaction that removes the account. */
  readonly erase: (accountId: string, transaction: Transaction<Tables>) => Promise<void>
}
