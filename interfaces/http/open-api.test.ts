import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Operation } from '#lib/operation/operation.ts'
import { openApi } from '../open-api.ts'
import { createTestOperation } from '../testing/operation.fixture.ts'

function describe(operation: Operation) {
  // The description is plain JSON.
  const description = JSON.parse(JSON.stringify(openApi([{ tool: 'trier', operation }])))
  return { description, post: description.paths['/api/run/try'].post }
}

test('describes the API with its address, license, token and tools', () => {
  expect(describe(createTestOperation()).description).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Sundry', license: { identifier: 'MIT' } },
    servers: [{ url: '..' }],
    security: [{ token: [] }],
    tags: [{ name: 'trier', description: 'Operations of the page /trier.' }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  })
})

test('describes parameters as JSON, and files as a form too', () => {
  const { post } = describe(createTestOperation('contents'))
  expect(post).toMatchObject({
    operationId: 'try',
    tags: ['trier'],
    summary: 'Try',
    description: 'Tries what an operation may take.',
    requestBody: {
      content: {
        'application/json': {
          example: { given: "it's", count: 2 },
          schema: {
            required: ['count'],
            properties: { count: { type: 'integer', minimum: 1, maximum: 9, description: 'How often.' } },
          },
        },
        'multipart/form-data': { schema: { required: ['given'] } },
      },
    },
  })
  expect(Object.keys(describe(createTestOperation('text')).post.requestBody.content)).toEqual([
    'application/json',
  ])
})

test.each([
  ['text', undefined, { 'text/plain': { schema: { type: 'string' } } }],
  [
    'text',
    ['text/csv', 'application/json'],
    { 'text/csv': { schema: { type: 'string' } }, 'application/json': { schema: {} } },
  ],
  ['file', undefined, { 'application/octet-stream': {} }],
  [
    'text or file',
    ['image/svg+xml', 'image/png'],
    { 'image/svg+xml': { schema: { type: 'string' } }, 'image/png': {} },
  ],
] as const)('describes a result that is %s of the types %j', (gives, mediaTypes, content) => {
  const operation = { ...createTestOperation('contents', gives), ...(mediaTypes && { mediaTypes }) }
  expect(describe(operation).post.responses[200].content).toEqual(content)
})

test('describes data by their schema, with notes', () => {
  const operation = { ...createTestOperation(undefined, 'data'), data: v.strictObject({ a: v.number() }) }
  expect(describe(operation).post.responses[200].content['application/json'].schema).toMatchObject({
    properties: { a: { type: 'number' }, notes: { type: 'array' } },
    required: ['a'],
  })
})

test('every error that it names is described as problem details', () => {
  const { description, post } = describe(createTestOperation())
  const { 200: _, ...errors } = post.responses
  expect(Object.keys(errors)).toEqual(['400', '401', '413', '415', '422', '429', '503', '504'])
  for (const { $ref } of Object.values<{ $ref: string }>(errors)) {
    const name = $ref.replace('#/components/responses/', '')
    expect(description.components.responses[name].content).toHaveProperty('application/problem+json')
  }
})
