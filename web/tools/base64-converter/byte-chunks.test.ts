import { expect, test } from 'vitest'
import { ByteChunks, getChunks, WHOLE_BYTES } from './byte-chunks.ts'

const bytes = (length: number, value = 7) => new Uint8Array(length).fill(value)

test.each([
  [1024 * 1024, true],
  [1024 * 1024 + 1, false],
])('for %i bytes the first mebibyte is available, and whether that is all', (length, isWhole) => {
  const chunks = new ByteChunks()
  chunks.push(bytes(1000, 1))
  chunks.push(bytes(length - 1000, 2))
  const head = chunks.head()
  expect([chunks.sizeBytes, chunks.isWhole(), head.length]).toEqual([length, isWhole, WHOLE_BYTES])
  expect([head[999], head[1000], head.at(-1)]).toEqual([1, 2, 2])
})

test('the head is as long as the received bytes', () => {
  const chunks = new ByteChunks()
  chunks.push(bytes(3))
  expect(chunks.head()).toEqual(bytes(3))
})

test('the Blob contains all chunks in order, beyond the size of a part, with its type', async () => {
  const chunks = new ByteChunks()
  chunks.push(bytes(8 * 1024 * 1024, 1))
  chunks.push(bytes(2, 2))
  const blob = chunks.blob('text/plain')
  const end = new Uint8Array(await blob.slice(-3).arrayBuffer())
  expect([blob.size, blob.type, [...end]]).toEqual([8 * 1024 * 1024 + 2, 'text/plain', [1, 2, 2]])
})

test('reports progress as a share that ends with one', async () => {
  const shares: number[] = []
  let length = 0
  for await (const chunk of getChunks(new Blob([bytes(300_000)]), (share) => shares.push(share)))
    length += chunk.length
  expect(length).toBe(300_000)
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})
