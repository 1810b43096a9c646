import type { MiddlewareHandler } from 'hono'
import type { Connection } from './connection.ts'
import type { ResponseBudget } from './response-budget.ts'

/**
 * Refuses requests while too many bytes of responses are under way: before the work, and for reading requests again
 * before the response is sent, since thousands can have begun at once.
 */
export function createResponseLimit({
  responses,
  connection,
}: {
  readonly responses: ResponseBudget
  readonly connection: Connection
}): MiddlewareHandler {
  return async (context, next) => {
    const refuseBeyondLimit = () => responses.reserve(context, connection.networkOf(context), 0)
    refuseBeyondLimit()
    await next()
    if (context.req.method === 'GET') refuseBeyondLimit()
  }
}
