import { writeCsv } from '#lib/tabular/csv/write-csv.ts'
import { serverSecret } from '../database/server-secrets.ts'
import { createNewsletterLinks } from '../features/newsletter/newsletter-emails.ts'
import { list, remove, type Subscriber } from '../features/newsletter/subscribers.ts'
import { clearOutbox, readOutbox } from '../mail/outbox.ts'
import { type AdminContext, type Command, emailFrom, tableText, timeText } from './command.ts'

async function exported({ dependencies }: AdminContext) {
  const secret = await serverSecret(dependencies.database, 'newsletter', dependencies.randomBytes)
  const links = createNewsletterLinks(secret, dependencies.linkOrigin)
  return (await list(dependencies.database))
    .filter(({ isConfirmed }) => isConfirmed)
    .map(({ email, subscribedAt }) => ({
      email,
      joined: timeText(subscribedAt) ?? '',
      unsubscribe: links.linkTo('leave', email),
    }))
}

function shown({ email, subscribedAt, isConfirmed }: Subscriber) {
  return { email, joined: timeText(subscribedAt), confirmed: isConfirmed }
}

export const newsletterCommands: readonly Command[] = [
  {
    usage: 'newsletter list',
    summary: 'All addresses, also those that are not confirmed yet.',
    async run({ dependencies }) {
      const data = (await list(dependencies.database)).map(shown)
      return { data, text: tableText(data, 'Nobody is on the list.') }
    },
  },
  {
    usage: 'newsletter export',
    summary: 'The confirmed addresses as CSV, each with the link that every letter to it must contain.',
    async run(context) {
      const data = await exported(context)
      const rows = data.map(({ email, joined, unsubscribe }) => [email, joined, unsubscribe])
      return { data, text: writeCsv([['email', 'joined', 'unsubscribe'], ...rows]) }
    },
  },
  {
    usage: 'newsletter remove <email>',
    summary: 'Takes an address off the list.',
    question: 'Take {} off the list?',
    async run({ dependencies }, name) {
      const email = emailFrom(name)
      if (!(await remove(dependencies.database, email))) throw new Error(`${email} is not on the list.`)
      return { data: { email, removed: true }, text: `${email} is off the list.\n` }
    },
  },
]

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
