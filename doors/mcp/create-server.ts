import {
  type CallToolResult,
  fromJsonSchema,
  type JsonSchemaType,
  McpServer,
} from '@modelcontextprotocol/server'
import packageFile from '../../package.json' with { type: 'json' }
import { sentence } from '../answer.ts'
import { encodedBase64 } from '../encoded-base64.ts'
import type { Job, Reply } from '../worker/job.ts'
import type { WrittenAnswer } from '../worker/written-answer.ts'

/** The schema of the operation reads the question and refuses it in the page's words; what checks it before would use others. */
const UNCHECKED = { getValidator: () => (input: unknown) => ({ valid: true, data: input }) as never }

const OVERRUNS = {
  time: 'This takes too long.',
  memory: 'This takes too much memory.',
  size: 'The answer is larger than 64 MB. Use the command instead.',
}

/** What of an operation a client is told; the schema of its question is JSON Schema. */
type Described = { readonly name: string; readonly summary: string; readonly schema: object }

/** An MCP server with one tool per operation; `work` does what is asked. */
export function createServer(
  operations: readonly Described[],
  work: (job: Job) => Promise<Reply>,
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
      async (question) => toolResult(await work({ kind: 'run', operation: name, question })),
    )
  return server
}

function toolResult(reply: Reply): CallToolResult {
  if (reply.kind === 'answered') return answered(reply.answer)
  return { content: [{ type: 'text', text: refusal(reply) }], isError: true }
}

function refusal(reply: Exclude<Reply, { kind: 'answered' }>): string {
  if (reply.kind === 'refused') return sentence(reply.problem)
  if (reply.kind === 'overrun') return OVERRUNS[reply.limit]
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
