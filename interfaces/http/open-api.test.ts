import { expect, test } from 'vitest'
import { openApi } from '../open-api.ts'
import { createTestOperation } from '../testing/operation.fixture.ts'

const text = { 'text/plain': { schema: { type: 'string' } } }
const file = { 'application/octet-stream': {} }

test.each([
  ['text', text],
  ['data', { 'application/json': {} }],
  ['file', file],
  ['text or file', { ...text, ...file }],
] as const)(
  'describes an operation that returns %s with path, parameters and responses',
  (gives, content) => {
    const error = {
      content: {
        'application/json': {
          schema: { type: 'object', properties: { error: { type: 'string' } }, required: ['error'] },
        },
      },
    }
    expect(openApi([createTestOperation('contents', gives)])).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Sundry' },
      security: [{ token: [] }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      paths: {
        '/api/run/try': {
          post: {
            operationId: 'try',
            summary: 'Tries what an operation may take.',
            requestBody: {
              required: true,
              content: {
                'application/json': {
                  example: { given: "it's", count: 2 },
                  schema: {
                    type: 'object',
                    required: ['count'],
                    additionalProperties: false,
                    properties: {
                      count: { type: 'integer', minimum: 1, maximum: 9, description: 'How often.' },
                      hasHeader: { type: 'boolean', default: true },
                    },
                  },
                },
              },
            },
            responses: {
              200: { description: 'The answer.', content },
              401: { description: 'The token is missing or not known.', ...error },
              413: { description: 'The question is too large.', ...error },
              422: { description: 'The question cannot be answered; the error says why.', ...error },
              503: { description: 'The server cannot start a process for this at the moment.', ...error },
            },
          },
        },
      },
    })
  },
)
