import type { Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('room')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute()
  await database.schema.createIndex('room_updated_at').on('room').column('updated_at').execute()
  await database.schema
    .createTable('room_presence')
    .addColumn('room_id', 'text', (column) => column.notNull().references('room.id').onDelete('cascade'))
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('present_until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('room_presence_key', ['room_id', 'person_id'])
    .execute()
}
