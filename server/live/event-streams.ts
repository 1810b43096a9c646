import { HttpProblem } from '../http/errors.ts'
import { type Closable, onceClosed } from '../http/once-closed.ts'
import { readMaxOpenFiles } from '../http/open-files.ts'

/** Often enough for the idle limits of usual proxies (60 s). */
const HEARTBEAT_MS = 20_000
/** Delay before a browser reconnects, in milliseconds. */
const RETRY_MS = 1_000
const encoder = new TextEncoder()
const HEARTBEAT = encoder.encode(':\n\n')
const STREAM_START = encoder.encode(`retry: ${RETRY_MS}\n\n`)

/** A server-sent event in parts, so that events can share what is large. */
type StreamEvent = readonly Uint8Array[]

/** A whole state as one server-sent event, made once for all who watch. */
export function stateEvent(state: unknown): StreamEvent {
  return [encoder.encode(`data: ${JSON.stringify(state)}\n\n`)]
}

const DATA = encoder.encode('data: ')
const END = encoder.encode('\n\n')

/** Copying less than this costs less than sending several parts. */
const MIN_SHARED_BYTES = 16 * 1024

/** The same of a state that is JSON already, in parts. */
export function textEvent(json: readonly Uint8Array[]): StreamEvent {
  const parts = [DATA, ...json, END]
  const isLarge = parts.some(({ byteLength }) => byteLength >= MIN_SHARED_BYTES)
  return isLarge ? parts : [Buffer.concat(parts)]
}

type Begin = (send: (event: StreamEvent) => void, end: () => void) => () => void

/** Request for a stream. */
type StreamRequest = Closable & { readonly req: { readonly method: string } }

export type EventStreams = {
  /**
   * Responds with a stream of server-sent events (HTML standard §9.2). `begin` receives functions that send an event
   * and end the stream, and returns one that unsubscribes. `network` owns the stream, for the limits. Throws
   * HttpProblem 503 if there are too many: the page polls instead. For a slow reader, a pending event is replaced by
   * the next one. The stream ends when its response closes. A HEAD request gets the headers and opens no stream.
   */
  readonly open: (request: StreamRequest, network: string, begin: Begin) => Response
  /** How many are open. */
  readonly count: () => number
  /** Ends all that are open and opens no more, so that a server can stop. */
  readonly endAll: () => void
}

/** The most streams at once. */
export type StreamLimits = { readonly total: number; readonly perAddress: number }

const UNLIMITED: StreamLimits = { total: Number.POSITIVE_INFINITY, perAddress: Number.POSITIVE_INFINITY }

export function createEventStreams(limits = UNLIMITED): EventStreams {
  const ends = new Set<() => void>()
  const byNetwork = new Map<string, number>()
  let isOver = false
  const count = (network: string, by: 1 | -1) => {
    const open = (byNetwork.get(network) ?? 0) + by
    if (open > 0) byNetwork.set(network, open)
    else byNetwork.delete(network)
  }
  return {
    count: () => ends.size,
    // A browser reconnects immediately, over a connection that is still open.
    open(request, network, begin) {
      if (isOver) return new Response(null, { status: 503 })
      if (request.req.method === 'HEAD') return toResponse(null)
      if (ends.size >= limits.total || (byNetwork.get(network) ?? 0) >= limits.perAddress)
        throw new HttpProblem(503, 'Too many pages are open at once. This one is updated every few seconds.')
      const { stream, end } = streamOf((send, end) => {
        count(network, 1)
        const stop = begin(send, end)
        return () => {
          count(network, -1)
          stop()
        }
      }, ends)
      onceClosed(request, end)
      return toResponse(stream)
    },
    endAll() {
      isOver = true
      for (const end of [...ends]) end()
    },
  }
}

/** Returns the stream, and a function that ends it unless it has ended. */
function streamOf(begin: Begin, ends: Set<() => void>): { stream: ReadableStream; end: () => void } {
  let waiting: StreamEvent = []
  let isOpen = true
  let stop = () => {}
  let end = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(STREAM_START)
      const isFree = () => (controller.desiredSize ?? 0) > 0
      // It might have ended already: the reader has left, or the server has closed it.
      end = () => {
        if (!isOpen) return
        stop()
        controller.close()
      }
      const heartbeat = setInterval(() => isFree() && controller.enqueue(HEARTBEAT), HEARTBEAT_MS)
      const unsubscribe = begin((event) => {
        if (isFree()) for (const part of event) controller.enqueue(part)
        else waiting = event
      }, end)
      stop = () => {
        isOpen = false
        clearInterval(heartbeat)
        unsubscribe()
        ends.delete(end)
      }
      ends.add(end)
    },
    pull(controller) {
      const event = waiting
      waiting = []
      for (const part of event) controller.enqueue(part)
    },
    cancel: () => stop(),
  })
  return { stream, end }
}

function toResponse(body: ReadableStream | null): Response {
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // nginx would gather what must arrive at once.
      'x-accel-buffering': 'no',
    },
  })
}

/** For the database, the site's files and requests that end at once. */
const OTHER_FILES = 128

/** The limits as far as the operating system lets this process have connections: each stream is an open file. */
export function capToOpenFiles(limits: StreamLimits, maxFiles = readMaxOpenFiles()): StreamLimits {
  const left = Math.max(16, maxFiles - OTHER_FILES)
  return { total: Math.min(limits.total, left), perAddress: Math.min(limits.perAddress, Math.ceil(left / 2)) }
}
