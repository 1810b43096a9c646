import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Request as received by the server, which echoes it. */
export type Echo = {
  readonly method: string
  readonly url: string
  /** Names in lower case; repeated ones as received. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly text: string
  readonly sha256: string
}

export type TestServer = {
  readonly origin: string
  /** Every request but the browser's own questions before one (preflights). */
  readonly received: Echo[]
  close(): void
}

export const EXACT_JSON = '{"id":12345678901234567890,"rate":1E400,"zero":-0,"name":"\\u00e9","list":[]}'
export const ALL_BYTES = Buffer.from(Array.from({ length: 4096 }, (_, index) => index % 256))
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** 10 MB of JSON in one line, with an end that is found nowhere else. */
export const LARGE_JSON = `[${'{"id":12345678901234567890,"name":"some words","list":[1,2,3]},'.repeat(165_000)}"the end"]`

/** An HTTP server of the test's own that lets every page read its answers, but where the path says otherwise. */
export async function startTestServer(): Promise<TestServer> {
  const received: Echo[] = []
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path !== '/refused') allowPages(response)
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method'])
      return response.writeHead(204).end()
    const echo = await read(request)
    received.push(echo)
    answer(path, echo, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Safe: a server that listens on a port has an address with it.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function allowPages(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-methods', '*')
  response.setHeader('access-control-allow-headers', '*, authorization')
  response.setHeader('access-control-expose-headers', '*')
}

async function read(request: IncomingMessage): Promise<Echo> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const headers = request.rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name.toLowerCase(), request.rawHeaders[index + 1] ?? ''] as const] : [],
  )
  return {
    method: request.method ?? '',
    url: request.url ?? '',
    headers,
    text: body.toString(),
    sha256: createHash('sha256').update(body).digest('hex'),
  }
}

function answer(path: string, echo: Echo, response: ServerResponse): void {
  const [, kind = '', value = ''] = path.split('/')
  const send = (type: string, body: string | Buffer, status = 200) =>
    response.writeHead(status, { 'content-type': type }).end(body)
  switch (kind) {
    case 'status':
      return void send('text/plain', `status ${value}`, Number(value))
    case 'empty':
      return void response.writeHead(Number(value)).end()
    case 'json':
      return void send('application/json; charset=utf-8', EXACT_JSON)
    case 'large':
      return void send('application/json', LARGE_JSON)
    case 'huge':
      return void sendHuge(response)
    case 'latin-1':
      return void send('text/plain; charset=iso-8859-1', Buffer.from('caf\xe9', 'latin1'))
    case 'bytes':
      return void send('application/octet-stream', ALL_BYTES)
    case 'picture':
      return void send('image/png', PIXEL)
    case 'page':
      return void send(
        'text/html; charset=utf-8',
        '<style>h1 { color: rgb(1, 2, 3) }</style><h1>Hello</h1><script>parent.document.title = "taken"</script>',
      )
    case 'redirect':
      return void response.writeHead(302, { location: '/echo' }).end()
    case 'never':
      return
    case 'begun':
      return void response.writeHead(200, { 'content-type': 'text/plain' }).write('begun')
    case 'events':
      return void response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n')
    case 'declared':
      return void send('text/html', Buffer.from('<meta charset="windows-1252"><p>caf\xe9 \x80', 'latin1'))
    default:
      return void send('application/json', JSON.stringify(echo))
  }
}

/** 100 MB of text in lines of 100 bytes. */
function sendHuge(response: ServerResponse): void {
  const megabyte = Buffer.from(`${'x'.repeat(99)}\n`.repeat(10_000))
  response.writeHead(200, { 'content-type': 'text/plain', 'content-length': 100 * megabyte.length })
  let sent = 0
  const more = () => {
    while (sent < 100) {
      sent++
      if (!response.write(megabyte)) return void response.once('drain', more)
    }
    response.end()
  }
  more()
}
