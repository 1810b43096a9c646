import {
  type CallToolResult,
  fromJsonSchema,
  type JsonSchemaType,
  McpServer,
} from '@modelcontextprotocol/server'
import type { Operation } from '#lib/operation/operation.ts'
import packageFile from '../../package.json' with { type: 'json' }
import { sentence } from '../answer.ts'
import { encodedBase64 } from '../encoded-base64.ts'
import { questionSchema } from '../question-schema.ts'
import type { Job, Reply } from '../worker/job.ts'
import type { WrittenAnswer } from '../worker/written-answer.ts'

/** The schema of the operation reads the question and refuses it in the page's words; what checks it before would use others. */
const UNCHECKED = { getValidator: () => (input: unknown) => ({ valid: true, data: input }) as never }

const OVERRUN = { time: 'This takes too long.', memory: 'This takes too much memory.' }

/** An MCP server with one tool per operation; `work` does what is asked. */
export function createServer(
  operations: readonly Operation[],
  work: (job: Job) => Promise<Reply>,
): McpServer {
  const server = new McpServer({ name: 'sundry', title: 'Sundry', version: packageFile.version })
  for (const operation of operations) {
    const schema = questionSchema(operation) as JsonSchemaType
    server.registerTool(
      operation.name,
      {
        description: operation.summary,
        inputSchema: fromJsonSchema<unknown>(schema, UNCHECKED),
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      async (question) => toolResult(await work({ kind: 'run', operation: operation.name, question })),
    )
  }
  return server
}

function toolResult(reply: Reply): CallToolResult {
  if (reply.kind === 'answered') return answered(reply.answer)
  return { content: [{ type: 'text', text: refusal(reply) }], isError: true }
}

function refusal(reply: Exclude<Reply, { kind: 'answered' }>): string {
  if (reply.kind === 'refused') return sentence(reply.problem)
  if (reply.kind === 'overrun') return OVERRUN[reply.limit]
  process.stderr.write(`${reply.trace}\n`)
  return 'Something went wrong on our side.'
}

function answered({ kind, bytes, mediaType, fileName, notes }: WrittenAnswer): CallToolResult {
  if (kind === 'file')
    return {
      content: [
        fileContent(bytes, mediaType, fileName),
        ...notes.map((text) => ({ type: 'text' as const, text })),
      ],
    }
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  if (kind === 'text') return { content: [{ type: 'text', text }] }
  const data: unknown = JSON.parse(text)
  return {
    content: [{ type: 'text', text: text.trimEnd() }],
    ...(isObject(data) && { structuredContent: data }),
  }
}

function fileContent(
  bytes: Uint8Array<ArrayBuffer>,
  mimeType: string,
  name: string,
): CallToolResult['content'][number] {
  const data = encodedBase64(bytes)
  if (mimeType.startsWith('image/')) return { type: 'image', data, mimeType }
  return {
    type: 'resource',
    resource: { uri: `sundry:///${encodeURIComponent(name)}`, mimeType, blob: data },
  }
}

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
