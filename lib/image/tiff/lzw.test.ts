import { expect, test } from 'vitest'
import { unpackLzw } from './lzw.ts'

const [CLEAR, END] = [256, 257]

/** Packs codes of 9 bits. */
function pack(codes: readonly number[], order: 'highest first' | 'lowest first'): Uint8Array {
  const bits = codes.flatMap((code) => {
    const digits = Array.from({ length: 9 }, (_, at) => (code >> at) & 1)
    return order === 'lowest first' ? digits : digits.reverse()
  })
  const bytes = new Uint8Array(Math.ceil(bits.length / 8))
  for (const [at, bit] of bits.entries())
    bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (bit << (order === 'lowest first' ? at % 8 : 7 - (at % 8)))
  return bytes
}

test.each([
  ['bytes', [CLEAR, 7, 8, 9, END], [7, 8, 9]],
  ['a string that repeats', [CLEAR, 1, 2, 258, 260, END], [1, 2, 1, 2, 1, 2, 1]],
  ['a code that is being defined', [CLEAR, 5, 258, 259, END], [5, 5, 5, 5, 5, 5]],
  ['a new table', [CLEAR, 1, 2, 258, CLEAR, 3, 258, END], [1, 2, 1, 2, 3, 3, 3]],
  ['a code from nowhere', [CLEAR, 1, 400, 2, END], [1]],
  ['no end', [CLEAR, 1, 2], [1, 2]],
])('unpackLzw(): %s, with the highest or the lowest bit first', (_, codes, bytes) => {
  for (const order of ['highest first', 'lowest first'] as const)
    expect([...unpackLzw(pack(codes, order), bytes.length + 1)]).toEqual([...bytes, 0])
})

test('unpackLzw(): stops at the size of the chunk', () => {
  expect([...unpackLzw(pack([CLEAR, 5, 258, 259, END], 'highest first'), 4)]).toEqual([5, 5, 5, 5])
})
