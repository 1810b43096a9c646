import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { MINUTE_MS } from '#lib/dates/durations.ts'
import type { Log } from '../log.ts'
import type { Runtime } from '../runtime.ts'

/** Open files that are not connections: the database and the site's files. */
const OTHER_FILES = 64
const MIN_CONNECTIONS = 16

type ConnectionLimit = {
  /** Limits the connections of a server; several servers share the limit. */
  readonly watch: (server: Server) => void
}

/**
 * Limits the open connections of this process to what its limit of open files allows: without files left, no visitor could
 * connect. If there are too many, the connection that has been idle the longest closes; without an idle one, the new one
 * does. A connection is idle if no request on it has arrived whole, or its last response was sent. The log says so at
 * most once a minute.
 */
export function createConnectionLimit({
  maxFiles,
  elapsed,
  log,
}: Pick<Runtime, 'elapsed'> & { readonly maxFiles: number; readonly log: Log }): ConnectionLimit {
  const max = Math.max(MIN_CONNECTIONS, maxFiles - OTHER_FILES)
  /** Responses under way by connection. */
  const open = new Map<Socket, number>()
  /** The one idle the longest first. */
  const idle = new Set<Socket>()
  let closed = 0
  let loggedAt = Number.NEGATIVE_INFINITY

  const report = () => {
    closed += 1
    if (elapsed() - loggedAt < MINUTE_MS) return
    log(
      `Too many connections are open: ${max}, as the limit of open files is ${maxFiles}. Closed since the last such line: ${closed}. Raise the limit (LimitNOFILE of systemd, ulimits of Docker, ulimit -n), or let a proxy limit the connections of an address.`,
      { level: 'warn' },
    )
    loggedAt = elapsed()
    closed = 0
  }
  const admit = (socket: Socket) => {
    open.set(socket, 0)
    idle.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      idle.delete(socket)
    })
    if (open.size <= max) return
    const [oldest = socket] = idle
    // It counts as closed at once: its event comes later.
    open.delete(oldest)
    idle.delete(oldest)
    oldest.destroy()
    report()
  }
  const begin = (socket: Socket, response: ServerResponse) => {
    if (!open.has(socket)) return
    idle.delete(socket)
    open.set(socket, (open.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const left = (open.get(socket) ?? 1) - 1
      if (!open.has(socket)) return
      open.set(socket, left)
      if (left === 0) idle.add(socket)
    })
  }
  return {
    watch(server) {
      server.on('connection', admit)
      server.on('request', ({ socket }, response) => begin(socket, response))
    },
  }
}
