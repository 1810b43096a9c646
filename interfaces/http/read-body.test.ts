import { expect, test } from 'vitest'
import { readBody } from './read-body.ts'

const createRequest = (init: object) => new Request('http://localhost/', { method: 'POST', ...init })
/** A body that comes chunk by chunk and does not say how long it is. */
const inChunks = (...chunks: readonly string[]) => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })
  return createRequest({ body, duplex: 'half' })
}

test.each([
  ['in one', createRequest({ body: 'abcd' }), 'abcd'],
  ['in pieces', inChunks('ab', 'cd'), 'abcd'],
  ['of nothing', createRequest({}), ''],
])('a body %s of up to four bytes is read whole', async (_, request, text) => {
  expect(new TextDecoder().decode(await readBody(request, 4))).toBe(text)
})

test.each([
  ['in one', createRequest({ body: 'abcde' })],
  ['in pieces', inChunks('ab', 'cd', 'e')],
  ['that says so', createRequest({ body: 'a', headers: { 'content-length': '5' } })],
])('a body %s of a byte more is not', async (_, request) => {
  expect(await readBody(request, 4)).toBeUndefined()
})
