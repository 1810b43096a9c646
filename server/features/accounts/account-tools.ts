import type { Context } from 'hono'
import { type Secrets, signingSecrets } from '../../database/signing-secrets.ts'
import type { Dependencies } from '../../dependencies.ts'
import { HttpProblem } from '../../http/errors.ts'
import { createSharedLimits, isWithin } from '../../http/shared-limit.ts'
import { accountChangedEmail, confirmationEmail, existingAccountEmail } from './account-emails.ts'
import { createAccountLimits } from './account-limits.ts'
import { createAccountLinks } from './account-links.ts'
import type { AccountPart } from './account-part.ts'
import { createAccountStore } from './account-store.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { Auth } from './create-auth.ts'
import { createKnownDevices } from './known-devices.ts'

export type AccountTools = Awaited<ReturnType<typeof createAccountTools>>

/** Throws HttpProblem 400 for a password that is among the first that are tried. */
export function refuseCommon(
  password: string,
  { email, name }: { readonly email: string; readonly name?: string },
): void {
  const own = [email, email.split('@')[0] ?? '', ...(name === undefined ? [] : [name])]
  if (isCommonPassword(password, own))
    throw new HttpProblem(400, 'This password is one of the first that attackers try. Choose another one.')
}

/** Creates the helpers shared by the account routes. */
export async function createAccountTools(dependencies: Dependencies, parts: readonly AccountPart[]) {
  const { mail, linkOrigin: origin, background, elapsed } = dependencies
  const links = createAccountLinks(dependencies)
  const store = createAccountStore(dependencies, parts)
  const limits = createAccountLimits(await createSharedLimits(dependencies), elapsed)
  const devices = createKnownDevices(dependencies)

  /** Mails a link that makes an address the account's own. */
  const confirmByMail = (account: { readonly id: string; readonly email: string }): void => {
    background.run(async () => {
      if (!(await isWithin(limits.mailToEmail, account.email))) return
      const token = await links.make('confirm-email', { accountId: account.id, email: account.email })
      mail.send(confirmationEmail({ to: account.email, origin, token }))
    })
  }
  const warnOwner = (email: string): void => {
    background.run(async () => {
      if (await isWithin(limits.mailToEmail, email)) mail.send(existingAccountEmail(email, origin))
    })
  }
  /** Notifies the owner of a change; pointless if emails only go to the outbox. */
  const notifyOfChange = (email: string, what: string): void => {
    if (mail.isDelivered) mail.send(accountChangedEmail(email, origin, what))
  }

  const sessionSecrets = signingSecrets(dependencies, 'sessions')
  type Opened = { readonly secrets: Secrets; readonly auth: Promise<Auth> }
  const opened = new Map<string, Opened>()
  /** better-auth is large: it is loaded at the first sign-in or request with a cookie. */
  const authFor = (context: Context): Promise<Auth> => authOf(context, { asksIssuer: false })
  /**
   * The same for sign-in at the issuer, which requests the issuer's metadata first: a hanging issuer must not delay
   * other requests.
   */
  const ssoAuthFor = (context: Context): Promise<Auth> => authOf(context, { asksIssuer: true })
  const authOf = async (context: Context, { asksIssuer }: { readonly asksIssuer: boolean }) => {
    const isSecure = dependencies.connection.isSecure(context)
    const secrets = await sessionSecrets.now()
    const key = `${isSecure} ${asksIssuer}`
    const before = opened.get(key)
    if (before && `${before.secrets}` === `${secrets}`) return before.auth
    const auth = open({ isSecure, asksIssuer, secrets })
    opened.set(key, { secrets, auth })
    // A failed start is tried again by the next request.
    auth.catch(() => opened.delete(key))
    return auth
  }
  const open = async (how: {
    readonly isSecure: boolean
    readonly asksIssuer: boolean
    readonly secrets: Secrets
  }): Promise<Auth> => {
    const { createAuth } = await import('./create-auth.ts')
    return createAuth({ dependencies, sessionSecrets, confirmByMail, warnOwner, ...how })
  }
  const { networkOf } = dependencies.connection
  return {
    dependencies,
    links,
    store,
    limits,
    devices,
    confirmByMail,
    warnOwner,
    tellOfChange: notifyOfChange,
    authFor,
    ssoAuthFor,
    networkOf,
  }
}
