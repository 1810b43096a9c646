import type { Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database
  await schema
    .createTable('sync_account')
    .addColumn('account_id', 'text', (column) => column.primaryKey())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('sync_item')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('value', 'text')
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sync_item_key', ['account_id', 'collection', 'id'])
    .execute()
  await schema.createIndex('sync_item_sequence').on('sync_item').columns(['account_id', 'sequence']).execute()
}
