import { type Kysely, sql } from 'kysely'

/** The totals of an account are in its row, so that no request has to add them up. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const total of ['entries', 'items', 'bytes'])
    await database.schema
      .alterTable('sync_account')
      .addColumn(total, 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
  const sum = (of: string) =>
    sql`coalesce((select ${sql.raw(of)} from sync_item where sync_item.account_id = sync_account.account_id), 0)`
  await sql`update sync_account set
    entries = ${sum('count(*)')},
    items = ${sum('count(value)')},
    bytes = ${sum('sum(octet_length(value))')}`.execute(database)
}
