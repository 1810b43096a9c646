import { Hono } from 'hono'
import { type SsoProblem, ssoRequest } from '#contract/account.ts'
import { HttpProblem } from '../../http/errors.ts'
import { readForm } from '../../http/read-form.ts'
import { readJson } from '../../http/read-json.ts'
import {
  ACCOUNT_BYTES,
  deleteChallenges,
  deleteSessions,
  findAccountIdBySubject,
  isDisabled,
} from './account-store.ts'
import type { AccountTools } from './account-tools.ts'
import { withCookies } from './auth-session.ts'
import { forwardCookies } from './host-cookies.ts'
import { issuerUnreachable, SSO } from './sso-issuer.ts'
import { createLogoutTokenCheck } from './verify-logout-token.ts'

/** Mapping from the library's error codes to problems; any other code is `failed`. */
const PROBLEMS: ReadonlyMap<string, SsoProblem> = new Map([
  ['unconfirmed', 'unconfirmed'],
  ['not-joined', 'not-joined'],
  ['not-allowed', 'not-allowed'],
  ['account_not_linked', 'not-joined'],
  ['signup_disabled', 'no-account'],
  ['access_denied', 'cancelled'],
  ['state_mismatch', 'other-browser'],
  ['state_invalid', 'other-browser'],
  ['state_not_found', 'other-browser'],
  ['email_not_found', 'unconfirmed'],
])

/** Signing in at the issuer: the way there, and the way back; and a sign-out that the issuer reports. */
export function createSsoRoutes({
  dependencies,
  limits,
  ssoAuthFor,
  networkOf,
  forAnyone,
}: AccountTools): Hono {
  const { database, sso, linkOrigin, basePath, log } = dependencies
  const routes = new Hono()
  if (!sso) return routes

  routes.post('/sso', forAnyone, async (context) => {
    const { back } = await readJson(context, ssoRequest)
    // The issuer leads back to the public URL, where a cookie of a page over plain http is not known.
    if (linkOrigin.startsWith('https:') && !dependencies.connection.isSecure(context))
      throw new HttpProblem(409, `Open ${linkOrigin} to sign in: this page is open over plain http.`)
    await limits.linkOfVisitor.consume(networkOf(context))
    // The account is made after the way back, if it is a new one: only ask for space.
    dependencies.quota.reserve('accounts', ACCOUNT_BYTES)(0)
    const auth = await ssoAuthFor(context)
    const found = (await auth.$context).socialProviders.find(({ id }) => id === SSO)
    if (found && found.issuer !== sso.issuer) {
      log(`error accounts: OIDC_ISSUER is ${sso.issuer}, but its discovery document says ${found.issuer}`)
      throw issuerUnreachable(sso)
    }
    const begun = await auth.api
      .signInSocial({
        body: {
          provider: SSO,
          callbackURL: `${linkOrigin}/auth#back=${encodeURIComponent(back)}`,
          errorCallbackURL: `${linkOrigin}/auth`,
          disableRedirect: true,
        },
        headers: await auth.headersOf(context),
        returnHeaders: true,
      })
      .catch(() => {
        throw issuerUnreachable(sso)
      })
    const { url } = withCookies(context, begun)
    if (!url) throw issuerUnreachable(sso)
    return context.json({ url })
  })

  routes.get('/sso/callback', forAnyone, async (context) => {
    const leave = (problem: SsoProblem) => context.redirect(`${basePath}/auth#failed=${problem}`, 302)
    await limits.tokenOfVisitor.consume(networkOf(context))
    const auth = await ssoAuthFor(context)
    const response = await auth.api.callbackOAuth({
      method: 'GET',
      params: { id: SSO },
      query: context.req.query(),
      headers: await auth.headersOf(context),
      asResponse: true,
    })
    const to = URL.parse(response.headers.get('location') ?? '', linkOrigin)
    const error =
      to?.searchParams.get('error') ?? (to?.pathname === `${basePath}/auth` ? undefined : 'failed')
    if (error !== undefined) return leave(PROBLEMS.get(error) ?? 'failed')
    const cookies = response.headers.getSetCookie()
    if (await endIfDisabled(auth, cookies)) return leave('disabled')
    // The previous session of this browser ends, as its cookie does.
    if (context.req.header('cookie')?.includes('sundry.session_token='))
      await auth.api.signOut({ headers: await auth.headersOf(context) })
    forwardCookies(context, cookies)
    return context.redirect(`${basePath}/auth${to?.hash ?? ''}`, 302)
  })

  const subjectOf = createLogoutTokenCheck(sso, dependencies.now)
  // Sent by the issuer itself, so without a cookie (OpenID Connect Back-Channel Logout 1.0 §2.5).
  routes.post('/sso/back-channel-logout', forAnyone, async (context) => {
    const subject = await subjectOf((await readForm(context)).get('logout_token') ?? '')
    const accountId = await findAccountIdBySubject(database, subject)
    if (accountId !== undefined) {
      await deleteSessions(database, accountId)
      await deleteChallenges(database, accountId)
    }
    return context.body(null, 200)
  })

  /** An account that is disabled gets no session: the one that was just made ends. */
  const endIfDisabled = async (auth: Awaited<ReturnType<typeof ssoAuthFor>>, cookies: readonly string[]) => {
    const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ')
    const found = await auth.api.getSession({ headers: new Headers({ cookie }) })
    if (!found || !(await isDisabled(database, found.user.id))) return false
    await deleteSessions(database, found.user.id)
    return true
  }
  return routes
}
