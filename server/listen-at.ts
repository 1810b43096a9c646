import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect } from 'node:net'

type Place = {
  /** Address, or the path of a Unix socket. */
  readonly host: string
  readonly port: number
  readonly backlog: number
}

/** Machines without IPv6 cannot listen on its addresses. */
const WITHOUT_IPV6 = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL', 'EINVAL'])

/**
 * Starts a server, and resolves to its port. `::` accepts IPv4, too, and means `0.0.0.0` on a machine without IPv6. A
 * socket that a killed process left behind is replaced. Rejects with an Error that names the place.
 */
export async function listenAt(server: Server, { host, port, backlog }: Place): Promise<number> {
  if (host.startsWith('/')) {
    if (!(await answers(host))) rmSync(host, { force: true })
    await listening(server, { path: host, backlog }, host)
    return port
  }
  try {
    await listening(server, { host, port, backlog }, `port ${port} of ${host}`)
  } catch (error) {
    if (host !== '::' || !(error instanceof Error) || !WITHOUT_IPV6.has(String(error.cause))) throw error
    await listening(server, { host: '0.0.0.0', port, backlog }, `port ${port}`)
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

function listening(server: Server, options: object, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) =>
      reject(new Error(`cannot listen on ${name}: ${error.message}`, { cause: error.code }))
    server.once('error', refuse)
    server.listen(options, () => {
      server.off('error', refuse)
      resolve()
    })
  })
}

/** Whether a process listens on a Unix socket. */
function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.end())
  })
}
