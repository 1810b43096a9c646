import { MINUTE_MS } from '#lib/dates/durations.ts'
import type { Database } from '../database/open-database.ts'
import { type DeliveryFate, type Email, fateAfter } from './mail.ts'

/** Links in mails are too old long before. */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000

type Parts = {
  readonly database: Database
  readonly now: () => number
  readonly randomBytes: (count: number) => Uint8Array
}

/** Stores unsent mails until the operator has read them, or for a week. */
export function createOutbox({
  database,
  now,
  randomBytes,
}: Parts): (message: Email, fate: DeliveryFate) => Promise<void> {
  return async ({ to, subject, text, accountId }, fate) => {
    await deleteOldEmails({ database, now })
    await database
      .insertInto('outbox')
      .values({
        id: Buffer.from(randomBytes(12)).toString('base64url'),
        recipient: to,
        account_id: accountId ?? null,
        subject,
        text,
        written_at: now(),
        tries: 1,
        next_try_at: fate === 'again' ? now() + waitAfter(1) : null,
      })
      .execute()
  }
}

/** Deletes the emails that have waited for a week. */
export async function deleteOldEmails({ database, now }: Pick<Parts, 'database' | 'now'>): Promise<void> {
  await database
    .deleteFrom('outbox')
    .where('written_at', '<', now() - RETENTION_MS)
    .execute()
}

/** How long to wait after the first try that failed, the second, and so on; after the last one the mail is the operator's. */
const WAITS_MS = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * MINUTE_MS)

function waitAfter(tries: number): number {
  return WAITS_MS[tries - 1] ?? 0
}

/**
 * Sends due mails that could not be sent before. Each is processed by one process; one that dies with it is retried at
 * the next run.
 */
export async function sendAgain(
  { database, now }: Pick<Parts, 'database' | 'now'>,
  deliver: (message: Email) => Promise<void>,
): Promise<void> {
  const due = await database
    .selectFrom('outbox')
    .selectAll()
    .where('next_try_at', '<=', now())
    .orderBy('next_try_at')
    .limit(50)
    .execute()
  for (const { id, recipient, subject, text, tries, next_try_at } of due) {
    const wait = waitAfter(tries + 1)
    const { numUpdatedRows } = await database
      .updateTable('outbox')
      .set({ tries: tries + 1, next_try_at: wait > 0 ? now() + wait : null })
      .where('id', '=', id)
      .where('next_try_at', '=', next_try_at)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) continue
    const fate = await deliver({ to: recipient, subject, text }).then(() => 'sent' as const, fateAfter)
    if (fate === 'sent') await database.deleteFrom('outbox').where('id', '=', id).execute()
    else if (fate === 'operator')
      await database.updateTable('outbox').set({ next_try_at: null }).where('id', '=', id).execute()
  }
}

/** The mails that wait, the oldest first, as text for the operator. */
export async function readOutbox(database: Database): Promise<string> {
  const messages = await database.selectFrom('outbox').selectAll().orderBy('written_at').execute()
  if (messages.length === 0) return 'The outbox is empty.\n'
  return messages
    .map(
      ({ recipient, subject, text, written_at }) =>
        `${new Date(written_at).toISOString()}\nTo: ${recipient}\nSubject: ${subject}\n\n${text}\n`,
    )
    .join(`${'-'.repeat(60)}\n`)
}

export async function clearOutbox(database: Database): Promise<void> {
  await database.deleteFrom('outbox').execute()
}
