import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Dependencies } from '../dependencies.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Asked } from './asked.ts'
import { answersFailures } from './errors.ts'
import { DEFAULT_MAX_BYTES } from './read-json.ts'
import { refusesForeign } from './same-site.ts'
import { headersOfData } from './security-headers.ts'

const decoder = new TextDecoder()

/** A route that thousands may ask at once: `POST` with JSON, answered with JSON. */
export type DirectRoute = {
  /** The path, from its beginning to its end; its first group is the id. */
  readonly path: RegExp
  /** As the metrics name it. */
  readonly pattern: string
  readonly answer: (asked: Asked, id: string) => Promise<object>
}

/** Answers a request, or gives false where it is not for this door. */
export type DirectDoor = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/**
 * Answers one route straight from Node's server: what the framework and its adapter do for a request takes a third of what
 * a vote costs. The same functions check, answer and count it as there, so that nobody can tell the doors apart; what is
 * unusual in its form is left to the framework. Nothing of it is logged but failures of the server's own.
 */
export function directDoor(
  dependencies: Dependencies,
  metrics: Metrics,
  { path, pattern, answer }: DirectRoute,
): DirectDoor {
  const { publicUrl, elapsed } = dependencies
  const refuseForeign = refusesForeign(publicUrl)
  const answered = answersFailures(dependencies)
  const headers = Object.entries({ ...headersOfData(publicUrl), 'content-type': 'application/json' }).flat()

  async function bodyFor(
    asked: Asked,
    id: string,
  ): Promise<{ readonly status: number; readonly body: object }> {
    try {
      refuseForeign(asked)
      return { status: 200, body: await answer(asked, id) }
    } catch (error) {
      return answered(error instanceof Error ? error : new Error(String(error)), asked)
    }
  }

  async function answerTo(incoming: IncomingMessage, outgoing: ServerResponse, id: string): Promise<void> {
    const started = elapsed()
    const { status, body } = await bodyFor(askedBy(incoming), id)
    metrics.count({ method: 'POST', route: pattern, status, seconds: (elapsed() - started) / 1000 })
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
  return Number(headers['content-length'] ?? Number.NaN) <= DEFAULT_MAX_BYTES
}

function askedBy(incoming: IncomingMessage): Asked {
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
