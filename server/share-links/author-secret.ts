import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { Runtime } from '../runtime.ts'

const SECRET_BYTES = 24

/** Generates the secret with which an author without an account changes and deletes an item: 192 random bits. */
export function generateSecret(randomBytes: Runtime['randomBytes']): string {
  return Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url')
}

/** Returns the stored form: a secret of 192 random bits needs no slow hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Returns the request's secret from `Authorization: Bearer`; empty if there is none. */
export function bearerToken(context: Context): string {
  const [, secret = ''] = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '') ?? []
  return secret
}
