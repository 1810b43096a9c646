import { expect, test } from 'vitest'
import { joinedBlocks, type SoundBlock } from './sound-format.ts'

const LONG = 36_864
const ramp = (from: number, count: number) => Float32Array.from({ length: count }, (_, at) => from + at)

async function* oneByOne(blocks: Iterable<SoundBlock>) {
  yield* blocks
}

function* ramps(lengths: readonly number[]) {
  let at = 0
  for (const length of lengths) {
    yield [ramp(at, length)]
    at += length
  }
}

async function listOf<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const list: Value[] = []
  for await (const value of values) list.push(value)
  return list
}

const joined = (gain: number, ...lengths: readonly number[]) =>
  listOf(joinedBlocks(oneByOne(ramps(lengths)), 1, gain))

test('blocks of any length become long ones and a rest, with every sample in its order', async () => {
  expect(await joined(1, 30_000, 0, 10_000, 80_000)).toEqual([
    [ramp(0, LONG)],
    [ramp(LONG, LONG)],
    [ramp(2 * LONG, LONG)],
    [ramp(3 * LONG, 120_000 - 3 * LONG)],
  ])
})

test('a sound of whole long blocks has no rest, and none at all has no block', async () => {
  expect(await joined(1, 2 * LONG)).toEqual([[ramp(0, LONG)], [ramp(LONG, LONG)]])
  expect(await joined(1, 0)).toEqual([])
})

test('each sample is multiplied once, and rounded as a float is', async () => {
  expect(await joined(1 / 0.97, 2, 1)).toEqual([[Float32Array.of(0, 1 / 0.97, 2 / 0.97)]])
})

test('each channel remains separate', async () => {
  const blocks = oneByOne([
    [Float32Array.of(1, 2), Float32Array.of(3, 4)],
    [Float32Array.of(5), Float32Array.of(6)],
  ])
  expect(await listOf(joinedBlocks(blocks, 2, 1))).toEqual([
    [Float32Array.of(1, 2, 5), Float32Array.of(3, 4, 6)],
  ])
})
