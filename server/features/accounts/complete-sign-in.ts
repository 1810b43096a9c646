import type { Context } from 'hono'
import type { OwnAccount } from '#contract/account.ts'
import { HttpProblem } from '../../http/errors.ts'
import { clearConfirmBy, deleteSessions, isDisabled } from './account-store.ts'
import type { AccountTools } from './account-tools.ts'
import { withCookies } from './auth-session.ts'

const disabled = () => new HttpProblem(403, 'This account is disabled. Ask the person who runs this site.')

type User = { readonly id: string; readonly email: string; readonly name: string; readonly createdAt: Date }
type Opened = { readonly headers: Headers; readonly response: { readonly user: User } }

/** Throws HttpProblem if an operator has disabled the account, and ends its sessions. */
export async function refuseDisabled({ dependencies }: AccountTools, accountId: string): Promise<void> {
  if (!(await isDisabled(dependencies.database, accountId))) return
  await deleteSessions(dependencies.database, accountId)
  throw disabled()
}

/** Passes the cookie of a new session to the browser, ends its previous session, and remembers the device. */
export async function completeSignIn(
  { dependencies, devices, authFor }: AccountTools,
  context: Context,
  opened: Opened,
): Promise<OwnAccount> {
  const auth = await authFor(context)
  const { user } = withCookies(context, opened)
  const before = await auth.headersOf(context)
  // The previous session of this browser ends, as its cookie does.
  if (before.get('cookie')) await auth.api.signOut({ headers: before })
  await clearConfirmBy(dependencies.database, user.id)
  await devices.remember(context, user.email)
  return { email: user.email, name: user.name, createdAt: user.createdAt.getTime() }
}

/** Opens a session without a password, after another proof. */
export async function openSession(
  tools: AccountTools,
  context: Context,
  accountId: string,
): Promise<OwnAccount> {
  await refuseDisabled(tools, accountId)
  const auth = await tools.authFor(context)
  const opened = await auth.api.openSession({
    body: { accountId },
    headers: auth.deviceOf(context),
    returnHeaders: true,
  })
  return completeSignIn(tools, context, opened)
}
