import type { Json, Operation } from '#lib/operation/operation.ts'
import packageFile from '../package.json' with { type: 'json' }
import { paramsSchema } from './params-schema.ts'

const PROBLEM = {
  type: 'object',
  properties: { error: { type: 'string' } },
  required: ['error'],
}

/** Describes the HTTP API as OpenAPI 3.1. */
export function openApi(operations: readonly Operation[]): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Sundry', version: packageFile.version },
    security: [{ token: [] }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths: Object.fromEntries(
      operations.map((operation) => [`/api/run/${operation.name}`, pathOf(operation)]),
    ),
  }
}

function pathOf(operation: Operation): Json {
  const { name, summary, examples } = operation
  const [example] = examples
  return {
    post: {
      operationId: name,
      summary,
      requestBody: {
        required: true,
        content: {
          'application/json': {
            // JSON Schema is plain data; its types have no index.
            schema: paramsSchema(operation) as unknown as Json,
            ...(example && { example: example.params }),
          },
        },
      },
      responses: {
        200: { description: 'The answer.', content: contentOf(operation) },
        ...Object.fromEntries(
          Object.entries(ERRORS).map(([status, description]) => [
            status,
            { description, content: { 'application/json': { schema: PROBLEM } } },
          ]),
        ),
      },
    },
  }
}

const ERRORS = {
  401: 'The token is missing or not known.',
  413: 'The question is too large.',
  422: 'The question cannot be answered; the error says why.',
  503: 'The server cannot start a process for this at the moment.',
}

function contentOf({ gives }: Operation): Json {
  const text = { 'text/plain': { schema: { type: 'string' } } }
  const file = { 'application/octet-stream': {} }
  if (gives === 'data') return { 'application/json': {} }
  if (gives === 'text') return text
  return gives === 'file' ? file : { ...text, ...file }
}
