import type { Context } from 'hono'
import { HttpProblem } from '../../http/errors.ts'
import { hasPassword } from './account-store.ts'
import type { AccountTools } from './account-tools.ts'
import { findSignedIn, notSignedIn, type SignedIn, translateErrors } from './auth-session.ts'

const JUST_NOW_MS = 10 * 60 * 1000

const wrongPassword = () => new HttpProblem(403, 'The password is wrong')

/** Checks of the user who makes a request. All throw HttpProblem. */
export function createSignedInChecks({ dependencies, limits, authFor }: AccountTools) {
  const whoAsks = async (context: Context): Promise<SignedIn> => {
    const found = await findSignedIn(authFor, context)
    if (!found) throw notSignedIn()
    return found
  }
  const withPassword = async (context: Context, password: string): Promise<SignedIn> => {
    const account = await whoAsks(context)
    await limits.passwordOfVisitorAndEmail.consume(account.id)
    const auth = await authFor(context)
    await translateErrors({ INVALID_PASSWORD: wrongPassword, UNAUTHORIZED: notSignedIn }, async () =>
      auth.api.verifyPassword({ body: { password }, headers: await auth.headersOf(context) }),
    )
    return account
  }
  const justSignedIn = async (context: Context): Promise<SignedIn> => {
    const account = await whoAsks(context)
    if (dependencies.allowsPasswords && (await hasPassword(dependencies.database, account.id)))
      throw new HttpProblem(400, 'Enter your password')
    // The library's clock, which is the machine's.
    if (Date.now() - account.signedInAt > JUST_NOW_MS)
      throw new HttpProblem(
        403,
        'Sign out and sign in again first, so that nobody else does this in your name.',
      )
    return account
  }
  return {
    /** Returns the signed-in user. */
    whoAsks,
    /** Returns the signed-in user after verifying the password. */
    withPassword,
    /** Returns the user after verifying the password, or of an account without one if the sign-in was recent. */
    confirmed: (context: Context, password: string): Promise<SignedIn> =>
      password === '' ? justSignedIn(context) : withPassword(context, password),
  }
}
