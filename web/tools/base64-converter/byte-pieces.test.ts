import { expect, test } from 'vitest'
import { BytePieces, piecesOf, WHOLE_BYTES } from './byte-pieces.ts'

const bytes = (length: number, value = 7) => new Uint8Array(length).fill(value)

test.each([
  [1024 * 1024, true],
  [1024 * 1024 + 1, false],
])('of %i bytes the first mebibyte is at hand, and whether that is all is known', (length, isWhole) => {
  const pieces = new BytePieces()
  pieces.push(bytes(1000, 1))
  pieces.push(bytes(length - 1000, 2))
  const head = pieces.head()
  expect([pieces.sizeBytes, pieces.isWhole(), head.length]).toEqual([length, isWhole, WHOLE_BYTES])
  expect([head[999], head[1000], head.at(-1)]).toEqual([1, 2, 2])
})

test('a beginning is as long as what came', () => {
  const pieces = new BytePieces()
  pieces.push(bytes(3))
  expect(pieces.head()).toEqual(bytes(3))
})

test('the Blob holds all pieces in their order, beyond the size of a part, under its type', async () => {
  const pieces = new BytePieces()
  pieces.push(bytes(8 * 1024 * 1024, 1))
  pieces.push(bytes(2, 2))
  const blob = pieces.blob('text/plain')
  const end = new Uint8Array(await blob.slice(-3).arrayBuffer())
  expect([blob.size, blob.type, [...end]]).toEqual([8 * 1024 * 1024 + 2, 'text/plain', [1, 2, 2]])
})

test('what is read is told as a share that ends with one', async () => {
  const shares: number[] = []
  let length = 0
  for await (const piece of piecesOf(new Blob([bytes(300_000)]), (share) => shares.push(share)))
    length += piece.length
  expect(length).toBe(300_000)
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})
