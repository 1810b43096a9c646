import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type BasePathProxy = {
  /** Origin of the proxy, without the path. */
  readonly origin: string
  /** URLs that pages requested outside the path. */
  readonly strays: readonly string[]
  readonly stop: () => Promise<void>
}

type BasePathServer = {
  /** Origin of Sundry. */
  readonly target: string
  /** The path of the domain that is Sundry's. */
  readonly path: string
  /** Whether it strips the path before it forwards a request, and reports that in a header. */
  readonly stripsPrefix: boolean
  readonly port?: number
}

/**
 * Creates a domain with Sundry below one of its paths. Requests of pages outside the path are recorded and answered
 * with 500. Requests that do not originate from a page, but from a test or the address bar, are redirected to the path.
 */
export async function createBasePathProxy({
  target,
  path,
  stripsPrefix,
  port = 0,
}: BasePathServer): Promise<BasePathProxy> {
  const strays: string[] = []
  const server = createServer((incoming, outgoing) => {
    const address = incoming.url ?? '/'
    if (address === path || address.startsWith(`${path}/`)) return pass(incoming, outgoing, address)
    const site = incoming.headers['sec-fetch-site']
    if (site === undefined || site === 'none')
      return void outgoing.writeHead(307, { location: path + address }).end()
    strays.push(address)
    outgoing.writeHead(500).end('This is not Sundry')
  })
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, address: string) => {
    const wanted = stripsPrefix ? address.slice(path.length) || '/' : address
    const passed = request(target + wanted, {
      method: incoming.method,
      headers: { ...incoming.headers, ...(stripsPrefix && { 'x-forwarded-prefix': path }) },
    })
    passed.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  }
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo // It listens on a port, not on a socket file.
  return { origin: `http://127.0.0.1:${own}`, strays, stop: () => stopped(server) }
}

async function stopped(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}
