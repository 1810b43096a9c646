import { pathToFileURL } from 'node:url'
import {
  type CallToolResult,
  fromJsonSchema,
  type JsonSchemaType,
  McpServer,
  ResourceTemplate,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { isRecord } from '#lib/json/is-record.ts'
import { toResultAsync } from '#lib/result/result.ts'
import packageFile from '../../package.json' with { type: 'json' }
import { encodeBase64 } from '../encode-base64.ts'
import { sentence } from '../run-operation.ts'
import type { JobOptions } from '../worker/process-pool.ts'
import type { Job, Reply, SerializedResult } from '../worker/run-job.ts'
import type { LocalFiles } from './local-files.ts'
import { documentationUri, flattenParams, structuredContent, type ToolDefinition } from './tool-definition.ts'

/** The schema of the operation reads the question and refuses it in the page's words; what checks it before would use others. */
const UNCHECKED = { getValidator: () => (input: unknown) => ({ valid: true, data: input }) as never }

const OVERRUNS = {
  time: 'This takes too long.',
  memory: 'This takes too much memory.',
  size: 'The answer is larger than 10 MB, which clients do not take. Save it with saveTo, or use the command.',
}

/** The official client hangs up at a message of 10 MiB; around the answer stands little. */
const MAX_MESSAGE_LENGTH = 10 * 1024 * 1024 - 10_000
/** A byte becomes at most six in JSON, and data occurs twice in a message. */
const SAFE_MESSAGE_LENGTH = MAX_MESSAGE_LENGTH / 12

const INSTRUCTIONS = `Exact tools that run on this computer and send nothing. Numbers can be text, which keeps every digit.
A file is {"name","base64"} or {"name","text"}. Parameters named in "options" are documented in sundry:///operations/<tool>. "notes" in a result warn of what was lost, changed or doubtful: tell the user.`

const PATH_INSTRUCTIONS = `
Better than base64: {"path"} reads a file, and "saveTo" writes the result to a new file, in folders that the user allows.`

/** Tool of the server, as `npm run generate` wrote it. */
export type ListedTool = {
  readonly name: string
  /** Whether a result can be a file. */
  readonly givesFile: boolean
  readonly definition: ToolDefinition
}

/** Parts of a server that differ between starts. */
export type ServerParts = {
  readonly tools: readonly ListedTool[]
  /** Runs a job, reports its progress and can cancel it. */
  readonly work: (job: Job, options: JobOptions) => Promise<Reply>
  readonly files: LocalFiles
  /** Documentation of an operation, as Markdown. */
  readonly documentationOf: (operation: string) => Promise<string>
}

/** Creates an MCP server with one tool per operation. */
export function createServer({ tools, work, files, documentationOf }: ServerParts): McpServer {
  const server = new McpServer(
    { name: 'sundry', title: 'Sundry', version: packageFile.version },
    { instructions: files.isAllowed ? INSTRUCTIONS + PATH_INSTRUCTIONS : INSTRUCTIONS },
  )
  for (const { name, givesFile, definition } of tools) {
    const { inputSchema, outputSchema, ...shown } = definition
    // The instructions name it for all tools; the list does so for files only.
    const input = files.isAllowed && givesFile ? withSaveTo(inputSchema) : inputSchema
    server.registerTool(
      name,
      {
        ...shown,
        inputSchema: unchecked(input),
        ...(outputSchema && { outputSchema: unchecked(outputSchema) }),
      },
      (given, context) => call(name, given, context),
    )
  }
  server.registerResource(
    'operation',
    new ResourceTemplate(documentationUri('{operation}'), { list: undefined }),
    { title: 'Documentation of an operation', mimeType: 'text/markdown' },
    async (uri, { operation }) => ({
      contents: [
        { uri: uri.href, mimeType: 'text/markdown', text: await documentationOf(String(operation)) },
      ],
    }),
  )
  return server

  async function call(operation: string, given: unknown, context: ServerContext): Promise<CallToolResult> {
    const { saveTo, params } = splitParams(given)
    const read = await toResultAsync(() => files.readPaths(params))
    if (!read.ok) return refused(sentence(read.problem))
    const report = progressOf(context)
    const job: Job = { kind: 'run', operation, params: read.value, tellsProgress: report !== undefined }
    const reply = await work(job, { signal: context.mcpReq.signal, ...(report && { report }) })
    if (reply.kind !== 'succeeded') return refused(errorText(reply))
    return saveTo === undefined
      ? withinLimit(succeeded(reply.result), reply.result.bytes.length)
      : save(reply.result, saveTo)
  }

  async function save({ bytes, mediaType, notes }: SerializedResult, path: string): Promise<CallToolResult> {
    const saved = await toResultAsync(() => files.write(path, bytes))
    if (!saved.ok) return refused(sentence(saved.problem))
    return {
      content: [
        {
          type: 'resource_link',
          uri: pathToFileURL(saved.value).href,
          name: saved.value,
          mimeType: mediaType,
        },
        ...notes.map((text) => ({ type: 'text' as const, text })),
      ],
      structuredContent: { savedTo: saved.value, notes },
    }
  }
}

function unchecked(schema: object) {
  return fromJsonSchema<unknown>(schema as JsonSchemaType, UNCHECKED)
}

function withSaveTo(schema: ToolDefinition['inputSchema']): ToolDefinition['inputSchema'] {
  return { ...schema, properties: { ...schema.properties, saveTo: { type: 'string' } } }
}

function splitParams(given: unknown): { readonly saveTo: string | undefined; readonly params: unknown } {
  const params = flattenParams(given)
  if (!isRecord(params) || typeof params.saveTo !== 'string') return { saveTo: undefined, params }
  const { saveTo, ...others } = params
  return { saveTo: params.saveTo, params: others }
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

function refused(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true }
}

function withinLimit(result: CallToolResult, bytes: number): CallToolResult {
  const isShort =
    bytes < SAFE_MESSAGE_LENGTH || Buffer.byteLength(JSON.stringify(result)) < MAX_MESSAGE_LENGTH
  return isShort ? result : refused(OVERRUNS.size)
}

function errorText(reply: Exclude<Reply, { kind: 'succeeded' }>): string {
  switch (reply.kind) {
    case 'refused':
      return sentence(reply.problem)
    case 'unreadable':
      return reply.message
    case 'overrun':
      return OVERRUNS[reply.limit]
    case 'cancelled':
      return 'This was cancelled.'
    case 'busy':
      return 'Too many calls wait. Try again when one of them is answered.'
    case 'unavailable':
      process.stderr.write(`A worker could not be started: ${reply.reason}\n`)
      return 'No process can be started for this at the moment. Try again.'
    case 'bug':
      process.stderr.write(`${reply.trace}\n`)
      return 'Something went wrong on our side.'
  }
}

function succeeded({ kind, bytes, mediaType, fileName, notes }: SerializedResult): CallToolResult {
  const noted = notes.map((text) => ({ type: 'text' as const, text }))
  const structured = notes.length > 0 && { structuredContent: { notes } }
  if (kind === 'file') return { content: [fileContent(bytes, mediaType, fileName), ...noted], ...structured }
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  if (kind === 'text') return { content: [{ type: 'text', text }, ...noted], ...structured }
  return {
    content: [{ type: 'text', text: text.trimEnd() }, ...noted],
    structuredContent: structuredContent(JSON.parse(text), notes),
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
