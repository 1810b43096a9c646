import { expect, test } from 'vitest'
import { chiSquare, chiSquareBound, countDraws } from './chi-square.ts'
import {
  createRandomInteger,
  type FillRandom,
  pick,
  randomBigInteger,
  randomInteger,
  shuffle,
} from './random.ts'

/** Returns these bytes first, then zeros. */
function bytesOf(...bytes: number[]): FillRandom {
  return (target) => {
    target.fill(0)
    target.set(bytes.splice(0, target.length))
  }
}

const word = (value: number): number[] => [
  value & 255,
  (value >>> 8) & 255,
  (value >>> 16) & 255,
  value >>> 24,
]

test('known random bytes yield a known number', () => {
  const random = createRandomInteger(bytesOf(...word(0), ...word(7), ...word(100), ...word(5)))
  expect([random(1, 6), random(1, 6), random(-50, 50), random(4, 4)]).toEqual([1, 2, 50, 4])
})

test('a draw that would favour small numbers is drawn again', () => {
  const largestFair = 2 ** 32 - (2 ** 32 % 6) - 1
  const random = createRandomInteger(
    bytesOf(...word(largestFair + 1), ...word(largestFair), ...word(0xffffffff)),
  )
  expect([random(1, 6), random(1, 6)]).toEqual([6, 1])
})

test('ranges beyond 2^32 use 53 bits', () => {
  const random = createRandomInteger(
    bytesOf(...word(0xffffffff), ...word(0xffffffff), ...word(1 << 11), ...word(3)),
  )
  expect(random(0, Number.MAX_SAFE_INTEGER - 1)).toBe(2 ** 32 + 3)
  expect(() => random(0, 2 ** 32)).not.toThrow()
})

test.each([
  [2, 1],
  [0.5, 2],
  [0, Number.NaN],
  [0, 2 ** 53],
  [-(2 ** 52), 2 ** 52],
])('randomInteger(): rejects the range %s to %s', (min, max) => {
  expect(() => randomInteger(min, max)).toThrow(RangeError)
})

test('numbers of any size are drawn by rejection too', () => {
  expect(randomBigInteger(5n, 5n)).toBe(5n)
  expect(randomBigInteger(1n, 6n, bytesOf(0b111, 0b110, 0b11111_101))).toBe(6n)
  expect(randomBigInteger(-(2n ** 64n), 0n, bytesOf(1, 0, 0, 0, 0, 0, 0, 0, 0))).toBe(0n)
  expect(() => randomBigInteger(2n, 1n)).toThrow(RangeError)
})

test('a shuffle follows its draws and leaves the list alone', () => {
  const items = ['a', 'b', 'c', 'd'] as const
  expect(shuffle(items, () => 0)).toEqual(['b', 'c', 'd', 'a'])
  expect(shuffle(items, (_, max) => max)).toEqual(['a', 'b', 'c', 'd'])
  expect(items).toEqual(['a', 'b', 'c', 'd'])
  expect(shuffle([])).toEqual([])
})

test('a pick follows its draw, and nothing is picked from nothing', () => {
  expect(pick(['a', 'b', 'c'], (_, max) => max)).toBe('c')
  expect(pick([undefined])).toBe(undefined)
  expect(() => pick([])).toThrow(RangeError)
})

test('each of 100,000 lines is there once after they were shuffled, and few where they were', () => {
  const lines = Array.from({ length: 100_000 }, (_, line) => line)
  const shuffled = shuffle(lines)
  expect(shuffled.filter((line, place) => line === place).length).toBeLessThan(20)
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(lines)
})

test('the bound of chi-square lies just above what is exceeded once in a million times', () => {
  // Exact limits by the regularized gamma function.
  const exact = [
    [5, 35.88],
    [23, 70.54],
    [99, 180.79],
  ] as const
  for (const [degrees, limit] of exact) {
    expect(chiSquareBound(degrees)).toBeGreaterThan(limit)
    expect(chiSquareBound(degrees)).toBeLessThan(1.05 * limit)
  }
})

test('chi-square of known counts is known', () => {
  expect(chiSquare([10, 10, 10])).toBe(0)
  expect(chiSquare([8, 12, 10])).toBeCloseTo(0.8, 12)
  expect(chiSquare([30, 10], [1, 1])).toBe(10)
  expect(chiSquare([30, 10], [3, 1])).toBe(0)
})

test('numbers are even (chi-square, p = 1e-6)', () => {
  expect(chiSquare(countDraws(6, 600_000, () => randomInteger(1, 6) - 1))).toBeLessThan(chiSquareBound(5))
  expect(chiSquare(countDraws(100, 1_000_000, () => randomInteger(0, 99)))).toBeLessThan(chiSquareBound(99))
  const big = () => Number(randomBigInteger(0n, 99n))
  expect(chiSquare(countDraws(100, 100_000, big))).toBeLessThan(chiSquareBound(99))
})

test('all orders are equally likely (chi-square, p = 1e-6)', () => {
  const orders = new Map<string, number>()
  const draw = (): number => {
    const order = shuffle(['a', 'b', 'c', 'd']).join('')
    if (!orders.has(order)) orders.set(order, orders.size)
    return orders.get(order) ?? 0
  }
  expect(chiSquare(countDraws(24, 240_000, draw))).toBeLessThan(chiSquareBound(23))
})
