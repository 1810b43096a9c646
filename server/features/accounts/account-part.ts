import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** Data that another feature stores per account: included in the download and in the deletion. */
export type AccountPart = {
  /** Its key in the download. */
  readonly name: string
  /** All of it that belongs to an account, as JSON can hold it. */
  readonly read: (accountId: string) => Promise<unknown>
  /** Removes it, within the transaction that removes the account. */
  readonly erase: (accountId: string, transaction: Transaction<Tables>) => Promise<void>
}
