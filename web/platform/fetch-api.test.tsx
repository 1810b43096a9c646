import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { UserError } from '#lib/result/user-error.ts'
import { askServerForText, fetchApi, ServerError } from './fetch-api.ts'

afterEach(() => vi.restoreAllMocks())

const schema = v.object({ count: v.number() })

function serverOf(answer: () => Promise<Response>) {
  return vi.spyOn(window, 'fetch').mockImplementation(answer)
}
/** Returns the error message shown to the visitor. */
async function problemOf(asking: Promise<unknown>) {
  const error = await asking.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof UserError)) throw error
  return [error.problem.message, error.problem.detail, error instanceof ServerError ? error.status : 0]
}

test('a request with a body is posted as JSON, one without uses GET, and a secret is sent along', async () => {
  const fetched = serverOf(async () => Response.json({ count: 3 }))
  expect(await fetchApi('/api/a', undefined, schema)).toEqual({ count: 3 })
  await fetchApi('/api/b', { name: 'Ada' }, schema)
  await fetchApi('/api/c', { name: 'Ada' }, schema, { method: 'PUT', secret: 'key' })
  await fetchApi('/api/d', undefined, schema, { method: 'DELETE', secret: '' })
  expect(fetched.mock.calls).toEqual([
    ['/api/a', { method: 'GET', headers: {} }],
    ['/api/b', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Ada"}' }],
    [
      '/api/c',
      {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: 'Bearer key' },
        body: '{"name":"Ada"}',
      },
    ],
    ['/api/d', { method: 'DELETE', headers: { authorization: 'Bearer ' } }],
  ])
})

test("returns a file's text unchanged", async () => {
  serverOf(async () => new Response('a,b\n1,2'))
  expect(await askServerForText('/api/table.csv', { secret: 'key' })).toBe('a,b\n1,2')
})

test('a refusal says what the server says, or its status where it says nothing', async () => {
  serverOf(async () => Response.json({ error: 'The poll is closed' }, { status: 409 }))
  expect(await problemOf(fetchApi('/api/a', undefined, schema))).toEqual(['The poll is closed', '', 409])
  serverOf(async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }))
  expect(await problemOf(askServerForText('/api/a'))).toEqual([
    'The server answered with status 502',
    '',
    502,
  ])
  serverOf(async () => Response.json({ text: 'no' }, { status: 500 }))
  expect(await problemOf(fetchApi('/api/a', {}, schema))).toEqual([
    'The server answered with status 500',
    '',
    500,
  ])
})

test('reports an unreachable server, and rejects a response of another shape', async () => {
  serverOf(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await problemOf(fetchApi('/api/a', undefined, schema))).toEqual([
    'The server could not be reached',
    'Check the connection and try again.',
    0,
  ])
  serverOf(async () => Response.json({ count: '3' }))
  await expect(fetchApi('/api/a', undefined, schema)).rejects.toThrow(v.ValiError)
})
