import { Hono } from 'hono'
import { confirmEmailRequest, resetLinkRequest, resetPasswordRequest } from '#contract/account.ts'
import { HttpProblem } from '../../http/errors.ts'
import { isWithin } from '../../http/rate-limit.ts'
import { readJson } from '../../http/read-json.ts'
import { resetEmail } from './account-emails.ts'
import { findAccountByEmail } from './account-store.ts'
import { type AccountTools, refuseCommon } from './account-tools.ts'

const ended = () => new HttpProblem(410, 'This link has been used already, or is too old. Ask for a new one.')
const usedAddress = () => new HttpProblem(409, 'This email address cannot be used')

/** Routes of the links in emails: email confirmation and password reset. */
export function createMailedLinkRoutes(tools: AccountTools): Hono {
  const { dependencies, links, limits, devices, networkOf, notifyOfChange, forAnyone } = tools
  const { database, mail, background, linkOrigin: origin, now, passwords } = dependencies
  return new Hono()
    .post('/reset-link', forAnyone, async (context) => {
      const { email } = await readJson(context, resetLinkRequest)
      await limits.linkOfVisitor.consume(networkOf(context))
      // Respond before any look-up: neither text nor timing reveals whether the account exists.
      background.run(async () => {
        if (!(await isWithin(limits.mailToEmail, email))) return
        const account = await findAccountByEmail(database, email)
        if (!account) return
        const token = await links.make('reset-password', { accountId: account.id, email })
        mail.send({ ...resetEmail({ to: email, origin, token }), accountId: account.id })
      })
      return context.json({ done: true })
    })
    .post('/reset', forAnyone, async (context) => {
      const { token, password } = await readJson(context, resetPasswordRequest)
      await limits.tokenOfVisitor.consume(networkOf(context))
      const found = await links.find('reset-password', token)
      if (!found) throw ended()
      refuseCommon(password, found)
      const hash = await passwords.hash(password)
      const { accountId, email } = await database.transaction().execute(async (transaction) => {
        const link = await links.consume('reset-password', token, transaction)
        if (!link) throw ended()
        const { accountId } = link
        await transaction
          .updateTable('account_login')
          .set({ password: hash, updated_at: now() })
          .where('account_id', '=', accountId)
          .where('provider', '=', 'credential')
          .execute()
        // Invalidate all older links and sessions.
        await transaction.deleteFrom('account_link').where('account_id', '=', accountId).execute()
        await transaction.deleteFrom('account_session').where('account_id', '=', accountId).execute()
        await transaction.deleteFrom('account_challenge').where('account_id', '=', accountId).execute()
        // Passkeys of an account that someone else could have created with this address.
        await transaction
          .deleteFrom('account_passkey')
          .where('account_id', '=', accountId)
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('account').select('id').where('id', '=', accountId).where('is_confirmed', '=', 0),
            ),
          )
          .execute()
        // The link was sent by mail, so the email address is theirs.
        if (mail.isDelivered)
          await transaction
            .updateTable('account')
            .set({ is_confirmed: 1, confirm_by: null, updated_at: now() })
            .where('id', '=', accountId)
            .execute()
        return link
      })
      // Password guesses elsewhere must not keep the owner out of this device.
      await devices.remember(context, email)
      notifyOfChange({ id: accountId, email }, 'password')
      return context.json({ done: true })
    })
    .post('/confirm', forAnyone, async (context) => {
      const { token } = await readJson(context, confirmEmailRequest)
      await limits.tokenOfVisitor.consume(networkOf(context))
      const before = await database.transaction().execute(async (transaction) => {
        const link = await links.consume('confirm-email', token, transaction)
        if (!link) throw ended()
        const { accountId: id, email } = link
        const others = await transaction
          .selectFrom('account')
          .select('id')
          .where('email', '=', email)
          .where('id', '!=', id)
          .execute()
        if (others.length > 0) throw usedAddress()
        const account = await transaction
          .selectFrom('account')
          .select('email')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        await transaction
          .updateTable('account')
          .set({ email, is_confirmed: 1, confirm_by: null, updated_at: now() })
          .where('id', '=', id)
          .execute()
        // Links to an address that is no longer the account's end with it.
        await transaction.deleteFrom('account_link').where('account_id', '=', id).execute()
        return { id, old: account.email, isChanged: account.email !== email }
      })
      if (before.isChanged) notifyOfChange({ id: before.id, email: before.old }, 'email address')
      return context.json({ done: true })
    })
}
