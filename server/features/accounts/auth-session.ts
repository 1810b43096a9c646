import type { Context } from 'hono'
import * as v from 'valibot'
import { HttpProblem } from '../../http/errors.ts'
import type { Auth } from './create-auth.ts'
import { forwardCookies } from './host-cookies.ts'

export type SignedIn = {
  readonly id: string
  readonly email: string
  readonly name: string
  /** UTC milliseconds. */
  readonly createdAt: number
  readonly sessionId: string
  /** UTC milliseconds. */
  readonly signedInAt: number
}

/** Forwards the cookies set by better-auth, and returns its response. */
export function withCookies<T>(
  context: Context,
  { headers, response }: { readonly headers: Headers; readonly response: T },
): T {
  forwardCookies(context, headers.getSetCookie())
  return response
}

/** Returns the signed-in user of the request's cookie, and extends a session in use. Free without a cookie. */
export async function findSignedIn(
  authFor: (context: Context) => Promise<Auth>,
  context: Context,
): Promise<SignedIn | undefined> {
  if (!context.req.header('cookie')?.includes('sundry.session_token=')) return undefined
  const auth = await authFor(context)
  const found = await auth.api.getSession({ headers: await auth.headersOf(context), returnHeaders: true })
  // Without a session better-auth deletes the cookie, which is valid again when a clock that is ahead has been corrected.
  if (!found.response) return undefined
  const { user, session } = withCookies(context, { ...found, response: found.response })
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    createdAt: user.createdAt.getTime(),
    sessionId: session.id,
    signedInAt: session.createdAt.getTime(),
  }
}

const errorSchema = v.object({ body: v.object({ code: v.string() }) })

/** Runs better-auth; its refusals become ours, by their code, and any other one is a fault. */
export async function translateErrors<T>(
  problems: Readonly<Record<string, () => HttpProblem>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const known = v.safeParse(errorSchema, error)
    const problem = known.success ? problems[known.output.body.code] : undefined
    throw problem?.() ?? error
  }
}

export const notSignedIn = () => new HttpProblem(401, 'Sign in first')
