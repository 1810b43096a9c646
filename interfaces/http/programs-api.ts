import { availableParallelism } from 'node:os'
import { type Context, Hono } from 'hono'
import { joinBytes } from '#lib/bytes/bytes.ts'
import { LISTED } from '../find-operations.ts'
import { sentence } from '../run-operation.ts'
import { ProcessPool } from '../worker/process-pool.ts'
import type { Job, Reply } from '../worker/run-job.ts'
import { tokenCheck } from './tokens.ts'

export type ProgramsApiOptions = {
  /** Accepted bearer tokens. */
  readonly tokens: readonly string[]
  readonly log: (line: string) => void
  /** Tools whose operations there are not here. */
  readonly disabledTools?: readonly string[]
  readonly pool?: Pick<ProcessPool, 'do'>
}

const MAX_BODY_BYTES = 20 * 1024 * 1024
const TIME_MS = 10_000
const MEMORY_MB = 256

const OVERRUNS = {
  time: `This takes longer than the ${TIME_MS / 1000} seconds that a question may take here.`,
  memory: 'This takes more memory than a question may take here.',
  size: 'The answer is larger than the 64 MB that it may have here.',
}
const RETRY_AFTER_S = 10
const UNAVAILABLE = `The server cannot start a process for this at the moment. Try again in ${RETRY_AFTER_S} s.`
const ERROR = 'Something went wrong on our side.'

/** The operations of all tools over HTTP. Nothing of a question or an answer is logged. */
export function programsApi({
  tokens,
  log,
  disabledTools = [],
  pool = createDefaultPool(),
}: ProgramsApiOptions): Hono {
  const isKnown = tokenCheck(tokens)
  const open = new Set(LISTED.filter(({ tool }) => !disabledTools.includes(tool)).map(({ name }) => name))
  const app = new Hono()
  app.use(async (context, next) => {
    if (isKnown(context.req.header('authorization'))) return next()
    context.header('www-authenticate', 'Bearer')
    return context.json({ error: 'This needs a token: Authorization: Bearer …' }, 401)
  })
  const reply = async (context: Context, job: Job) => answerWith(context, await pool.do(job), log)
  app.get('/openapi.json', (context) => reply(context, { kind: 'describe', disabledTools }))
  app.post('/run/:operation', async (context) => {
    const operation = context.req.param('operation')
    if (!open.has(operation)) return context.json({ error: `There is no operation “${operation}”.` }, 404)
    const json = await readBody(context.req.raw, MAX_BODY_BYTES)
    if (!json) return context.json({ error: `A question may have ${MAX_BODY_BYTES / 1024 / 1024} MB.` }, 413)
    return reply(context, { kind: 'run', operation, json })
  })
  return app
}

/** Leaves one core to the main thread. */
function createDefaultPool(): ProcessPool {
  return new ProcessPool({
    size: Math.max(1, availableParallelism() - 1),
    timeMs: TIME_MS,
    memoryMb: MEMORY_MB,
  })
}

function answerWith(context: Context, reply: Reply, log: (line: string) => void): Response {
  switch (reply.kind) {
    case 'succeeded': {
      const { bytes, mediaType, fileName, notes } = reply.result
      if (fileName !== '')
        context.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
      if (notes.length > 0) context.header('sundry-notes', encodeURIComponent(notes.join('\n')))
      context.header('cache-control', 'no-store')
      context.header('content-type', mediaType)
      return context.body(bytes)
    }
    case 'refused':
      return context.json({ error: sentence(reply.problem) }, 422)
    case 'overrun':
      return context.json({ error: OVERRUNS[reply.limit] }, 422)
    case 'unavailable':
      log(`error starting a worker: ${reply.reason}`)
      context.header('retry-after', String(RETRY_AFTER_S))
      return context.json({ error: UNAVAILABLE }, 503)
    case 'bug':
      log(`error in an operation ${reply.trace}`)
      return context.json({ error: ERROR }, 500)
  }
}

/** Returns the body of a request, or undefined if it is longer than `max` bytes; the rest is not read then. */
export async function readBody(request: Request, max: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > max) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > max) return undefined
    chunks.push(chunk)
  }
  return joinBytes(chunks)
}
