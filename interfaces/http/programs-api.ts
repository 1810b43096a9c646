import { availableParallelism } from 'node:os'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { MAX_CALL_BYTES } from '#contract/programs.ts'
import { LISTED } from '../find-operations.ts'
import { suggestWord } from '../find-option.ts'
import { sentence } from '../run-operation.ts'
import { ProcessPool } from '../worker/process-pool.ts'
import type { Job, Reply, SerializedResult } from '../worker/run-job.ts'
import { problem } from './problem.ts'
import { createRequestBodies } from './request-bodies.ts'
import { tokenReader } from './tokens.ts'

export type ProgramsApiOptions = {
  /** Accepted bearer tokens. */
  readonly tokens: readonly string[]
  readonly log: (line: string) => void
  /** Tools whose operations there are not here. */
  readonly disabledTools?: readonly string[]
  /** Origins whose pages can call the API: `*` for all. */
  readonly corsOrigins?: readonly string[]
  /** Whether the description needs no token. */
  readonly hasPublicDescription?: boolean
  /** Counts a request with an unknown token; throws if there were too many. */
  readonly countFailure?: (context: Context) => void
  readonly pool?: Pick<ProcessPool, 'run'>
}

const MB = 1024 * 1024
/** Of all requests that wait or run. */
const MAX_OPEN_BYTES = 200 * MB
const TIME_MS = 10_000
const MEMORY_MB = 256
const MAX_WAITING = { perOwner: 256, total: 1_024 }
const RETRY_AFTER_S = 10
const RETRY = { 'retry-after': `${RETRY_AFTER_S}` }

const DETAILS = {
  time: `This takes longer than the ${TIME_MS / 1000} seconds that a call may take here.`,
  memory: 'This takes more memory than a call may take here.',
  size: 'The result is larger than the 64 MB that it may have here.',
  missing: 'This needs a token: Authorization: Bearer <token>. The operator of this server gives you one.',
  unknown: 'This server does not know this token.',
  perOwner: `${MAX_WAITING.perOwner} calls with this token wait already. Try again in ${RETRY_AFTER_S} s.`,
  total: `This server is busy. Try again in ${RETRY_AFTER_S} s.`,
  body: `A body may have ${MAX_CALL_BYTES / MB} MB.`,
  unavailable: `The server cannot start a process for this at the moment. Try again in ${RETRY_AFTER_S} s.`,
  bug: 'The server has stopped at a fault of its own.',
  cancelled: 'The call was cancelled.',
}

type Variables = { owner: string }

/** The operations of all tools over HTTP. Nothing of a request or a result is logged. */
export function programsApi({
  tokens,
  log,
  disabledTools = [],
  corsOrigins = [],
  hasPublicDescription = false,
  countFailure = () => {},
  pool = createDefaultPool(),
}: ProgramsApiOptions): Hono {
  const ownerOf = tokenReader(tokens)
  const bodies = createRequestBodies({ each: MAX_CALL_BYTES, all: MAX_OPEN_BYTES })
  const open = LISTED.filter(({ tool }) => !disabledTools.includes(tool)).map(({ name }) => name)
  const app = new Hono<{ Variables: Variables }>()
  app.onError((error) => {
    if (!('status' in error) || error.status !== 429) throw error
    const waitS = 'retryAfterS' in error ? error.retryAfterS : RETRY_AFTER_S
    return problem(429, error.message, { 'retry-after': `${waitS}` })
  })
  for (const path of ['/run/*', '/openapi.json']) {
    if (corsOrigins.length > 0) app.use(path, allowOrigins(corsOrigins))
    app.use(path, compress())
    app.use(path, async (context, next) => {
      const owner = ownerOf(context.req.header('authorization'))
      if ('token' in owner) {
        context.set('owner', `${owner.token}`)
        return next()
      }
      if (hasPublicDescription && path === '/openapi.json') return next()
      if (owner.error === 'unknown') countFailure(context)
      return problem(401, DETAILS[owner.error], { 'www-authenticate': 'Bearer' })
    })
  }
  const run = async (context: Context<{ Variables: Variables }>, job: Job) =>
    respond(await pool.run(job, { owner: context.get('owner') ?? '', signal: context.req.raw.signal }), log)
  app.get('/openapi.json', (context) => run(context, { kind: 'describe', disabledTools }))
  app.post('/run/:operation', (context) => {
    const operation = context.req.param('operation')
    if (!open.includes(operation))
      return problem(404, `There is no operation “${operation}”. ${suggestWord(operation, open)}`)
    const { raw } = context.req
    return bodies.read(raw, async (body) => {
      if (body.kind === 'too large') return problem(413, DETAILS.body)
      if (body.kind === 'no memory') return problem(503, DETAILS.total, RETRY)
      const request = {
        body: body.bytes,
        contentType: raw.headers.get('content-type') ?? '',
        isGzip: raw.headers.get('content-encoding') === 'gzip',
        query: [...new URL(raw.url).searchParams],
      }
      return run(context, { kind: 'run', operation, request })
    })
  })
  app.all('/run/:operation', () => problem(405, 'Operations are called with POST.', { allow: 'POST' }))
  return app as unknown as Hono
}

function allowOrigins(origins: readonly string[]) {
  return cors({
    origin: origins.includes('*') ? '*' : [...origins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['authorization', 'content-type', 'content-encoding'],
    exposeHeaders: ['content-disposition', 'retry-after', 'sundry-notes'],
    maxAge: 86_400,
  })
}

/** Leaves a process to other tokens if one has many calls. */
function createDefaultPool(): ProcessPool {
  const size = Math.max(2, availableParallelism() - 1)
  return new ProcessPool({
    size,
    sizePerOwner: size - 1,
    hasSpare: true,
    timeMs: TIME_MS,
    memoryMb: MEMORY_MB,
    maxWaiting: MAX_WAITING,
  })
}

function respond(reply: Reply, log: (line: string) => void): Response {
  switch (reply.kind) {
    case 'succeeded':
      return succeeded(reply.result)
    case 'refused':
      return problem(422, sentence(reply.problem))
    case 'unreadable':
      return problem(reply.status, reply.message)
    case 'overrun':
      return problem(reply.limit === 'time' ? 504 : 422, DETAILS[reply.limit])
    case 'busy':
      return problem(reply.limit === 'perOwner' ? 429 : 503, DETAILS[reply.limit], RETRY)
    case 'unavailable':
      log(`error starting a worker: ${reply.reason}`)
      return problem(503, DETAILS.unavailable, RETRY)
    case 'cancelled':
      // Its client has left and reads nothing.
      return problem(503, DETAILS.cancelled)
    case 'bug':
      log(`error in an operation ${reply.trace}`)
      return problem(500, DETAILS.bug)
  }
}

function succeeded({ bytes, mediaType, fileName, notes }: SerializedResult): Response {
  const headers = new Headers({ 'content-type': mediaType, 'cache-control': 'no-store' })
  if (fileName !== '')
    headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
  if (notes.length > 0) headers.set('sundry-notes', encodeURIComponent(notes.join('\n')))
  return new Response(bytes, { headers })
}
