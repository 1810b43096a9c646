import * as v from 'valibot'

const EMAIL_REQUIRED = 'Enter an email address like name@example.com'

/** Trimmed and in lower case, so that one mailbox is one account. */
const email = v.pipe(
  v.string(),
  v.maxLength(254, 'The address is too long'),
  v.transform((text) => text.trim().toLowerCase()),
  v.rfcEmail(EMAIL_REQUIRED),
  v.regex(/^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/, EMAIL_REQUIRED),
)

/** Trims whitespace, and makes one space of any whitespace within. */
export const cleanSpace = (text: string) => text.trim().replace(/\s+/gu, ' ')

const name = v.pipe(
  v.string(),
  v.transform(cleanSpace),
  v.nonEmpty('Enter your name'),
  v.regex(/^\P{Cc}*$/u, 'A name cannot hold control characters'),
  v.maxLength(100, 'A name has at most 100 characters'),
)

const PASSWORD_TOO_LONG = 'A password has at most 128 characters'

const newPassword = v.pipe(
  v.string(),
  v.minLength(8, 'Use a password of at least 8 characters'),
  v.maxLength(128, PASSWORD_TOO_LONG),
)

export const currentPassword = v.pipe(
  v.string(),
  v.nonEmpty('Enter your password'),
  v.maxLength(128, PASSWORD_TOO_LONG),
)

const token = v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/, 'This link is incomplete'))

export const signUpRequest = v.strictObject({ name, email, password: newPassword })
export const signInRequest = v.strictObject({ email, password: currentPassword })
export const resetLinkRequest = v.strictObject({ email })
export const resetPasswordRequest = v.strictObject({ token, password: newPassword })
export const confirmEmailRequest = v.strictObject({ token })
export const changeNameRequest = v.strictObject({ name })
export const changeEmailRequest = v.strictObject({ email, password: currentPassword })
export const changePasswordRequest = v.strictObject({ password: currentPassword, newPassword })
/** Empty for an account that is signed in to elsewhere. */
export const optionalPassword = v.pipe(v.string(), v.maxLength(128, PASSWORD_TOO_LONG))
export const deleteAccountRequest = v.strictObject({ password: optionalPassword })
export const emptyRequest = v.strictObject({})
export const endSessionRequest = v.strictObject({ id: v.pipe(v.string(), v.maxLength(100)) })

/** `POST /api/account/sso`: page of this site to return to after sign-in. */
export const ssoRequest = v.strictObject({
  back: v.pipe(
    v.string(),
    v.maxLength(2000),
    v.regex(/^\/(?![/\\])[^\s\\]*$/, 'This is no page of this site'),
  ),
})
/** URL of the provider's login page. */
export const ssoResponse = v.strictObject({ url: v.string() })

/** Reasons for a failed login, as in `/auth#failed=`. */
const SSO_PROBLEMS = [
  'cancelled',
  'disabled',
  'failed',
  'no-account',
  'not-allowed',
  'not-joined',
  'other-browser',
  'unconfirmed',
] as const
export type SsoProblem = (typeof SSO_PROBLEMS)[number]

const account = v.strictObject({
  email: v.string(),
  name: v.string(),
  /** UTC milliseconds. */
  createdAt: v.number(),
})
export type OwnAccount = v.InferOutput<typeof account>

/** `GET /api/account`: the account that is logged in; empty without one. */
export const accountResponse = v.strictObject({ account: v.optional(account) })

/** The account, or the token of the next step if the account has a second factor. */
export const signInResponse = v.union([
  v.strictObject({ account }),
  v.strictObject({ secondFactorToken: v.string() }),
])
/** Of a completed sign-in. */
export const signedInResponse = v.strictObject({ account })

/** Whether the account is usable at once; otherwise its address has to be confirmed by mail. */
export const signUpResponse = v.strictObject({ isSignedIn: v.boolean() })

/** Whether the new email address is effective immediately; otherwise it has to be confirmed by email. */
export const changeEmailResponse = v.strictObject({ isChanged: v.boolean() })

export const doneResponse = v.strictObject({ done: v.literal(true) })

/** `GET /api/account/sessions`: where the account is signed in, the latest first; times in UTC milliseconds. */
export const sessionsResponse = v.strictObject({
  sessions: v.array(
    v.strictObject({
      id: v.string(),
      /** Browser and system in words; empty if unknown. */
      device: v.string(),
      signedInAt: v.number(),
      lastSeenAt: v.number(),
      isThisOne: v.boolean(),
    }),
  ),
})
