import { expect, test } from 'vitest'
import { createRequestBodies } from './request-bodies.ts'

const createRequest = (init: object) => new Request('http://localhost/', { method: 'POST', ...init })
/** Creates a body sent in chunks, without a declared length. */
const inChunks = (...chunks: readonly string[]) => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })
  return createRequest({ body, duplex: 'half' })
}

const read = (request: Request, bodies = createRequestBodies({ each: 4, all: 100 })) =>
  bodies.read(request, async (body) => (body.kind === 'read' ? new TextDecoder().decode(body.bytes) : body))

test.each([
  ['in one', createRequest({ body: 'abcd' }), 'abcd'],
  ['in chunks', inChunks('ab', 'cd'), 'abcd'],
  ['of nothing', createRequest({}), ''],
])('a body %s of up to four bytes is read whole', async (_, request, text) => {
  expect(await read(request)).toBe(text)
})

test.each([
  ['in one', createRequest({ body: 'abcde' })],
  ['in chunks', inChunks('ab', 'cd', 'e')],
  ['that says so', createRequest({ body: 'a', headers: { 'content-length': '5' } })],
])('a body %s of a byte more is not', async (_, request) => {
  expect(await read(request)).toEqual({ kind: 'too large' })
})

test('bodies that are open share a limit, and free their part when they are done with', async () => {
  const bodies = createRequestBodies({ each: 4, all: 6 })
  const open = Promise.withResolvers<void>()
  const first = bodies.read(createRequest({ body: 'abcd' }), () => open.promise)
  expect(await read(createRequest({ body: 'abc' }), bodies)).toEqual({ kind: 'no memory' })
  expect(await read(createRequest({ body: 'ab' }), bodies)).toBe('ab')
  open.resolve()
  await first
  expect(await read(createRequest({ body: 'abc' }), bodies)).toBe('abc')
})
