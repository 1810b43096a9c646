import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { onTestFinished } from 'vitest'

/** Serves an application, or a listener, on a free local port until the test ends. `prepare` is called before. */
export async function serveLocally(
  app: Hono | RequestListener,
  prepare: (server: Server) => void = () => {},
): Promise<number> {
  const server = createServer(
    'fetch' in app ? getRequestListener(app.fetch, { overrideGlobalObjects: false }) : app,
  )
  prepare(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** Connects to the port and sends the requests (method and path) in one go, without reading. */
export async function pipeline(port: number, requests: readonly string[], headers = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(requests.map((line) => `${line} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`).join(''))
  return socket
}
