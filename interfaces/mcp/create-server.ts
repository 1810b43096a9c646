import {
  type CallToolResult,
  fromJsonSchema,
  type JsonSchemaType,
  McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { isRecord } from '#lib/json/is-record.ts'
import packageFile from '../../package.json' with { type: 'json' }
import { encodeBase64 } from '../encode-base64.ts'
import { sentence } from '../run-operation.ts'
import type { JobOptions } from '../worker/process-pool.ts'
import type { Job, Reply, SerializedResult } from '../worker/run-job.ts'

/** The schema of the operation reads the question and refuses it in the page's words; what checks it before would use others. */
const UNCHECKED = { getValidator: () => (input: unknown) => ({ valid: true, data: input }) as never }

const OVERRUNS = {
  time: 'This takes too long.',
  memory: 'This takes too much memory.',
  size: 'The answer is larger than 10 MB, which clients do not take. Use the command instead.',
}

/** The official client hangs up at a message of 10 MiB; around the answer stands little. */
const MAX_MESSAGE_LENGTH = 10 * 1024 * 1024 - 10_000
/** A byte becomes at most six in JSON, and data occurs twice in a message. */
const SAFE_MESSAGE_LENGTH = MAX_MESSAGE_LENGTH / 12

/** Description of an operation for clients; its parameters are JSON Schema. */
type Described = { readonly name: string; readonly summary: string; readonly schema: object }

/** Creates an MCP server with one tool per operation; `work` runs the job, reports its progress and can cancel it. */
export function createServer(
  operations: readonly Described[],
  work: (job: Job, options: JobOptions) => Promise<Reply>,
): McpServer {
  const server = new McpServer({ name: 'sundry', title: 'Sundry', version: packageFile.version })
  for (const { name, summary, schema } of operations)
    server.registerTool(
      name,
      {
        description: summary,
        inputSchema: fromJsonSchema<unknown>(schema as JsonSchemaType, UNCHECKED),
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      async (params, context) => {
        const report = progressOf(context)
        const job: Job = { kind: 'run', operation: name, params, tellsProgress: report !== undefined }
        const { signal } = context.mcpReq
        return toolResult(await work(job, { signal, ...(report && { report }) }))
      },
    )
  return server
}

/** Tells a client how much is done, in percent, if it gave a token for that. */
function progressOf({ mcpReq }: ServerContext): ((share: number) => void) | undefined {
  const progressToken = mcpReq._meta?.progressToken
  if (progressToken === undefined) return undefined
  return (share) => {
    const params = { progressToken, progress: Math.round(share * 100), total: 100 }
    // A disconnected client needs no progress.
    mcpReq.notify({ method: 'notifications/progress', params }).catch(() => {})
  }
}

function toolResult(reply: Reply): CallToolResult {
  if (reply.kind === 'succeeded') return whereShort(succeeded(reply.result), reply.result.bytes.length)
  return { content: [{ type: 'text', text: error(reply) }], isError: true }
}

function whereShort(result: CallToolResult, bytes: number): CallToolResult {
  const isShort =
    bytes < SAFE_MESSAGE_LENGTH || Buffer.byteLength(JSON.stringify(result)) < MAX_MESSAGE_LENGTH
  return isShort ? result : toolResult({ kind: 'overrun', limit: 'size' })
}

function error(reply: Exclude<Reply, { kind: 'succeeded' }>): string {
  if (reply.kind === 'refused') return sentence(reply.problem)
  if (reply.kind === 'unreadable') return reply.message
  if (reply.kind === 'cancelled') return 'This was cancelled.'
  if (reply.kind === 'busy') return 'Too many calls wait. Try again when one of them is answered.'
  if (reply.kind === 'overrun') return OVERRUNS[reply.limit]
  if (reply.kind === 'unavailable') {
    process.stderr.write(`A worker could not be started: ${reply.reason}\n`)
    return 'No process can be started for this at the moment. Try again.'
  }
  process.stderr.write(`${reply.trace}\n`)
  return 'Something went wrong on our side.'
}

function succeeded({ kind, bytes, mediaType, fileName, notes }: SerializedResult): CallToolResult {
  const noted = notes.map((text) => ({ type: 'text' as const, text }))
  if (kind === 'file') return { content: [fileContent(bytes, mediaType, fileName), ...noted] }
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  if (kind === 'text') return { content: [{ type: 'text', text }, ...noted] }
  const data: unknown = JSON.parse(text)
  return {
    content: [{ type: 'text', text: text.trimEnd() }, ...noted],
    ...(isRecord(data) && { structuredContent: data }),
  }
}

function fileContent(
  bytes: Uint8Array<ArrayBuffer>,
  mimeType: string,
  name: string,
): CallToolResult['content'][number] {
  const data = encodeBase64(bytes)
  if (mimeType.startsWith('image/')) return { type: 'image', data, mimeType }
  return {
    type: 'resource',
    resource: { uri: `sundry:///${encodeURIComponent(name)}`, mimeType, blob: data },
  }
}
