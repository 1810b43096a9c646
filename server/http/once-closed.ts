import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request as far as its response can close: `env` has `incoming` and `outgoing` if there is a connection. */
export type Closable = { readonly env: unknown }

/**
 * Calls the listener once, when the response has been sent or its connection is lost: immediately if that has happened,
 * never without a connection (in tests). The socket is watched as well: a pipelined response that waits for the one
 * before it emits no `close`.
 */
export function onceClosed({ env }: Closable, listener: () => void): void {
  if (!hasResponse(env)) return
  const { outgoing, incoming } = env
  const { socket } = incoming
  if (outgoing.closed || outgoing.destroyed || socket.destroyed) return listener()
  const close = () => {
    outgoing.off('close', close)
    socket.off('close', close)
    listener()
  }
  outgoing.on('close', close)
  socket.on('close', close)
}

function hasResponse(
  env: unknown,
): env is { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse } {
  return typeof env === 'object' && env !== null && 'incoming' in env && 'outgoing' in env
}
