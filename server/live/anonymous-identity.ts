import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Database } from '../database/open-database.ts'
import { serverSecret } from '../database/server-secrets.ts'
import type { Connection } from '../http/connection.ts'
import type { Runtime } from '../runtime.ts'

const COOKIE_SECONDS = 30 * 24 * 60 * 60
const TOKEN_BYTES = 16

/** Identifies browsers without accounts: a cookie limited to one path, and a different id per room, game or quiz. */
export type AnonymousIdentity = {
  /** Returns the id of this browser, the same in all its tabs; empty without a cookie. */
  readonly findIdentity: (context: Context, place: string) => string
  /** Returns the id of this browser, setting a cookie if it has none. */
  readonly identify: (context: Context, place: string) => string
}

export async function createAnonymousIdentity(
  {
    database,
    connection,
    basePath,
    randomBytes,
  }: Pick<Runtime, 'randomBytes'> & {
    readonly database: Database
    readonly connection: Connection
    readonly basePath: string
  },
  {
    cookie,
    path,
    secretName,
  }: { readonly cookie: string; readonly path: string; readonly secretName: string },
): Promise<AnonymousIdentity> {
  const secret = await serverSecret(database, secretName, randomBytes)
  const idIn = (place: string, token: string) =>
    createHmac('sha256', secret).update(`${place}:${token}`).digest('base64url').slice(0, 16)
  return {
    findIdentity(context, place) {
      const token = getCookie(context, cookie)
      return token === undefined ? '' : idIn(place, token)
    },
    identify(context, place) {
      const known = getCookie(context, cookie)
      const token =
        known && /^[\w-]{22}$/.test(known)
          ? known
          : Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url')
      setCookie(context, cookie, token, {
        path: basePath + path,
        httpOnly: true,
        sameSite: 'Strict',
        secure: connection.isSecure(context),
        maxAge: COOKIE_SECONDS,
      })
      return idIn(place, token)
    },
  }
}
