import { type Problem, UserError } from '#lib/result/user-error.ts'
import type { PreparedBody, PreparedRequest } from '../request/prepare.ts'
import { REASONS } from './reasons.ts'

/** Response, with any status. */
export type Answer = {
  readonly status: number
  /** The server's own words, or those of the standard; HTTP/2 has none. */
  readonly reason: string
  /** Final URL of the response. */
  readonly url: string
  readonly isRedirected: boolean
  /** Headers that the server exposes to pages. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly contentType: string
  /** The body as it came, decompressed. */
  readonly body: Blob
  readonly timeMs: number
}

export type Failure = {
  readonly problem: Problem
  /** Undefined if no request was sent. */
  readonly timeMs: number | undefined
  /** Whether the browser gave no answer and no reason. */
  readonly isUnexplained: boolean
}

/** How an exchange ended: with an answer, or without one. */
export type Exchange = { readonly answer: Answer } | { readonly failure: Failure }

export type Received = { readonly receivedBytes: number; readonly totalBytes: number | undefined }

/** Dependencies of an exchange. */
export type ExchangeDependencies = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Milliseconds from any moment on. */
  readonly now: () => number
  readonly cancelled: AbortSignal
  readonly timedOut: AbortSignal
  /** For the message; the clock itself is `timedOut`. */
  readonly timeoutSeconds: number
  readonly onProgress?: (progress: Received) => void
}

/** Sends once, never again by itself, and reads the whole answer. */
export async function exchange(
  request: PreparedRequest,
  dependencies: ExchangeDependencies,
): Promise<Exchange> {
  const { now, cancelled, timedOut, onProgress } = dependencies
  const start = now()
  try {
    const response = await dependencies.fetch(request.url, {
      method: request.method,
      headers: new Headers(request.headers.map(([name, value]) => [name, value])),
      body: bodyInit(request.body) ?? null,
      signal: AbortSignal.any([cancelled, timedOut]),
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'follow',
    })
    const contentType = response.headers.get('content-type') ?? ''
    const body = await readBody(response, contentType, onProgress)
    return { answer: { ...describe(response), contentType, body, timeMs: now() - start } }
  } catch (error) {
    return { failure: { ...getFailure(error, dependencies), timeMs: now() - start } }
  }
}

function bodyInit(body: PreparedBody | undefined): BodyInit | undefined {
  switch (body?.kind) {
    case 'text':
      return body.text
    case 'file':
      return body.file
    case 'multipart': {
      const form = new FormData()
      for (const part of body.parts) {
        if ('file' in part) form.append(part.name, part.file, part.file.name)
        else form.append(part.name, part.value)
      }
      return form
    }
    case undefined:
      return undefined
  }
}

function describe(response: Response) {
  return {
    status: response.status,
    reason: response.statusText || (REASONS[response.status] ?? ''),
    url: response.url,
    isRedirected: response.redirected,
    headers: [...response.headers],
  }
}

async function readBody(
  response: Response,
  type: string,
  onProgress: ExchangeDependencies['onProgress'],
): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let receivedBytes = 0
  const totalBytes = announcedSize(response.headers)
  for await (const chunk of getChunks(response)) {
    chunks.push(chunk)
    receivedBytes += chunk.length
    onProgress?.({ receivedBytes, totalBytes })
  }
  return new Blob(chunks, { type })
}

/** Read by hand: not every browser's streams can be iterated. */
async function* getChunks({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader()
  for (;;) {
    const next = await reader?.read()
    if (!next || next.done) return
    yield next.value
  }
}

/** Returns the announced size; undefined for a compressed body, whose size is unrelated to the decoded one. */
function announcedSize(headers: Headers): number | undefined {
  if (headers.has('content-encoding')) return undefined
  const size = Number(headers.get('content-length') ?? Number.NaN)
  return size > 0 ? size : undefined
}

const UNEXPLAINED =
  'The browser does not tell a page why. Either the address cannot be reached (its name, the network, its certificate), or its server does not let this page read the answer (CORS), or an https page may not call an http address (mixed content). cURL is not bound by the last two: copy the request and try it in a terminal.'

function getFailure(
  error: unknown,
  { cancelled, timedOut, timeoutSeconds }: ExchangeDependencies,
): Omit<Failure, 'timeMs'> {
  if (cancelled.aborted) return toFailure('Error: Request cancelled')
  if (timedOut.aborted) return toFailure(`Error: Request timed out after ${timeoutSeconds} s`)
  if (error instanceof UserError) return { problem: error.problem, isUnexplained: false }
  const message = error instanceof Error ? error.message : String(error)
  return { problem: { message: `Error: ${message}`, detail: UNEXPLAINED }, isUnexplained: true }
}

function toFailure(message: string): Omit<Failure, 'timeMs'> {
  return { problem: { message, detail: '' }, isUnexplained: false }
}
