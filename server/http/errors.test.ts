import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createErrorHandler, HttpProblem } from './errors.ts'

/** Returns the response and the log lines of a route that throws this error. */
async function answerTo(error: Error) {
  const lines: [string, unknown][] = []
  const randomBytes = (count: number) => new Uint8Array(count).fill(255)
  const app = new Hono().get('/', () => {
    throw error
  })
  app.onError(createErrorHandler({ log: (line, more) => void lines.push([line, more]), randomBytes }))
  const response = await app.request('/')
  return { response: [response.status, await response.json()], lines }
}

test('a problem is answered by its own status and sentence, and is nothing for the log', async () => {
  expect(await answerTo(new HttpProblem(410, 'This poll was deleted.'))).toEqual({
    response: [410, { error: 'This poll was deleted.' }],
    lines: [],
  })
})

test.each([
  ['SQLite', { errcode: 13 }],
  ['PostgreSQL', { code: '53100' }],
])('reports a full disk of %s as such', async (_, fields) => {
  const message = 'the disk of the database is full: no more pages'
  expect(await answerTo(Object.assign(new Error('no more pages'), fields))).toEqual({
    response: [
      507,
      {
        error: 'This server has no space left. Nothing was saved. Tell the person who runs it.',
        request: '________',
      },
    ],
    lines: [[`error ________ ${message}`, { fields: { request: '________', message } }]],
  })
})

test.each([{ errcode: 5 }, { code: '53200' }, { code: 13 }, { errcode: '53100' }, {}])(
  'an error with %j reveals nothing internal in the response, and is logged in full',
  async (fields) => {
    const error = Object.assign(new Error('secret of the inside'), fields)
    const { response, lines } = await answerTo(error)
    expect(response).toEqual([
      500,
      { error: 'The server has stopped at a fault of its own. Try again later.', request: '________' },
    ])
    expect(lines).toEqual([
      [`error ________ ${error.stack}`, { fields: { request: '________', message: error.stack } }],
    ])
  },
)
