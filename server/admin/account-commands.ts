import { DAY_MS, HOUR_MS } from '#lib/dates/durations.ts'
import { accountParts } from '../account-parts.ts'
import type { Dependencies } from '../dependencies.ts'
import { invitationEmail } from '../features/accounts/account-emails.ts'
import { createAccountLinks } from '../features/accounts/account-links.ts'
import { eraseAccount } from '../features/accounts/account-store.ts'
import { deleteSecondFactor, readSecondFactor } from '../features/accounts/second-factor.ts'
import { type AdminContext, type Command, emailFrom, factsText, tableText, timeText } from './command.ts'

const INVITATION_DAYS = 7
const RESET_HOURS = 24

/** Returns the accounts with the data that an operator is allowed to see: not their content, only its size. */
function accounts({ database }: Dependencies) {
  return database
    .selectFrom('account')
    .leftJoin('sync_account', 'sync_account.account_id', 'account.id')
    .select((row) => [
      'account.id',
      'account.email',
      'account.name',
      'account.is_confirmed',
      'account.disabled_at',
      'account.created_at',
      'sync_account.bytes',
      row
        .selectFrom('account_session')
        .whereRef('account_session.account_id', '=', 'account.id')
        .select(({ fn }) => fn.max('account_session.updated_at').as('at'))
        .as('seen_at'),
    ])
    .orderBy('account.created_at')
    .orderBy('account.email')
}

type Row = Awaited<ReturnType<ReturnType<typeof accounts>['execute']>>[number]

function shown({ email, name, is_confirmed, disabled_at, created_at, bytes, seen_at }: Row) {
  return {
    email,
    name,
    confirmed: is_confirmed === 1,
    disabled: disabled_at !== null,
    created: timeText(created_at),
    seen: timeText(seen_at),
    bytes: bytes ?? 0,
  }
}

async function accountAt({ dependencies }: AdminContext, name: string): Promise<Row> {
  const row = await accounts(dependencies).where('account.email', '=', emailFrom(name)).executeTakeFirst()
  if (!row) throw new Error(`There is no account with the address ${emailFrom(name)}.`)
  return row
}

async function endSessions({ dependencies }: AdminContext, accountId: string): Promise<number> {
  const ended = await dependencies.database
    .deleteFrom('account_session')
    .where('account_id', '=', accountId)
    .returning('id')
    .execute()
  return ended.length
}

async function setDisabled({ dependencies }: AdminContext, { id }: Row, isDisabled: boolean): Promise<void> {
  await dependencies.database
    .updateTable('account')
    .set({ disabled_at: isDisabled ? dependencies.now() : null, updated_at: dependencies.now() })
    .where('id', '=', id)
    .execute()
}

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Creates an account without a password, and returns the link that sets one. */
async function invite(
  { dependencies }: AdminContext,
  name: string,
): Promise<{ email: string; link: string }> {
  const { database, now, randomBytes, linkOrigin, mail } = dependencies
  const email = emailFrom(name)
  if (!ADDRESS.test(email)) throw new Error(`"${name}" is no email address.`)
  const idOf = () => Buffer.from(randomBytes(16)).toString('base64url')
  const id = idOf()
  const times = { created_at: now(), updated_at: now() }
  const made = await database.transaction().execute(async (transaction) => {
    const rows = await transaction
      .insertInto('account')
      .values({ id, email, name: email.split('@')[0] ?? email, is_confirmed: 0, ...times })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .execute()
    if (rows.length > 0)
      await transaction
        .insertInto('account_login')
        .values({ id: idOf(), account_id: id, provider: 'credential', login: id, password: null, ...times })
        .execute()
    return rows.length > 0
  })
  if (!made) throw new Error(`There is an account with the address ${email} already.`)
  const token = await createAccountLinks(dependencies).make(
    'reset-password',
    { accountId: id, email },
    INVITATION_DAYS * DAY_MS,
  )
  const message = invitationEmail({ to: email, origin: linkOrigin, token })
  if (mail.isDelivered) mail.send(message)
  return { email, link: `${linkOrigin}/auth/reset#token=${token}` }
}

