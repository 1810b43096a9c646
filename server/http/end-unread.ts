import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Time after which a response that its client does not read ends. */
export const UNREAD_MS = 30_000

/**
 * Ends connections on which no byte has moved for a while if a response waits to be read, or none is under way. A
 * response that is still being made can take longer, and an open live stream has nothing to send.
 */
export function endUnread(server: Server, idleMs = UNREAD_MS): void {
  const open = new WeakMap<Socket, number>()
  const count = (socket: Socket, by: 1 | -1) => open.set(socket, (open.get(socket) ?? 0) + by)
  server.on('request', ({ socket }, response: ServerResponse) => {
    count(socket, 1)
    response.once('close', () => count(socket, -1))
  })
  server.setTimeout(idleMs, (socket) => {
    if (socket.writableLength > 0 || !open.get(socket)) socket.destroy()
  })
}
