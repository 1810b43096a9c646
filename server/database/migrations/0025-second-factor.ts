import { type Kysely, sql } from 'kysely'

/** Authenticator apps, recovery codes and passkeys of accounts, steps that wait for a response, devices of sessions. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('account_session').addColumn('device', 'text').execute()
  await database.schema
    .createTable('account_totp')
    .addColumn('account_id', 'text', (column) =>
      column.primaryKey().references('account.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('account_recovery_code')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('account_recovery_code_key', ['account_id', 'code_hash'])
    .execute()
  await database.schema
    .createTable('account_passkey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await database.schema
    .createTable('account_challenge')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.references('account.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) =>
      column.notNull().check(sql`purpose IN ('second-factor', 'add-passkey', 'sign-in')`),
    )
    .addColumn('challenge', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  for (const table of ['account_passkey', 'account_challenge'])
    await database.schema.createIndex(`${table}_account`).on(table).column('account_id').execute()
}
