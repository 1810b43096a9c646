import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request as far as its response can close: `env` is an `Exchange` if there is a connection. */
export type Closable = { readonly env: unknown }

/** Both sides of a request over a connection, as the framework's adapter passes them on. */
export type Exchange = { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse }

/**
 * Calls the listener once, when the response has been sent or its connection is lost: immediately if that has happened,
 * never without a connection (in tests). The socket is watched as well: a pipelined response that waits for the one
 * before it emits no `close`.
 */
export function onceClosed({ env }: Closable, listener: () => void): void {
  if (!isExchange(env)) return
  const { outgoing, incoming } = env
  const { socket } = incoming
  if (outgoing.closed || outgoing.destroyed || socket.destroyed) {
    listener()
    return
  }
  const close = () => {
    outgoing.off('close', close)
    socket.off('close', close)
    listener()
  }
  outgoing.on('close', close)
  socket.on('close', close)
}

/** Whether the environment of a request is an exchange over a connection. */
export function isExchange(env: unknown): env is Exchange {
  return typeof env === 'object' && env !== null && 'incoming' in env && 'outgoing' in env
}

/** Whether the connection of a request was lost: its client has left and gets no answer. */
export function hasLeft({ env }: Closable): boolean {
  return (
    typeof env === 'object' &&
    env !== null &&
    'incoming' in env &&
    (env.incoming as Pick<IncomingMessage, 'socket'>).socket?.destroyed === true
  )
}
