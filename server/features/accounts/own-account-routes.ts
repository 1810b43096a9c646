import { type Context, Hono } from 'hono'
import {
  changeEmailRequest,
  changeNameRequest,
  changePasswordRequest,
  deleteAccountRequest,
  emptyRequest,
  endSessionRequest,
} from '#contract/account.ts'
import { HttpProblem } from '../../http/errors.ts'
import { readJson } from '../../http/read-json.ts'
import { streamText } from '../../http/stream-text.ts'
import {
  deleteChallenges,
  deleteResetLinks,
  eraseAccount,
  findAccountByEmail,
  readSessions,
} from './account-store.ts'
import { type AccountTools, refuseCommon } from './account-tools.ts'
import { findSignedIn, type SignedIn, withCookies } from './auth-session.ts'
import { exportAccount } from './export-account.ts'
import { createSignedInChecks } from './signed-in-checks.ts'

const sameAddress = () => new HttpProblem(400, 'This is the address of your account already')
const usedAddress = () => new HttpProblem(409, 'This email address cannot be used')
const exportUnderWay = () =>
  new HttpProblem(409, 'Your data is being downloaded already. Wait until that download has ended.')

/** Routes with which signed-in users view and change their account. */
export function createOwnAccountRoutes(tools: AccountTools): Hono {
  const { dependencies, parts, limits, authFor, notifyOfChange, forReader, forAnyone, forAccount } = tools
  const { database, now } = dependencies
  const { whoAsks, withPassword, confirmed } = createSignedInChecks(tools)
  /** Ids of the accounts whose data is being downloaded. */
  const exporting = new Set<string>()
  const endSession = async (context: Context): Promise<void> => {
    const auth = await authFor(context)
    withCookies(
      context,
      await auth.api.signOut({ headers: await auth.headersOf(context), returnHeaders: true }),
    )
  }

  return new Hono()
    .get('/', forReader, async (context) => {
      const found = await findSignedIn(authFor, context)
      const account = found && { email: found.email, name: found.name, createdAt: found.createdAt }
      return context.json({ account })
    })
    .get('/sessions', forAccount, async (context) => {
      const { id, sessionId } = await whoAsks(context)
      const sessions = (await readSessions(dependencies, id)).map((session) => ({
        id: session.id,
        device: session.device ?? '',
        signedInAt: session.created_at,
        lastSeenAt: session.updated_at,
        isThisOne: session.id === sessionId,
      }))
      return context.json({ sessions })
    })
    .get('/data', forAccount, async (context) => {
      const account = await whoAsks(context)
      limits.exportOfAccount.consume(account.id)
      if (exporting.has(account.id)) throw exportUnderWay()
      exporting.add(account.id)
      return streamText(context, exportAccount(dependencies, parts, account), {
        headers: {
          'content-type': 'application/json',
          'content-disposition': 'attachment; filename="sundry-account.json"',
        },
        log: dependencies.log,
        onEnd: () => exporting.delete(account.id),
      })
    })
    .post('/sign-out', forAnyone, async (context) => {
      await readJson(context, emptyRequest)
      await endSession(context)
      return context.json({ done: true })
    })
    .post('/sign-out-everywhere', forAccount, async (context) => {
      await readJson(context, emptyRequest)
      const { id } = await whoAsks(context)
      await database.deleteFrom('account_session').where('account_id', '=', id).execute()
      await endSession(context)
      return context.json({ done: true })
    })
    .post('/sign-out-others', forAccount, async (context) => {
      await readJson(context, emptyRequest)
      const { id, sessionId } = await whoAsks(context)
      await database
        .deleteFrom('account_session')
        .where('account_id', '=', id)
        .where('id', '!=', sessionId)
        .execute()
      return context.json({ done: true })
    })
    .post('/end-session', forAccount, async (context) => {
      const request = await readJson(context, endSessionRequest)
      const { id } = await whoAsks(context)
      await database
        .deleteFrom('account_session')
        .where('account_id', '=', id)
        .where('id', '=', request.id)
        .execute()
      return context.json({ done: true })
    })
    .post('/name', forAccount, async (context) => {
      const { name } = await readJson(context, changeNameRequest)
      const { id } = await whoAsks(context)
      await database.updateTable('account').set({ name, updated_at: now() }).where('id', '=', id).execute()
      return context.json({ done: true })
    })
    .post('/password', forAccount, async (context) => {
      const { password, newPassword } = await readJson(context, changePasswordRequest)
      const { id, email, name } = await withPassword(context, password)
      refuseCommon(newPassword, { email, name })
      const auth = await authFor(context)
      withCookies(
        context,
        await auth.api.changePassword({
          body: { currentPassword: password, newPassword, revokeOtherSessions: true },
          headers: await auth.headersOf(context),
          returnHeaders: true,
        }),
      )
      await deleteResetLinks(database, id)
      await deleteChallenges(database, id)
      notifyOfChange({ id, email }, 'password')
      return context.json({ done: true })
    })
    .post('/email', forAccount, async (context) => {
      const { email, password } = await readJson(context, changeEmailRequest)
      const account = await withPassword(context, password)
      if (email === account.email) throw sameAddress()
      return context.json({ isChanged: await changeEmail(tools, account, email) })
    })
    .post('/delete', forAccount, async (context) => {
      const { password } = await readJson(context, deleteAccountRequest)
      const account = await confirmed(context, password)
      await eraseAccount(database, parts, account)
      await endSession(context)
      return context.json({ done: true })
    })
}

/**
 * Returns whether the new email address takes effect immediately. If mail is sent it is confirmed first, and a known
 * one gets the same response.
 */
async function changeEmail(
  { dependencies, confirmByMail, warnOwner }: AccountTools,
  { id }: SignedIn,
  email: string,
): Promise<boolean> {
  const { mail, background, database, now } = dependencies
  if (mail.isDelivered) {
    background.run(async () => {
      if (await findAccountByEmail(database, email)) warnOwner(email)
      else confirmByMail({ id, email })
    })
    return false
  }
  if (await findAccountByEmail(database, email)) throw usedAddress()
  // That the former one was confirmed says nothing of this one.
  await database
    .updateTable('account')
    .set({ email, is_confirmed: 0, updated_at: now() })
    .where('id', '=', id)
    .execute()
  await deleteResetLinks(database, id)
  return true
}
