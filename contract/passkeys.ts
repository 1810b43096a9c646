import * as v from 'valibot'
import { cleanSpace, optionalPassword } from './account.ts'

const base64url = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(20_000))
const token = v.pipe(v.string(), v.maxLength(100))

/** Parts that both kinds of credentials have (Web Authentication Level 3 §5.1). */
const credential = {
  id: base64url,
  rawId: base64url,
  type: v.literal('public-key'),
  clientExtensionResults: v.object({}),
}
const created = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: v.optional(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/))), []),
  }),
})
const used = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: v.optional(base64url),
  }),
})

const name = v.pipe(
  v.string(),
  v.transform(cleanSpace),
  v.nonEmpty('Enter a name for the passkey'),
  v.regex(/^\P{Cc}*$/u, 'A name cannot hold control characters'),
  v.maxLength(100, 'A name has at most 100 characters'),
)

export type UsedCredential = v.InferOutput<typeof used>

/** `POST /api/account/passkeys/start`; the password is empty for an account without one. */
export const startPasskeyRequest = v.strictObject({ password: optionalPassword })
/** `POST /api/account/passkeys`: `token` is that of the response to the start. */
export const addPasskeyRequest = v.strictObject({ token, name, credential: created })
export const renamePasskeyRequest = v.strictObject({ id: base64url, name })
export const removePasskeyRequest = v.strictObject({ id: base64url })
/** `POST /api/account/sign-in/passkey` */
export const passkeySignInRequest = v.strictObject({ token, credential: used })

/** Options for the browser, which reads them itself (Web Authentication Level 3 §5.4 and §5.5). */
export const passkeyOptions = v.strictObject({ token: v.string(), options: v.unknown() })

/** `GET /api/account/passkeys`, the oldest first; times in UTC milliseconds. */
export const passkeysResponse = v.strictObject({
  passkeys: v.array(
    v.strictObject({
      id: v.string(),
      name: v.string(),
      createdAt: v.number(),
      /** Missing before the first sign-in. */
      usedAt: v.optional(v.number()),
    }),
  ),
})
export type Passkeys = v.InferOutput<typeof passkeysResponse>['passkeys']
