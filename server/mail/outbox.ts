import type { Database } from '../database/open-database.ts'
import type { Letter } from './mail.ts'

/** Links in mails are too old long before. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

type Parts = {
  readonly database: Database
  readonly now: () => number
  readonly randomBytes: (count: number) => Uint8Array
}

/** Keeps mails that nobody sends, until the operator has read them or for a week. */
export function outboxOf({ database, now, randomBytes }: Parts): (letter: Letter) => Promise<void> {
  return async ({ to, subject, text }) => {
    await database
      .deleteFrom('outbox')
      .where('written_at', '<', now() - KEPT_MS)
      .execute()
    await database
      .insertInto('outbox')
      .values({
        id: Buffer.from(randomBytes(12)).toString('base64url'),
        recipient: to,
        subject,
        text,
        written_at: now(),
      })
      .execute()
  }
}

/** The mails that wait, the oldest first, as text for the operator. */
export async function readOutbox(database: Database): Promise<string> {
  const letters = await database.selectFrom('outbox').selectAll().orderBy('written_at').execute()
  if (letters.length === 0) return 'The outbox is empty.\n'
  return letters
    .map(
      ({ recipient, subject, text, written_at }) =>
        `${new Date(written_at).toISOString()}\nTo: ${recipient}\nSubject: ${subject}\n\n${text}\n`,
    )
    .join(`${'-'.repeat(60)}\n`)
}

export async function clearOutbox(database: Database): Promise<void> {
  await database.deleteFrom('outbox').execute()
}
