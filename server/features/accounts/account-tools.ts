import type { Context } from 'hono'
import { DAY_MS } from '#lib/dates/durations.ts'
import { type Secrets, signingSecrets } from '../../database/server-secrets.ts'
import type { Dependencies } from '../../dependencies.ts'
import { declareRoute } from '../../http/declare-route.ts'
import { HttpProblem } from '../../http/errors.ts'
import {
  createNetworkLimit,
  createRateLimit,
  createSharedLimits,
  isWithin,
  type SharedLimits,
} from '../../http/rate-limit.ts'
import type { FailedSignInLog } from '../../observability/failed-sign-ins.ts'
import { createAccountChallenges } from './account-challenges.ts'
import {
  accountChangedEmail,
  confirmationEmail,
  disputedEmail,
  existingAccountEmail,
} from './account-emails.ts'
import { createAccountLinks } from './account-links.ts'
import type { AccountPart } from './account-store.ts'
import type { Auth } from './create-auth.ts'
import { createKnownDevices } from './known-devices.ts'
import { isCommonPassword } from './passwords.ts'
import { createSecondFactor } from './second-factor.ts'

type MailedAccount = { readonly id: string; readonly email: string }

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
  const limits = createAccountLimits(await createSharedLimits(dependencies), elapsed)
  const devices = createKnownDevices(dependencies)

  /** Mails a link that makes an address the account's own. */
  const confirmByMail = ({ id, email }: MailedAccount): void => {
    background.run(async () => {
      if (!(await isWithin(limits.mailToEmail, email))) return
      const token = await links.make('confirm-email', { accountId: id, email })
      mail.send({ ...confirmationEmail({ to: email, origin, token }), accountId: id })
    })
  }
  /** Mails a link that sets the password of an account for which several sign-ups chose different ones. */
  const choosePasswordByMail = ({ id, email }: MailedAccount): void => {
    background.run(async () => {
      if (!(await isWithin(limits.mailToEmail, email))) return
      const token = await links.make('reset-password', { accountId: id, email }, DAY_MS)
      mail.send({ ...disputedEmail({ to: email, origin, token }), accountId: id })
    })
  }
  const warnOwner = (email: string): void => {
    background.run(async () => {
      if (await isWithin(limits.mailToEmail, email)) mail.send(existingAccountEmail(email, origin))
    })
  }
  /** Notifies the owner of a change; pointless if emails only go to the outbox. */
  const notifyOfChange = ({ id, email }: MailedAccount, what: string): void => {
    if (mail.isDelivered) mail.send({ ...accountChangedEmail(email, origin, what), accountId: id })
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
    return createAuth({ dependencies, sessionSecrets, confirmByMail, ...how })
  }
  const { networkOf, addressOf } = dependencies.connection
  /** Logs a wrong proof, if the operator has enabled that. Returns the given problem, to be thrown. */
  const refuseProof = (
    context: Context,
    proof: Parameters<FailedSignInLog>[0],
    problem: HttpProblem,
  ): HttpProblem => {
    dependencies.logFailedSignIn(proof, addressOf(context))
    return problem
  }
  return {
    ...declareCallers(dependencies),
    dependencies,
    links,
    parts,
    limits,
    devices,
    challenges: createAccountChallenges(dependencies),
    secondFactor: createSecondFactor(dependencies),
    confirmByMail,
    choosePasswordByMail,
    warnOwner,
    notifyOfChange,
    authFor,
    ssoAuthFor,
    networkOf,
    refuseProof,
  }
}

/** Declarations of routes; most routes have further limits, for what they try or send. */
function declareCallers(dependencies: Dependencies) {
  const limit = createNetworkLimit(dependencies, { burst: 600, refillMs: 100 })
  // An office whose pages look who is signed in.
  const readings = createNetworkLimit(dependencies, { burst: 2_000, refillMs: 20 })
  return {
    forAnyone: declareRoute({ callers: 'anyone', limit }),
    forAccount: declareRoute({ callers: 'account', limit }),
    forReader: declareRoute({ callers: 'anyone', limit: readings }),
  }
}

const SECOND = 1000
const MINUTE = 60 * SECOND

/**
 * Creates the rate limits of accounts, shared by all processes. Passwords are counted per pair of visitor and email
 * address, so that guesses elsewhere do not lock the owner out, and more loosely for each of the two alone.
 */
export function createAccountLimits(shared: SharedLimits, elapsed: () => number) {
  const limit = (name: string, burst: number, refillMs: number) =>
    shared(`account ${name}`, { burst, refillMs })
  return {
    /** Counted by this process alone, before all others, so that they cost the database little. */
    triesOfVisitor: createRateLimit({ burst: 200, refillMs: 5 * SECOND, elapsed }),
    passwordOfVisitorAndEmail: limit('passwordOfVisitorAndEmail', 10, 15 * SECOND),
    passwordOfVisitor: limit('passwordOfVisitor', 40, 10 * SECOND),
    passwordOfEmail: limit('passwordOfEmail', 60, 10 * SECOND),
    /** Instead of the three above, where the account was signed in to before. */
    passwordOfKnownPlace: limit('passwordOfKnownPlace', 10, 15 * SECOND),
    /** Codes of the second factor: a guess is right in one of 330,000 tries. */
    codeOfAccount: limit('codeOfAccount', 10, 2 * MINUTE),
    codeOfVisitor: limit('codeOfVisitor', 40, 10 * SECOND),
    /** Every sign-in form starts one, to suggest passkeys. */
    passkeyStartOfVisitor: limit('passkeyStartOfVisitor', 240, SECOND),
    passkeyOfVisitor: limit('passkeyOfVisitor', 60, 5 * SECOND),
    /** A household can have many networks. */
    signUpOfHousehold: limit('signUpOfHousehold', 40, 30 * SECOND),
    linkOfVisitor: limit('linkOfVisitor', 20, 30 * SECOND),
    /** Trying links that were mailed. */
    tokenOfVisitor: limit('tokenOfVisitor', 20, 10 * SECOND),
    mailToEmail: limit('mailToEmail', 4, 2 * MINUTE),
    /** Of up to 32 MB, one at a time. */
    exportOfAccount: createRateLimit({ burst: 60, refillMs: 10 * SECOND, elapsed }),
  }
}
