import * as v from 'valibot'
import { currentPassword } from './account.ts'

/** A code of an authenticator app or a recovery code, however it was typed. */
const code = v.pipe(
  v.string(),
  v.maxLength(40, 'This is no code'),
  v.transform((text) => text.replaceAll(/\s/gu, '')),
  v.nonEmpty('Enter the code'),
)

export const passwordRequest = v.strictObject({ password: currentPassword })
export const codeRequest = v.strictObject({ code })

/** `POST /api/account/sign-in/second-factor`: `token` is that of the response to the password. */
export const secondStepRequest = v.strictObject({ token: v.pipe(v.string(), v.maxLength(100)), code })

/** `GET /api/account/second-factor` */
export const secondFactorResponse = v.strictObject({
  /** The second factor is asked for after a password; an account without one has no use for it. */
  hasPassword: v.boolean(),
  /** UTC milliseconds; missing if it is off. */
  onSince: v.optional(v.number()),
  /** Number of unused recovery codes. */
  recoveryCodes: v.number(),
})
export type SecondFactorResponse = v.InferOutput<typeof secondFactorResponse>

/** `POST /api/account/second-factor/start`: the secret in base 32, and the URI of its QR code. */
export const secondFactorSetUp = v.strictObject({ secret: v.string(), uri: v.string() })
export type SecondFactorSetUp = v.InferOutput<typeof secondFactorSetUp>

/** New recovery codes, which no other response contains. */
export const recoveryCodesResponse = v.strictObject({ recoveryCodes: v.array(v.string()) })
export type RecoveryCodes = v.InferOutput<typeof recoveryCodesResponse>
