import { expect, test } from 'vitest'
import { JoinedBlocks } from './joined-blocks.ts'

const LONG = 36_864
const ramp = (from: number, count: number) => Float32Array.from({ length: count }, (_, at) => from + at)

function joined(gain: number, ...lengths: readonly number[]) {
  const handed: Float32Array[] = []
  const blocks = new JoinedBlocks(1, gain, ([values = new Float32Array()]) => handed.push(values.slice()))
  let at = 0
  for (const length of lengths) {
    blocks.add([ramp(at, length)])
    at += length
  }
  blocks.end()
  return handed
}

test('blocks of any length become long ones and a rest, with every sample in its order', () => {
  expect(joined(1, 30_000, 0, 10_000, 80_000)).toEqual([
    ramp(0, LONG),
    ramp(LONG, LONG),
    ramp(2 * LONG, LONG),
    ramp(3 * LONG, 120_000 - 3 * LONG),
  ])
})

test('each sample is multiplied once, and rounded as a float is', () => {
  expect(joined(1 / 0.97, 2, 1)).toEqual([Float32Array.of(0, 1 / 0.97, 2 / 0.97)])
})

test('each channel keeps to itself', () => {
  const handed: number[][][] = []
  const blocks = new JoinedBlocks(2, 1, (block) => handed.push(block.map((values) => [...values])))
  blocks.add([Float32Array.of(1, 2), Float32Array.of(3, 4)])
  blocks.add([Float32Array.of(5), Float32Array.of(6)])
  blocks.end()
  expect(handed).toEqual([
    [
      [1, 2, 5],
      [3, 4, 6],
    ],
  ])
})
