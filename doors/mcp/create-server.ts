import {
  type CallToolResult,
  fromJsonSchema,
  type JsonSchemaType,
  McpServer,
} from '@modelcontextprotocol/server'
import type { Answer, Operation, Outside } from '#lib/operation/operation.ts'
import packageFile from '../../package.json' with { type: 'json' }
import { answer, sentence } from '../answer.ts'
import { encodedBase64 } from '../encoded-base64.ts'
import { questionSchema } from '../question-schema.ts'
import { textOfPieces } from '../told-answer.ts'

/** The schema of the operation reads the question and refuses it in the page's words; what checks it before would use others. */
const UNCHECKED = { getValidator: () => (input: unknown) => ({ valid: true, data: input }) as never }

/** An MCP server with one tool per operation. */
export function createServer(operations: readonly Operation[], outside: Outside): McpServer {
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
      async (question) => toolResult(operation, question, outside),
    )
  }
  return server
}

async function toolResult(
  operation: Operation,
  question: unknown,
  outside: Outside,
): Promise<CallToolResult> {
  const outcome = await answer(operation, question, outside)
  if (outcome.ok)
    return { content: [contentOf(outcome.value), ...notesOf(outcome.value)], ...structured(outcome.value) }
  return { content: [{ type: 'text', text: sentence(outcome.problem) }], isError: true }
}

function contentOf(answer: Answer): CallToolResult['content'][number] {
  if (answer.kind === 'text') return { type: 'text', text: textOfPieces(answer.pieces) }
  if (answer.kind === 'data') return { type: 'text', text: JSON.stringify(answer.data) }
  const { file, mediaType } = answer
  const data = encodedBase64(file.bytes)
  if (mediaType.startsWith('image/')) return { type: 'image', data, mimeType: mediaType }
  return {
    type: 'resource',
    resource: { uri: `sundry:///${encodeURIComponent(file.name)}`, mimeType: mediaType, blob: data },
  }
}

function notesOf(answer: Answer): CallToolResult['content'] {
  return answer.kind === 'file' ? answer.notes.map((text) => ({ type: 'text', text })) : []
}

/** Data that is an object is told as such too. */
function structured(answer: Answer): Pick<CallToolResult, 'structuredContent'> {
  if (answer.kind !== 'data') return {}
  const { data } = answer
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data)
  return isObject ? { structuredContent: data as Record<string, unknown> } : {}
}
