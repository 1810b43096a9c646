import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { serverSecret } from '../database/server-secret.ts'
import type { Dependencies } from '../dependencies.ts'

const COOKIE_SECONDS = 30 * 24 * 60 * 60
const TOKEN_BYTES = 16

/** Tells browsers apart without an account: a cookie that only some addresses see, and never the same id in two places. */
export type Seats = {
  /** Who this browser is in this place, the same in all its tabs; empty where it has no cookie. */
  readonly viewerIn: (context: Context, place: string) => string
  /** The same, with a cookie from now on. */
  readonly sitterIn: (context: Context, place: string) => string
}

export async function seatsOf(
  {
    database,
    connection,
    basePath,
    randomBytes,
  }: Pick<Dependencies, 'database' | 'connection' | 'basePath' | 'randomBytes'>,
  {
    cookie,
    path,
    secretName,
  }: { readonly cookie: string; readonly path: string; readonly secretName: string },
): Promise<Seats> {
  const secret = await serverSecret(database, secretName, randomBytes)
  const idIn = (place: string, token: string) =>
    createHmac('sha256', secret).update(`${place}:${token}`).digest('base64url').slice(0, 16)
  return {
    viewerIn(context, place) {
      const token = getCookie(context, cookie)
      return token === undefined ? '' : idIn(place, token)
    },
    sitterIn(context, place) {
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
