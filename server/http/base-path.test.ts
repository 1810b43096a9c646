import { expect, test } from 'vitest'
import { createAppBelow } from './base-path.ts'

/** Returns the result of a request to a site under a base path. */
async function answerTo(basePath: string, path: string, headers: Record<string, string> = {}) {
  const app = createAppBelow(basePath)
  app.get('*', (context) => context.text(context.req.path))
  const response = await app.request(path, { headers })
  return response.headers.get('location') ?? (await response.text())
}

test.each([
  ['/tools/', '/'],
  ['/tools/loan-calculator', '/loan-calculator'],
  ['/tools/tools', '/tools'],
  ['/tools/tools/finance', '/tools/finance'],
  // The proxy might have removed the path.
  ['/', '/'],
  ['/loan-calculator', '/loan-calculator'],
  ['/toolset', '/toolset'],
  ['/a/tools/b', '/a/tools/b'],
])('below /tools, %s is the page %s', async (path, page) => {
  expect(await answerTo('/tools', path)).toBe(page)
})

test.each([
  ['/tools', '/tools/'],
  ['/tools?x=1&y', '/tools/?x=1&y'],
])('below /tools, %s leads on to %s, for a worker does not see the first', async (path, to) => {
  expect(await answerTo('/tools', path)).toBe(to)
})

test.each([
  ['/tools', '/tools'],
  ['/tools/finance', '/tools/finance'],
  ['/', '/'],
])('if a proxy has removed /tools, %s is the page %s', async (path, page) => {
  expect(await answerTo('/tools', path, { 'x-forwarded-prefix': '/tools' })).toBe(page)
})

test("ignores a proxy's header with another path", async () => {
  const headers = { 'x-forwarded-prefix': '/other' }
  expect(await answerTo('/tools', '/tools/finance', headers)).toBe('/finance')
  expect(await answerTo('/tools', '/tools', headers)).toBe('/tools/')
})

test('at the root of a domain every address is what it is', async () => {
  expect([await answerTo('', '/tools'), await answerTo('', '/')]).toEqual(['/tools', '/'])
})
