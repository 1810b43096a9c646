import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { translatePage } from './translate-page.ts'

/**
 * Proxy between a browser and the server under test. It can be shut down, like a lost network, and it injects a script
 * before all others of a document that reports errors: WebKit, in the private session of its driver, does not expose
 * its console.
 */
export type TestProxy = {
  /** The address of a visitor whom no browser has met; names below `localhost` lead here and share nothing. */
  origin(visitor: string, domain?: string): string
  /** Page errors, console errors and policy violations, since `forget`. */
  complaints(): readonly string[]
  forget(): void
  /** Whether pages are cached for offline use. Caching fetches three hundred files for each visitor. */
  cachePages(isCached: boolean): void
  /** Whether pages are translated like the browser does, once they are hydrated. */
  translatePages(isTranslated: boolean): void
  shut(): Promise<void>
  open(): Promise<void>
}

const REPORT_PATH = '/ears.js'
const SERVICE_WORKER = '/service-worker.js'

/** Opens a way to the server at this origin. */
export async function startTestProxy(to: string): Promise<TestProxy> {
  const complaints: string[] = []
  let isCaching = false
  let isTranslating = false
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url?.endsWith(SERVICE_WORKER) && !isCaching) {
      outgoing.writeHead(404).end()
      return
    }
    if (incoming.url !== REPORT_PATH) return pass(incoming, outgoing, to)
    if (incoming.method === 'POST') complaints.push(await textOf(incoming))
    outgoing
      .setHeader('content-type', 'text/javascript')
      .end(incoming.method === 'POST' ? '' : injected(isTranslating))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // It listens on a port, not on a pipe.
  return {
    origin: (visitor, domain = 'localhost') => `http://${visitor}.${domain}:${port}`,
    complaints: () => complaints,
    forget: () => complaints.splice(0),
    cachePages(isCached) {
      isCaching = isCached
    },
    translatePages(isTranslated) {
      isTranslating = isTranslated
    },
    async shut() {
      const isShut = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await isShut
    },
    async open() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}

function injected(isTranslating: boolean): string {
  return `(${listen})('${REPORT_PATH}')${isTranslating ? `;(${translatePage})()` : ''}`
}

/** Forwards a request; injects the script into documents. */
function pass(incoming: IncomingMessage, outgoing: ServerResponse, to: string): void {
  const isDocument = incoming.headers.accept?.includes('text/html')
  const headers = { ...incoming.headers, ...(isDocument && { 'accept-encoding': 'identity' }) }
  const onward = request(
    new URL(incoming.url ?? '/', to),
    { method: incoming.method ?? 'GET', headers },
    async (got) => {
      const isHtml = got.headers['content-type']?.startsWith('text/html')
      if (!isHtml || got.headers['content-encoding']) {
        outgoing.writeHead(got.statusCode ?? 502, got.headers)
        got.pipe(outgoing)
        return
      }
      const { 'content-length': _, ...cached } = got.headers
      outgoing.writeHead(got.statusCode ?? 502, cached)
      outgoing.end((await textOf(got)).replace('<head>', `<head><script src="${REPORT_PATH}"></script>`))
    },
  )
  onward.on('error', () => outgoing.destroy())
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}

/** Runs in the page before its own scripts. */
function listen(address: string): void {
  let isLeft = false
  // Resources still loading when a page is left fail. A page that is still here a second later was not left.
  addEventListener('beforeunload', () => {
    isLeft = true
    setTimeout(() => {
      isLeft = false
    }, 1000)
  })
  const report = (text: string) => isLeft || navigator.sendBeacon(address, `${location.pathname}: ${text}`)
  addEventListener('error', ({ message }) => report(`page error: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => report(`page error: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report(`policy violation: ${effectiveDirective} ${blockedURI}`),
  )
  const { error } = console
  console.error = (...words) => {
    report(`console: ${words.join(' ')}`)
    error(...words)
  }
}

async function textOf(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
