import { afterEach, beforeEach, expect, test } from 'vitest'
import { UserError } from '#lib/result/user-error.ts'
import { onLongContents, tooLong } from './long-contents.ts'

const Real = globalThis.DecompressionStream
const MEGABYTE = 1024 * 1024
/** A megabyte of what draws, and one of a flat picture. */
const LINES = new TextEncoder().encode('11 11 m 99 9 l S'.repeat(MEGABYTE / 16))
const FLAT = new Uint8Array(MEGABYTE)

/** Lengths of the chunks passed to the browser at once. */
let lengths: number[] = []

/** A browser that unpacks each byte to the megabyte of its number: 1 for lines, 2 for a picture, 0 for a single space. */
class Unpacking {
  readonly readable: ReadableStream<Uint8Array>
  readonly writable: WritableStream<Uint8Array>
  constructor() {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
      transform(packed, controller) {
        lengths.push(packed.length)
        for (const byte of packed) if (byte < 3) controller.enqueue([Uint8Array.of(32), LINES, FLAT][byte])
      },
    })
    this.readable = readable
    this.writable = writable
  }
}

beforeEach(() => {
  lengths = []
  Object.assign(globalThis, { DecompressionStream: Unpacking })
})
afterEach(() => {
  globalThis.DecompressionStream = Real
})

/** Returns the number of unpacked bytes, and how often they were reported as too many. */
async function unpack(packed: readonly number[]) {
  let reports = 0
  onLongContents(() => {
    reports++
  })
  const stream = new Blob([Uint8Array.from(packed)]).stream().pipeThrough(new DecompressionStream('deflate'))
  let sizeBytes = 0
  for await (const chunk of stream) sizeBytes += chunk.length
  return { sizeBytes, reports }
}

const lines = (megabytes: number) => Array.from({ length: megabytes }, () => 1)

test("limits a page's contents to 64 MB", async () => {
  expect(await unpack(lines(64))).toEqual({ sizeBytes: 64 * MEGABYTE, reports: 0 })
})

test('contents with one byte more are dropped and reported once', async () => {
  expect(await unpack([...lines(64), 0])).toEqual({ sizeBytes: 0, reports: 1 })
})

test('an image can be longer', async () => {
  const packed = Array.from({ length: 65 }, () => 2)
  expect(await unpack(packed)).toEqual({ sizeBytes: 65 * MEGABYTE, reports: 0 })
})

test('the browser unpacks at most 64 kB at once', async () => {
  await unpack([1, ...Array.from({ length: 150_000 }, () => 9)])
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(150_001)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(64 * 1024)
})

test.each([
  [undefined, 'What page 3 draws is too long.'],
  ['plan.pdf', 'What page 3 of "plan.pdf" draws is too long.'],
])('reports which page is too long, with the file %s', (name, message) => {
  expect(tooLong(3, name)).toEqual(new UserError(message, 'It can have at most 64 MB when it is unpacked.'))
})
