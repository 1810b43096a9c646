import type { IncomingMessage, RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Connection } from './connection.ts'
import type { FastPath } from './fast-path.ts'
import { toRequestLike } from './fast-path.ts'
import type { ResponseBudget } from './response-budget.ts'
import { isPagePart } from './security-headers.ts'

/** Whether a request names its host twice: a proxy can have checked the other one (RFC 9112 §3.2). */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

/** Creates the listener of Node's server: votes take the fast path, and responses count as long as they are unsent. */
export function createRequestListener(
  { app, votes }: { readonly app: Hono; readonly votes: FastPath },
  { responses, connection }: { readonly responses: ResponseBudget; readonly connection: Connection },
): RequestListener {
  const handleRequest = getRequestListener(app.fetch)
  return (incoming, outgoing) => {
    // A page requests a dozen parts, and connections are persistent by default (RFC 9112 §9.3): 49 bytes less for each.
    const isToClose = outgoing.hasHeader('connection')
    if (!isToClose && isPagePart(incoming.url ?? '')) outgoing.removeHeader('connection')
    if (hasTwoHosts(incoming)) {
      outgoing.writeHead(400, { connection: 'close' }).end()
      return
    }
    if (votes(incoming, outgoing)) return
    const networkOf = () => connection.networkOf(toRequestLike(incoming))
    void handleRequest(incoming, outgoing).then(() => responses.count({ incoming, outgoing }, networkOf))
  }
}
