import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Runtime } from '../runtime.ts'
import { createCsrfCheck } from './csrf.ts'
import { DEFAULT_BODY } from './declare-route.ts'
import { createErrorMapper, type ErrorParts } from './errors.ts'
import type { RequestLike } from './request-like.ts'
import { dataHeaders } from './security-headers.ts'

const decoder = new TextDecoder()

/** Route for thousands of simultaneous requests: `POST` with JSON, answered with JSON. */
type FastPathRoute = {
  /** The path, from its beginning to its end; its first group is the id. */
  readonly path: RegExp
  /** As the metrics name it. */
  readonly pattern: string
  readonly handle: (request: RequestLike, id: string) => Promise<object>
}

/** Counts an answered request in the metrics. `seconds` is the duration. */
export type CountRequest = (request: {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}) => void

/** Handles a request, or returns false if it is not for this route. */
export type FastPath = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/**
 * Answers one route directly from Node's server: the work of the framework and its adapter for a request costs a third
 * of a vote. The same functions check, answer and count it as there, so responses do not differ; requests of an unusual
 * form are left to the framework. Only 5xx responses are logged.
 */
export function createFastPath(
  dependencies: ErrorParts &
    Pick<Runtime, 'elapsed'> & { readonly publicUrl: string | undefined; readonly hsts: string | undefined },
  countRequest: CountRequest,
  { path, pattern, handle }: FastPathRoute,
): FastPath {
  const { publicUrl, hsts, elapsed } = dependencies
  const checkCsrf = createCsrfCheck(publicUrl)
  const toErrorResponse = createErrorMapper(dependencies)
  const headers = Object.entries({
    ...dataHeaders(hsts),
    'cache-control': 'no-store',
    'content-type': 'application/json',
  }).flat()

  async function bodyFor(
    request: RequestLike,
    id: string,
  ): Promise<{ readonly status: number; readonly body: object }> {
    try {
      checkCsrf(request)
      return { status: 200, body: await handle(request, id) }
    } catch (error) {
      return toErrorResponse(error instanceof Error ? error : new Error(String(error)), request)
    }
  }

  async function answerTo(incoming: IncomingMessage, outgoing: ServerResponse, id: string): Promise<void> {
    const started = elapsed()
    const { status, body } = await bodyFor(toRequestLike(incoming), id)
    countRequest({ method: 'POST', route: pattern, status, seconds: (elapsed() - started) / 1000 })
    const text = JSON.stringify(body)
    outgoing.writeHead(status, [...headers, 'content-length', String(Buffer.byteLength(text))]).end(text)
  }

  return (incoming, outgoing) => {
    const id = incoming.method === 'POST' ? path.exec(incoming.url ?? '')?.[1] : undefined
    if (id === undefined || !isShort(incoming)) return false
    void answerTo(incoming, outgoing, id)
    return true
  }
}

/** Of a body that is long, or does not say how long it is, the framework's adapter reads only so much. */
function isShort({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? Number.NaN) <= DEFAULT_BODY.maxBytes
}

/** Returns a request of Node's server as routes read it. */
export function toRequestLike(incoming: IncomingMessage): RequestLike {
  return {
    req: {
      header: (name) => incoming.headers[name]?.toString(),
      text: () => textOf(incoming),
      raw: incoming,
    },
    env: { incoming },
  }
}

/** Rejects where the line breaks before the end. */
function textOf(incoming: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => resolve(decoder.decode(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks))))
    incoming.on('error', reject)
  })
}
