import { clearOutbox, readOutbox } from '../mail/outbox.ts'
import { type Command, timeText } from './command.ts'

export const outboxCommands: readonly Command[] = [
  {
    usage: 'outbox',
    summary: 'The emails that are queued: for the operator, or to be tried again.',
    async run({ dependencies: { database } }) {
      const rows = await database.selectFrom('outbox').selectAll().orderBy('written_at').execute()
      const text = await readOutbox(database)
      const data = rows.map(({ recipient, subject, text, written_at, tries, next_try_at }) => ({
        to: recipient,
        subject,
        text,
        written: timeText(written_at),
        tries,
        nextTry: timeText(next_try_at),
      }))
      return { data, text }
    },
  },
  {
    usage: 'outbox clear',
    summary: 'Removes them.',
    question: 'Remove all queued emails?',
    async run({ dependencies: { database } }) {
      await clearOutbox(database)
      return { data: { cleared: true }, text: 'The outbox is empty.\n' }
    },
  },
]
