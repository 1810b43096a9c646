import { type Context, Hono } from 'hono'
import type { Dependencies } from '../../dependencies.ts'
import { HttpProblem } from '../../http/errors.ts'
import type { AccountPart } from './account-store.ts'
import { createAccountTools } from './account-tools.ts'
import { findSignedIn } from './auth-session.ts'
import { createMailedLinkRoutes } from './mailed-link-routes.ts'
import { createOwnAccountRoutes } from './own-account-routes.ts'
import { createPasskeyRoutes } from './passkey-routes.ts'
import { createSecondFactorRoutes } from './second-factor-routes.ts'
import { createSignInRoutes } from './sign-in-routes.ts'
import { createSsoRoutes } from './sso-routes.ts'

type Accounts = {
  /** Routes under `/api/account`. */
  readonly routes: Hono
  /** Returns the account of the request, or undefined if not signed in; free without a cookie. */
  readonly accountOf: (context: Context) => Promise<AccountOfRequest | undefined>
}

type AccountOfRequest = { readonly id: string; readonly email: string; readonly name: string }

/** Routes that only exist for accounts with passwords. */
const WITH_PASSWORD = [
  '/sign-in',
  '/sign-in/second-factor',
  '/sign-in/passkey/start',
  '/sign-in/passkey',
  '/passkeys/start',
  '/passkeys',
  '/sign-up',
  '/reset-link',
  '/reset',
  '/password',
  '/email',
]

function refusePassword(name = 'single sign-on'): never {
  throw new HttpProblem(403, `This site takes no passwords. Sign in with ${name}.`)
}

/** Accounts; `parts` are what other features store about them. */
export async function createAccountsFeature(
  dependencies: Dependencies,
  parts: readonly AccountPart[],
): Promise<Accounts> {
  const tools = await createAccountTools(dependencies, parts)
  const routes = new Hono()
  routes.use(async (context, next) => {
    context.header('cache-control', 'no-store')
    await next()
  })
  if (!dependencies.allowsPasswords)
    for (const path of WITH_PASSWORD) routes.post(path, () => refusePassword(dependencies.sso?.name))
  routes.route('/', createSsoRoutes(tools))
  routes.route('/', createSignInRoutes(tools))
  routes.route('/', createMailedLinkRoutes(tools))
  routes.route('/', createOwnAccountRoutes(tools))
  routes.route('/', createSecondFactorRoutes(tools))
  routes.route('/', createPasskeyRoutes(tools))
  return {
    routes,
    async accountOf(context) {
      const found = await findSignedIn(tools.authFor, context)
      return found && { id: found.id, email: found.email, name: found.name }
    },
  }
}
