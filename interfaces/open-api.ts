import type { Json, Operation } from '#lib/operation/operation.ts'
import packageFile from '../package.json' with { type: 'json' }
import type { Found } from './find-operations.ts'
import { dataSchema, paramsSchema } from './params-schema.ts'

/** Describes the HTTP API as OpenAPI 3.1. */
export function openApi(found: readonly Found[]): Json {
  const tools = [...new Set(found.map(({ tool }) => tool))].sort()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sundry',
      version: packageFile.version,
      description: 'The operations of the tools of Sundry. Results and errors are the same as on the pages.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // Relative to this description, also below a path of its domain.
    servers: [{ url: '..' }],
    security: [{ token: [] }],
    tags: tools.map((name) => ({ name, description: `Operations of the page /${name}.` })),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: PROBLEM },
      responses: Object.fromEntries(ERRORS.map((error) => [error.name, errorResponse(error)])),
    },
    paths: Object.fromEntries(found.map((one) => [`/api/run/${one.operation.name}`, pathOf(one)])),
  }
}

/** Problem details (RFC 9457). */
const PROBLEM: Json = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'What is wrong, and what to do.' },
  },
  required: ['title', 'status', 'detail'],
}

const ERRORS = [
  { status: 400, name: 'BadRequest', description: 'The body is not valid JSON, gzip or form data.' },
  { status: 401, name: 'Unauthorized', description: 'The token is missing or unknown.' },
  { status: 413, name: 'ContentTooLarge', description: 'The body is too large.' },
  { status: 415, name: 'UnsupportedMediaType', description: 'The operation takes no body of this type.' },
  { status: 422, name: 'UnprocessableContent', description: 'A parameter or the input cannot be used.' },
  { status: 429, name: 'TooManyRequests', description: 'Too many calls of this token wait.' },
  { status: 503, name: 'ServiceUnavailable', description: 'The server is busy.' },
  { status: 504, name: 'GatewayTimeout', description: 'The call took longer than it may take.' },
] as const

function errorResponse({ status, description }: (typeof ERRORS)[number]): Json {
  const isTemporary = status === 429 || status === 503
  return {
    description,
    ...(isTemporary && {
      headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
    }),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
}

function pathOf({ tool, operation }: Found): Json {
  const { name, title, summary, seeAlso } = operation
  return {
    post: {
      operationId: name,
      tags: [tool],
      summary: title,
      description: [summary, seeAlso].filter(Boolean).join(' '),
      requestBody: { required: true, content: requestContent(operation) },
      responses: {
        200: { description: 'The result.', headers: HEADERS, content: resultContent(operation) },
        ...Object.fromEntries(
          ERRORS.map((error) => [error.status, { $ref: `#/components/responses/${error.name}` }]),
        ),
      },
    },
  }
}

const HEADERS: Json = {
  'Sundry-Notes': {
    description: 'Warnings, one per line, percent-encoded in UTF-8.',
    schema: { type: 'string' },
  },
}

function requestContent(operation: Operation): Json {
  const { input, examples } = operation
  const [example] = examples
  // JSON Schema is plain data; its types have no index.
  const schema = paramsSchema(operation) as unknown as Json
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  return {
    'application/json': { schema, ...(example && { example: example.params }) },
    ...(input &&
      input.accepts !== 'text' && {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: { [input.field]: input.accepts === 'files' ? { type: 'array', items: file } : file },
            required: [input.field],
            additionalProperties: { type: 'string' },
          },
        },
      }),
  }
}

function resultContent(operation: Operation): Json {
  const { gives, mediaTypes = gives === 'text' ? ['text/plain'] : ['application/octet-stream'] } = operation
  const data = dataSchema(operation)
  if (data) return { 'application/json': { schema: withNotes(data as unknown as DataSchema) } }
  const schemaOf = (type: string): Json =>
    /^text\/|json$|xml$/.test(type) ? { schema: type === 'application/json' ? {} : { type: 'string' } } : {}
  return Object.fromEntries(mediaTypes.map((type) => [type, schemaOf(type)]))
}

type DataSchema = { readonly [keyword: string]: Json } & {
  readonly properties?: { readonly [field: string]: Json }
}

/** Objects have their warnings in themselves. */
function withNotes(schema: DataSchema): Json {
  if (!schema.properties) return schema
  const notes = { type: 'array', items: { type: 'string' }, description: 'Warnings.' }
  return { ...schema, properties: { ...schema.properties, notes } }
}
