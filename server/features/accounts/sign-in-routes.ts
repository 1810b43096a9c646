import { type Context, Hono } from 'hono'
import type { InferOutput } from 'valibot'
import { signInRequest, signUpRequest } from '#contract/account.ts'
import { DAY_MS } from '#lib/dates/durations.ts'
import { HttpProblem } from '../../http/errors.ts'
import { readJson } from '../../http/read-json.ts'
import { storing } from '../../quota/quota.ts'
import {
  ACCOUNT_BYTES,
  deleteSessionOf,
  dropPassword,
  findAccountByEmail,
  findUnconfirmed,
  setConfirmBy,
} from './account-store.ts'
import { type AccountTools, refuseCommon } from './account-tools.ts'
import { translateErrors, withCookies } from './auth-session.ts'
import { completeSignIn, refuseDisabled } from './complete-sign-in.ts'

const wrong = () => new HttpProblem(401, 'The email address or the password is wrong')
const unconfirmed = () =>
  new HttpProblem(403, 'Confirm your email address first: open the link that we have sent to you')
/** Only where no mail is sent: there an account is usable at once, so a known address has to be answered differently. */
const usedAddress = () =>
  new HttpProblem(
    409,
    'This email address cannot be used for a new account. If it is yours, sign in or reset the password.',
  )

/** The owner of the mailbox is let in by a link: the device that opens it is counted separately. */
const tooManyGuesses = ({ retryAfterS }: HttpProblem) =>
  new HttpProblem(
    429,
    `Too many passwords were tried for this account. Try again in ${retryAfterS} s, or open a link of “Forgot your password?” on this device.`,
    retryAfterS,
  )

type SignUp = InferOutput<typeof signUpRequest>
/** Creates the account; the returned id is that of no account if the address has one. */
type Make = () => Promise<{ readonly response: { readonly user: { readonly id: string } } }>

const NO_SIGN_UP = {
  // Do not reveal who is invited: invited users have a link, or request one as for a forgotten password.
  invited:
    'Accounts on this site are made by invitation. Open the link in your invitation, or ask for a new one under “Forgot your password?”.',
  closed: 'This site makes no new accounts.',
} as const

/** Making an account, and signing in. */
export function createSignInRoutes(tools: AccountTools): Hono {
  const { dependencies, limits, devices, secondFactor, challenges, authFor, networkOf } = tools
  const { confirmByMail, choosePasswordByMail, warnOwner, forAnyone, refuseProof } = tools
  const { database, mail, background, access, passwords } = dependencies

  /** Returns the account, or the token of the next step if the account has a second factor. */
  const signIn = async (context: Context, email: string, password: string) => {
    const auth = await authFor(context)
    const opened = await translateErrors(
      {
        INVALID_EMAIL_OR_PASSWORD: () => refuseProof(context, 'password', wrong()),
        EMAIL_NOT_VERIFIED: unconfirmed,
      },
      () =>
        auth.api.signInEmail({
          body: { email, password },
          headers: auth.deviceOf(context),
          returnHeaders: true,
        }),
    )
    const { user, token } = opened.response
    // Told only to those who know the password.
    await refuseDisabled(tools, user.id)
    if ((await secondFactor.read(user.id)).onSince === undefined)
      return { account: await completeSignIn(tools, context, opened) }
    // The session's cookie was not passed on.
    await deleteSessionOf(database, token)
    const step = { accountId: user.id, challenge: '' }
    return { secondFactorToken: await challenges.open('second-factor', step) }
  }

  /** Returns false if the address has an account, perhaps since a moment ago. */
  const createAccount = async (email: string, make: Make): Promise<boolean> => {
    if (await findAccountByEmail(database, email)) return false
    try {
      const { response } = await make()
      return (await findAccountByEmail(database, email))?.id === response.user.id
    } catch (error) {
      if (await findAccountByEmail(database, email)) return false
      throw error
    }
  }

  /**
   * Creates an account, whose address is confirmed by mail. If the address has an unconfirmed account with another
   * password, neither password is valid, and the owner of the mailbox sets a new one.
   */
  const signUpByMail = async ({ email, name, password }: SignUp, confirmBy: number, make: Make) => {
    if (await createAccount(email, make)) return
    const unconfirmed = await findUnconfirmed(database, email)
    if (!unconfirmed) return warnOwner(email)
    const { id, password: hash } = unconfirmed
    if (hash !== null && (await passwords.verify({ hash, password }))) {
      await setConfirmBy(database, email, confirmBy)
      return confirmByMail({ id, email })
    }
    if (await dropPassword(dependencies, { id, name, confirmBy })) choosePasswordByMail({ id, email })
    else warnOwner(email)
  }

  /** Counts a password that is tried. Throws HttpProblem 429. */
  const consumeGuess = async (context: Context, email: string) => {
    const place = await devices.find(context, email)
    if (place !== undefined) return limits.passwordOfKnownPlace.consume(place)
    const visitor = networkOf(context)
    limits.triesOfVisitor.consume(visitor)
    await limits.passwordOfVisitorAndEmail.consume(`${visitor} ${email}`)
    await limits.passwordOfVisitor.consume(visitor)
    await limits.passwordOfEmail.consume(email).catch((error: unknown) => {
      throw error instanceof HttpProblem && error.status === 429 ? tooManyGuesses(error) : error
    })
  }

  return new Hono()
    .post('/sign-up', forAnyone, async (context) => {
      if (access.signUp !== 'open') throw new HttpProblem(403, NO_SIGN_UP[access.signUp])
      const request = await readJson(context, signUpRequest)
      refuseCommon(request.password, request)
      await limits.signUpOfHousehold.consume(networkOf(context, 56))
      const auth = await authFor(context)
      const space = { kind: 'accounts', bytes: ACCOUNT_BYTES } as const
      const make = (confirmBy?: number) =>
        storing(dependencies.quota, space, () =>
          auth.signUp({ ...request, confirmBy }, auth.deviceOf(context)),
        )
      if (mail.isDelivered) {
        // Refuse before the response: whether there is space says nothing of the address.
        dependencies.quota.reserve('accounts', ACCOUNT_BYTES)(0)
        // The same answer in the same time, whether the address is new or known.
        const confirmBy = dependencies.now() + dependencies.retention.unconfirmedDays * DAY_MS
        background.run(() => signUpByMail(request, confirmBy, () => make(confirmBy)))
        return context.json({ isSignedIn: false })
      }
      const signUp = async () => ({ response: withCookies(context, await make()) })
      if (!(await createAccount(request.email, signUp))) throw usedAddress()
      await devices.remember(context, request.email)
      return context.json({ isSignedIn: true })
    })
    .post('/sign-in', forAnyone, async (context) => {
      const { email, password } = await readJson(context, signInRequest)
      await consumeGuess(context, email)
      return context.json(await signIn(context, email, password))
    })
}
