import type { Dependencies } from '../../dependencies.ts'
import { type AccountPart, readSessions } from './account-store.ts'
import { readPasskeys } from './passkeys.ts'
import { readSecondFactor } from './second-factor.ts'

type Stored = Pick<Dependencies, 'database' | 'now' | 'sessionMaxAgeMs'>
type Account = { readonly id: string; readonly email: string }

/**
 * Generates everything that is stored about an account as JSON, except for its password's hash and its secrets: its own
 * rows, then each part under its name.
 */
export async function* exportAccount(
  dependencies: Stored,
  parts: readonly AccountPart[],
  account: Account,
): AsyncGenerator<string> {
  const own = JSON.stringify(await readOwnRows(dependencies, account), null, 2)
  yield own.slice(0, -'\n}'.length)
  for (const { name, read } of parts) {
    yield `,\n  ${JSON.stringify(name)}: `
    yield* read(account.id)
  }
  yield '\n}\n'
}

async function readOwnRows(dependencies: Stored, { id, email }: Account) {
  const { database } = dependencies
  const { name, is_confirmed, created_at } = await database
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const sessions = await readSessions(dependencies, id)
  const links = await database
    .selectFrom('account_link')
    .select(['purpose', 'email', 'expires_at'])
    .where('account_id', '=', id)
    .execute()
  const mails = await database
    .selectFrom('outbox')
    .select(['subject', 'written_at'])
    .where((row) => row.or([row('recipient', '=', email), row('account_id', '=', id)]))
    .execute()
  const passkeys = await readPasskeys(database, id)
  const { onSince, recoveryCodes } = await readSecondFactor(database, id)
  return {
    account: { email, name, isEmailConfirmed: is_confirmed === 1, createdAt: iso(created_at) },
    passkeys: passkeys.map(({ name, createdAt, usedAt }) => ({
      name,
      createdAt: iso(createdAt),
      usedAt: usedAt === undefined ? null : iso(usedAt),
    })),
    secondFactor: { onSince: onSince === undefined ? null : iso(onSince), recoveryCodes },
    sessions: sessions.map((session) => ({
      device: session.device ?? '',
      signedInAt: iso(session.created_at),
      lastSeenAt: iso(session.updated_at),
      endsAt: iso(session.expires_at),
    })),
    mailedLinks: links.map(({ purpose, email, expires_at }) => ({
      purpose,
      email,
      endsAt: iso(expires_at),
    })),
    waitingMails: mails.map(({ subject, written_at }) => ({ subject, writtenAt: iso(written_at) })),
  }
}

function iso(time: number): string {
  return new Date(time).toISOString()
}
