import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac, hash } from 'node:crypto'
import { betterAuth } from 'better-auth/minimal'
import type { Context } from 'hono'
import type { Secrets, SigningSecrets } from '../../database/server-secrets.ts'
import type { Dependencies } from '../../dependencies.ts'
import { isSameSecret } from '../../http/timing-safe.ts'
import { authAdapter } from './auth-adapter.ts'
import { deviceText } from './device-text.ts'
import { toLibraryCookies } from './host-cookies.ts'
import { openSessionPlugin } from './open-session.ts'
import { ssoGate, ssoPlugin } from './sso-provider.ts'

const DAY_SECONDS = 24 * 60 * 60

export type Auth = ReturnType<typeof createAuth>

type NewAccount = {
  readonly name: string
  readonly email: string
  readonly password: string
  /** UTC milliseconds when the account is deleted unless it is confirmed; undefined for never. */
  readonly confirmBy: number | undefined
}

type Given = {
  readonly dependencies: Dependencies
  /** The current secret is first. */
  readonly secrets: Secrets
  readonly sessionSecrets: SigningSecrets
  readonly isSecure: boolean
  /** Whether this instance supports sign-in at the issuer, if configured. */
  readonly asksIssuer: boolean
  /** Mails a link that confirms the account's address. */
  readonly confirmByMail: (account: { readonly id: string; readonly email: string }) => void
}

/** better-auth with everything off that Sundry does not use; only its `api` is called, its own addresses are not there. */
export function createAuth({
  dependencies,
  secrets,
  sessionSecrets,
  isSecure,
  asksIssuer,
  confirmByMail,
}: Given) {
  const { database, linkOrigin, basePath, mail, log, sso, access, passwords, sessionMaxAgeMs } = dependencies
  /** The hash of the password that is signed up with, within that call alone. */
  const hashAtHand = new AsyncLocalStorage<string>()
  const auth = betterAuth({
    appName: 'Sundry',
    baseURL: linkOrigin,
    // As a list, so that no environment variable can override it.
    secrets: secrets.map((value) => ({ version: versionOf(value), value })),
    database: authAdapter(database, { maxAgeMs: sessionMaxAgeMs }),
    telemetry: { enabled: false },
    plugins: [
      openSessionPlugin,
      ...(sso && asksIssuer
        ? [ssoPlugin(sso, { origin: linkOrigin, makesAccounts: access.signUp === 'open' })]
        : []),
    ],
    onAPIError: { errorURL: `${linkOrigin}/auth` },
    rateLimit: { enabled: false },
    // Its logged arguments can contain email addresses; the message does not.
    logger: { level: 'error', log: (_, message) => log(`accounts: ${message}`) },
    advanced: {
      cookiePrefix: 'sundry',
      useSecureCookies: isSecure,
      defaultCookieAttributes: { path: basePath || '/' },
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
    user: {
      modelName: 'account',
      fields: { emailVerified: 'is_confirmed', createdAt: 'created_at', updatedAt: 'updated_at' },
      // Stored with the account, so that a sign-up at the same time finds an unconfirmed one.
      additionalFields: {
        confirmBy: { type: 'number', fieldName: 'confirm_by', required: false, returned: false },
      },
      validateUserInfo: ssoGate(database, sso),
    },
    account: {
      modelName: 'account_login',
      // The issuer is used only for sign-in: its tokens are not stored.
      updateAccountOnSignIn: false,
      // Encrypted, in the browser that began: the callback is good for no other.
      storeStateStrategy: 'cookie',
      accountLinking: { enabled: true, requireLocalEmailVerified: false },
      fields: {
        userId: 'account_id',
        providerId: 'provider',
        accountId: 'login',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    session: {
      modelName: 'account_session',
      expiresIn: 30 * DAY_SECONDS,
      updateAge: DAY_SECONDS,
      fields: {
        userId: 'account_id',
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        userAgent: 'device',
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: {
        hash: async (password) => hashAtHand.getStore() ?? passwords.hash(password),
        verify: passwords.verify,
      },
      requireEmailVerification: mail.isDelivered,
    },
    emailVerification: {
      sendOnSignUp: mail.isDelivered,
      sendOnSignIn: mail.isDelivered,
      // The link is ours (account-links.ts): used once, and deleted with the account.
      sendVerificationEmail: async ({ user }) => confirmByMail(user),
    },
  })
  const deviceOf = (context: Context) =>
    new Headers({ 'user-agent': deviceText(context.req.header('user-agent') ?? '') })
  return {
    ...auth,
    /**
     * Makes an account. better-auth would hash the password, a tenth of a second of work, within its transaction,
     * and everything else on SQLite would wait for that.
     */
    signUp: async (account: NewAccount, headers: Headers) =>
      hashAtHand.run(await passwords.hash(account.password), () =>
        auth.api.signUpEmail({ body: account, headers, returnHeaders: true }),
      ),
    /** Headers that describe the device in words, without the cookie. */
    deviceOf,
    /**
     * Only parts of a request are passed to better-auth: its cookie, and the device in words. It cannot store data that
     * it never receives.
     */
    headersOf: async (context: Context): Promise<Headers> => {
      const headers = deviceOf(context)
      const cookie = toLibraryCookies(context.req.header('cookie') ?? '')
      headers.set('cookie', await withNewestSignature(cookie, sessionSecrets, secrets[0]))
      return headers
    },
  }
}

/**
 * Returns the number that identifies an encryption secret: the same in every process, independent of the other secrets.
 */
function versionOf(secret: string): number {
  return Number.parseInt(hash('sha256', secret).slice(0, 12), 16)
}

const SESSION = /(sundry\.session_token=)([^;]+)/

/**
 * A request's cookies with the session's signed by the newest secret, where another of ours has signed it: better-auth knows
 * one secret for signatures. Its form is the token, a dot and HMAC-SHA-256 in base64, as one encoded value.
 */
export async function withNewestSignature(
  cookies: string,
  secrets: SigningSecrets,
  newest: string,
): Promise<string> {
  const whole = decoded(SESSION.exec(cookies)?.[2] ?? '')
  const token = whole.slice(0, Math.max(0, whole.lastIndexOf('.')))
  if (token === '') return cookies
  const isOurs = await secrets.firstOf((secret) => isSameSecret(whole, signToken(token, secret)) || undefined)
  if (!isOurs) return cookies
  const renewed = encodeURIComponent(signToken(token, newest))
  return cookies.replace(SESSION, (_, name: string) => name + renewed)
}

function signToken(token: string, secret: string): string {
  return `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`
}

/** Returns an empty string if the value is not correctly encoded. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
