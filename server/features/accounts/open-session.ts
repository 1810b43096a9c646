import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as v from 'valibot'

/** Adds `api.openSession`: signs in an account whose second factor or passkey was verified, without a password. */
export const openSessionPlugin = {
  id: 'open-session',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: v.object({ accountId: v.string() }) },
      async (context) => {
        const { internalAdapter } = context.context
        const user = await internalAdapter.findUserById(context.body.accountId)
        if (!user) throw new APIError('NOT_FOUND')
        await setSessionCookie(context, { session: await internalAdapter.createSession(user.id), user })
        return { user }
      },
    ),
  },
} satisfies BetterAuthPlugin
