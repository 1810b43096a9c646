import { expect, test } from 'vitest'
import { hasAscii, readLatin1, toDataView } from './bytes.ts'
import { hexView } from './hex-view.ts'
import { streamChunks } from './stream-chunks.ts'

const HELLO = new TextEncoder().encode('xHello')

test('letters are read at their place, and are fewer at the end', () => {
  expect([readLatin1(HELLO, 1, 4), readLatin1(HELLO, 4, 9), readLatin1(HELLO, 9, 2)]).toEqual([
    'Hell',
    'lo',
    '',
  ])
  expect([hasAscii(HELLO, 1, 'Hello'), hasAscii(HELLO, 0, 'Hello'), hasAscii(HELLO, 2, 'ello!')]).toEqual([
    true,
    false,
    false,
  ])
})

test('a view of a part of bytes starts at that part', () => {
  const view = toDataView(HELLO.subarray(1, 3))
  expect([view.getUint8(0), view.byteLength]).toEqual([0x48, 2])
})

test('bytes are shown eight a row, with their place and what is ASCII of them', () => {
  const bytes = Uint8Array.of(0x41, 0x1f, 0x20, 0x7e, 0x7f, 0x80, 0xff, 0x00, 0x5a)
  expect(hexView(bytes)).toBe(
    '00000000  41 1f 20 7e 7f 80 ff 00  A· ~····\n00000008  5a                       Z',
  )
  expect(hexView(new Uint8Array())).toBe('')
})

test('of long bytes the first 4096 are shown', () => {
  expect(hexView(new Uint8Array(4096)).split('\n').at(-1)).toMatch(/^00000ff8/)
  expect(hexView(new Uint8Array(5000)).split('\n')).toHaveLength(512)
})

/** Creates a stream of these numbers that records whether it was canceled. */
function streamOf(...values: readonly number[]) {
  const left = [...values]
  const state = { isCanceled: false }
  const stream = new ReadableStream<number>({
    pull(controller) {
      const next = left.shift()
      if (next === undefined) controller.close()
      else controller.enqueue(next)
    },
    cancel() {
      state.isCanceled = true
    },
  })
  return { stream, state }
}

test('streamChunks(): yields all chunks in order', async () => {
  const { stream, state } = streamOf(1, 2, 3)
  const chunks: number[] = []
  for await (const chunk of streamChunks(stream)) chunks.push(chunk)
  expect([chunks, state.isCanceled]).toEqual([[1, 2, 3], false])
})

test('streamChunks(): cancels the stream on an early break', async () => {
  const { stream, state } = streamOf(1, 2, 3)
  for await (const chunk of streamChunks(stream)) if (chunk === 1) break
  expect(state.isCanceled).toBe(true)
})