export const accountCommands: readonly Command[] = [
  {
    usage: 'account list',
    summary: 'All accounts.',
    async run({ dependencies }) {
      const data = (await accounts(dependencies).execute()).map(shown)
      return { data, text: tableText(data, 'There are no accounts.') }
    },
  },
  {
    usage: 'account sizes',
    summary: 'All accounts, the largest first.',
    async run({ dependencies }) {
      const rows = (await accounts(dependencies).execute()).map(shown)
      const data = rows
        .sort((a, b) => b.bytes - a.bytes)
        .map(({ bytes, email, seen }) => ({ bytes, email, seen }))
      return { data, text: tableText(data, 'There are no accounts.') }
    },
  },
  {
    usage: 'account show <email>',
    summary: 'One account: when it was made and seen, and how much it keeps.',
    async run(context, name) {
      const row = await accountAt(context, name)
      const { onSince } = await readSecondFactor(context.dependencies.database, row.id)
      const data = { ...shown(row), secondFactor: onSince !== undefined }
      return { data, text: factsText(data) }
    },
  },
  {
    usage: 'account invite <email>',
    summary: `Makes an account, and a link that sets its password within ${INVITATION_DAYS} days; it is sent by email if a mail server is set.`,
    async run(context, name) {
      const data = { ...(await invite(context, name)), isMailed: context.dependencies.mail.isDelivered }
      return {
        data,
        text: `${data.isMailed ? 'The link was mailed. It is' : 'Pass this link on'}: ${data.link}\n`,
      }
    },
  },
  {
    usage: 'account reset-link <email>',
    summary: `Makes a link that sets a new password within ${RESET_HOURS} hours, for you to pass on; earlier links end.`,
    question: 'Make a link that sets the password of {}? Make sure that its owner asks for it.',
    async run(context, name) {
      const { email, id, disabled_at } = await accountAt(context, name)
      const { dependencies } = context
      if (!dependencies.allowsPasswords)
        throw new Error('PASSWORDS=off: there are only sign-ins by the issuer.')
      if (disabled_at !== null) throw new Error(`${email} is disabled: enable it first.`)
      const token = await createAccountLinks(dependencies).make(
        'reset-password',
        { accountId: id, email },
        RESET_HOURS * HOUR_MS,
      )
      const link = `${dependencies.linkOrigin}/auth/reset#token=${token}`
      return { data: { email, link }, text: `Pass this link on: ${link}\n` }
    },
  },
  {
    usage: 'account disable <email>',
    summary: 'Signs it out everywhere, and lets nobody sign in to it. Its data stays.',
    question: 'Disable the account {}?',
    async run(context, name) {
      const row = await accountAt(context, name)
      await setDisabled(context, row, true)
      const data = { email: row.email, disabled: true, sessionsEnded: await endSessions(context, row.id) }
      return { data, text: `${row.email} is disabled.\n` }
    },
  },
  {
    usage: 'account enable <email>',
    summary: 'Lets its person sign in again.',
    async run(context, name) {
      const row = await accountAt(context, name)
      await setDisabled(context, row, false)
      return { data: { email: row.email, disabled: false }, text: `${row.email} can sign in.\n` }
    },
  },
  {
    usage: 'account delete <email>',
    summary: 'Deletes it with all that it keeps.',
    question: 'Delete the account {} with all that it keeps? This cannot be undone.',
    async run(context, name) {
      const row = await accountAt(context, name)
      const { dependencies } = context
      await eraseAccount(dependencies.database, accountParts(dependencies), row)
      return { data: { email: row.email, deleted: true }, text: `${row.email} is deleted.\n` }
    },
  },
  {
    usage: 'account second-factor-off <email>',
    summary:
      'Turns its second factor off and ends all its sessions, for a user without device and recovery codes.',
    question: 'Turn off the second factor of {}? Make sure that its owner asks for it.',
    async run(context, name) {
      const row = await accountAt(context, name)
      const wasOn = await deleteSecondFactor(context.dependencies.database, row.id)
      if (!wasOn) throw new Error(`${row.email} has no second factor. Nothing was changed.`)
      const sessionsEnded = await endSessions(context, row.id)
      const data = { email: row.email, secondFactor: false, sessionsEnded }
      return {
        data,
        text: `The second factor of ${row.email} is off. ${sessionsEnded} sessions have ended.\n`,
      }
    },
  },
  {
    usage: 'account sign-out <email>',
    summary: 'Ends all its sessions.',
    async run(context, name) {
      const row = await accountAt(context, name)
      const sessionsEnded = await endSessions(context, row.id)
      return { data: { email: row.email, sessionsEnded }, text: `${sessionsEnded} sessions have ended.\n` }
    },
  },
]
