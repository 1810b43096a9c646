import { expect, test } from 'vitest'
import { riffChunk, riffChunks, riffFile } from './webp-chunks.ts'

test('chunks of odd length are padded, and the next one is found behind the pad', () => {
  const file = riffFile([riffChunk('AAAA', Uint8Array.of(1, 2, 3)), riffChunk('BBBB', Uint8Array.of(4, 5))])
  expect(file).toHaveLength(34)
  expect(new TextDecoder().decode(file.subarray(0, 12))).toBe('RIFF\x1a\0\0\0WEBP')
  expect(Array.from(riffChunks(file), ({ type, data }) => [type, ...data])).toEqual([
    ['AAAA', 1, 2, 3],
    ['BBBB', 4, 5],
  ])
})

test('a file that ends within a chunk yields the rest of that chunk', () => {
  const file = riffFile([riffChunk('AAAA', Uint8Array.of(1, 2, 3, 4))])
  expect(Array.from(riffChunks(file.subarray(0, 22)), ({ type, data }) => [type, ...data])).toEqual([
    ['AAAA', 1, 2],
  ])
  expect([...riffChunks(file.subarray(0, 19))]).toEqual([])
})

test('riffChunks(): ignores data after the declared end', () => {
  const file = riffFile([riffChunk('AAAA', Uint8Array.of(1, 2))])
  const longer = Uint8Array.from([...file, ...riffChunk('EXIF', Uint8Array.of(3)), ...new Uint8Array(64)])
  expect(Array.from(riffChunks(longer), ({ type }) => type)).toEqual(['AAAA'])
})
