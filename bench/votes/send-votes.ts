import { connect } from 'node:net'

/** Raw request as sent over the connection. */
export type Raw = string

/**
 * Sends requests over `atOnce` connections, each sending its next request after the previous response; returns the
 * responses. Uses sockets because an HTTP client takes as long as the server. Throws if a response is not 200.
 */
export async function sendAll(address: string, atOnce: number, requests: readonly Raw[]): Promise<string[]> {
  const answers: string[] = []
  let next = 0
  const { hostname, port } = new URL(address)
  const line = () =>
    new Promise<void>((resolve, reject) => {
      let said = ''
      const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
      const sendNext = () => {
        const request = requests[next++]
        if (request === undefined) socket.end(resolve)
        else socket.write(request)
      }
      socket.setEncoding('utf8')
      socket.on('connect', sendNext)
      socket.on('error', reject)
      socket.on('data', (chunk: string) => {
        said += chunk
        if (!isWhole(said)) return
        if (!said.startsWith('HTTP/1.1 200 ')) return void reject(new Error(said))
        answers.push(said)
        said = ''
        sendNext()
      })
    })
  await Promise.all(Array.from({ length: atOnce }, line))
  return answers
}

/** Whether an answer is there to the end that its header names. */
function isWhole(said: string): boolean {
  const end = said.indexOf('\r\n\r\n')
  if (end === -1) return false
  const length = /^content-length: (\d+)/im.exec(said.slice(0, end))?.[1]
  return said.length - end - 4 >= Number(length)
}

export function postOf(path: string, headers: Readonly<Record<string, string>>, body: unknown): Raw {
  const text = JSON.stringify(body)
  const lines = Object.entries({
    host: 'localhost',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`
}

export function getOf(path: string): Raw {
  return `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`
}
