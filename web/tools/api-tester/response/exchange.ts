import { readNumber } from '#lib/numbers/read-number.ts'
import { type Problem, UserError } from '#lib/result/user-error.ts'
import type { PreparedBody, PreparedRequest } from '../request/prepare.ts'
import { isEventStream, readMediaType } from './media-type.ts'

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
  /** Body as received, decompressed. */
  readonly body: Blob
  readonly timeMs: number
  /** Why an event stream ended before its server closed it. */
  readonly ended?: string
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

export type Received = {
  readonly receivedBytes: number
  readonly totalBytes: number | undefined
  /** Returns the answer as far as it has arrived, if it is an event stream. */
  readonly answer?: () => Answer
}

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

/** Sends once, never again by itself, and reads the whole answer; an event stream until it ends or is canceled. */
export async function exchange(
  request: PreparedRequest,
  dependencies: ExchangeDependencies,
): Promise<Exchange> {
  const { now, onProgress } = dependencies
  const start = now()
  const connection = openConnection(dependencies)
  try {
    const body = readsText(request.body) ? await withFileTexts(request.body) : request.body
    const response = await dependencies.fetch(request.url, {
      method: request.method,
      headers: new Headers(request.headers.map(([name, value]) => [name, value])),
      body: bodyInit(body) ?? null,
      signal: connection.signal,
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'follow',
    })
    const contentType = response.headers.get('content-type') ?? ''
    const described = { ...describe(response), contentType }
    if (isEventStream(readMediaType(contentType).essence)) {
      connection.ignoreTimeout()
      return await readEvents(response, { ...described, timeMs: now() - start }, dependencies)
    }
    const answerBody = await readBody(response, contentType, onProgress)
    return { answer: { ...described, body: answerBody, timeMs: now() - start } }
  } catch (error) {
    return { failure: { ...getFailure(error, dependencies), timeMs: now() - start } }
  }
}

/** Connection that ends when the visitor cancels, and at the timeout unless that is ignored. */
function openConnection({ cancelled, timedOut }: ExchangeDependencies) {
  const timeout = new AbortController()
  const end = () => timeout.abort(timedOut.reason)
  if (timedOut.aborted) end()
  timedOut.addEventListener('abort', end)
  return {
    signal: AbortSignal.any([cancelled, timeout.signal]),
    ignoreTimeout: () => timedOut.removeEventListener('abort', end),
  }
}

/** Reads an event stream; what has arrived remains if the stream is canceled or breaks. */
async function readEvents(
  response: Response,
  described: Omit<Answer, 'body'>,
  dependencies: ExchangeDependencies,
): Promise<Exchange> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const answer = () => ({ ...described, body: new Blob(chunks, { type: described.contentType }) })
  let receivedBytes = 0
  try {
    for await (const chunk of getChunks(response)) {
      chunks.push(chunk)
      receivedBytes += chunk.length
      dependencies.onProgress?.({ receivedBytes, totalBytes: undefined, answer })
    }
    return { answer: answer() }
  } catch (error) {
    if (chunks.length === 0) throw error
    const { problem } = getFailure(error, { ...dependencies, timedOut: new AbortController().signal })
    return { answer: { ...answer(), ended: problem.message.replace(/^Error: /, '') } }
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
      for (const part of body.parts) appendPart(form, part)
      return form
    }
    case undefined:
      return undefined
  }
}

type PreparedPart = Extract<PreparedBody, { kind: 'multipart' }>['parts'][number]

/** Browsers give a typed part of text the file name `blob`. */
function appendPart(form: FormData, part: PreparedPart): void {
  const { name, contentType: type } = part
  if ('file' in part)
    form.append(name, type === undefined ? part.file : new Blob([part.file], { type }), part.file.name)
  else form.append(name, type === undefined ? part.value : new Blob([part.value], { type }))
}

/** Reads the files whose content is sent as text. */
async function withFileTexts(body: PreparedBody): Promise<PreparedBody> {
  if (body.kind !== 'multipart') return body
  const parts = body.parts.map(async (part) =>
    'file' in part && part.readsText
      ? { name: part.name, contentType: part.contentType, value: await part.file.text() }
      : part,
  )
  return { kind: 'multipart', parts: await Promise.all(parts) }
}

function readsText(body: PreparedBody | undefined): body is PreparedBody {
  return body?.kind === 'multipart' && body.parts.some((part) => 'file' in part && part.readsText)
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
  'Browsers don’t tell pages why. Either the address cannot be reached (its name, the network, its certificate), or its server does not let this page read the answer (CORS), or an https page may not call an http address (mixed content). cURL is not bound by the last two: copy the request and try it in a terminal.'

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

/** RFC 9110 §15 and the IANA registry of status codes. */
export const REASONS: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  203: 'Non-Authoritative Information',
  204: 'No Content',
  205: 'Reset Content',
  206: 'Partial Content',
  207: 'Multi-Status',
  208: 'Already Reported',
  226: 'IM Used',
  300: 'Multiple Choices',
  301: 'Moved Permanently',
  302: 'Found',
  303: 'See Other',
  304: 'Not Modified',
  307: 'Temporary Redirect',
  308: 'Permanent Redirect',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  407: 'Proxy Authentication Required',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  411: 'Length Required',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  416: 'Range Not Satisfiable',
  417: 'Expectation Failed',
  418: "I'm a teapot",
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  423: 'Locked',
  424: 'Failed Dependency',
  425: 'Too Early',
  426: 'Upgrade Required',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  451: 'Unavailable For Legal Reasons',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  505: 'HTTP Version Not Supported',
  506: 'Variant Also Negotiates',
  507: 'Insufficient Storage',
  508: 'Loop Detected',
  511: 'Network Authentication Required',
}

const DEFAULT_SECONDS = 30
const MAX_SECONDS = 3600

/** Returns the timeout in seconds from the input; 30 if it is not a number above 0. */
export function getTimeout(text: string): number {
  const reading = readNumber(text)
  const seconds = reading.kind === 'number' ? Number(reading.decimal) : DEFAULT_SECONDS
  return seconds > 0 ? Math.min(seconds, MAX_SECONDS) : DEFAULT_SECONDS
}
