import { expect, test } from 'vitest'
import { chiSquare, chiSquareBound, countDraws } from '#lib/random/chi-square.ts'
import { randomInteger } from '#lib/random/random.ts'
import { inkOn, segmentColors, WHEEL_COLORS } from './colors.ts'
import { fraction, getSegments, indexUnderPointer, rotationShowing } from './segments.ts'
import { easeOut, landingRotation, pickWinner, pickWinners } from './spin.ts'
import { plainName, type WheelName } from './wheel-names.ts'

function wheelOf(...weights: number[]): WheelName[] {
  return weights.map((weight, index) => ({ ...plainName(`N${index}`), weight }))
}

test('segments share the wheel by weight, and those that are off have none', () => {
  const [a, b, c] = wheelOf(1, 3, 4)
  const parts = getSegments(
    [a, { ...plainName('off'), weight: 50, isOff: true }, b, c].flatMap((one) => one ?? []),
  )
  expect(parts.map(({ name, start, end }) => [name, start, end])).toEqual([
    ['N0', 0, 0.125],
    ['N1', 0.125, 0.5],
    ['N2', 0.5, 1],
  ])
})

test.each([
  [0, 0],
  [0.25, 3],
  [0.26, 2],
  [0.5, 2],
  [0.9, 0],
  [7.3, 2],
])('four names, turned by %d turns: number %d is under the pointer', (rotation, index) => {
  expect(indexUnderPointer(getSegments(wheelOf(1, 1, 1, 1)), rotation)).toBe(index)
})

test('names that are off are never drawn, also when no other is left', () => {
  const names = [plainName('on'), { ...plainName('off'), isOff: true }]
  expect(pickWinners(names, 2)).toEqual(['on'])
  expect(pickWinners(names.slice(1), 1)).toEqual([])
})

test('a fraction of a turn is never a whole one', () => {
  expect([0.25, 3.25, -0.75, -1e-20, 1].map(fraction)).toEqual([0.25, 0.25, 0.25, 0, 0])
})

test('the winner remains under the pointer when other names are added or removed', () => {
  const before = getSegments(wheelOf(1, 1, 1, 1))
  expect(rotationShowing(before, 0.3, 'N2')).toBe(0.3)
  const after = getSegments(wheelOf(1, 1, 1, 1, 6))
  const rotation = rotationShowing(after, 0.3, 'N2')
  expect(after[indexUnderPointer(after, rotation)]?.name).toBe('N2')
  expect(rotationShowing(after, 0.3, 'gone')).toBe(0.3)
})

test('the winner follows its draw and its weight', () => {
  const names = wheelOf(2, 1, 3)
  const winners = [1, 2, 3, 4, 6].map((drawn) => pickWinner(names, () => drawn).name)
  expect(winners).toEqual(['N0', 'N0', 'N1', 'N2', 'N2'])
  const bounds: number[] = []
  pickWinner([...names, { ...plainName('off'), isOff: true }], (min, max) => {
    bounds.push(min, max)
    return 1
  })
  expect(bounds).toEqual([1, 6])
})

test('10,000 draws and more are even (chi-square, p = 1e-6)', () => {
  const names = wheelOf(1, 1, 1, 1, 1, 1, 1)
  const draw = () => Number(pickWinner(names).name.slice(1))
  expect(chiSquare(countDraws(7, 10_000, draw))).toBeLessThan(chiSquareBound(6))
  expect(chiSquare(countDraws(7, 200_000, draw))).toBeLessThan(chiSquareBound(6))
})

test('weights are honored (chi-square, p = 1e-6)', () => {
  const weights = [1, 2, 3, 10, 100]
  const names = wheelOf(...weights)
  const counts = countDraws(5, 200_000, () => Number(pickWinner(names).name.slice(1)))
  expect(chiSquare(counts, weights)).toBeLessThan(chiSquareBound(4))
})

test('several winners are different, and their orders even (chi-square, p = 1e-6)', () => {
  const names = wheelOf(1, 1, 1)
  const pairs = ['N0 N1', 'N0 N2', 'N1 N0', 'N1 N2', 'N2 N0', 'N2 N1']
  const counts = countDraws(6, 60_000, () => pairs.indexOf(pickWinners(names, 2).join(' ')))
  expect(chiSquare(counts)).toBeLessThan(chiSquareBound(5))
  expect(pickWinners(names, 99).toSorted()).toEqual(['N0', 'N1', 'N2'])
})

test('the pointer and the winner agree, for any winner and initial rotation', () => {
  for (let run = 0; run < 3000; run++) {
    const count = randomInteger(2, run % 50 === 0 ? 1000 : 60)
    const names = wheelOf(...Array.from({ length: count }, () => randomInteger(1, run % 2 === 0 ? 1 : 100)))
    const segments = getSegments(names)
    const winner = pickWinner(names)
    const index = names.indexOf(winner)
    const segment = segments[index]
    if (!segment) throw new Error('a winner without a segment')
    const from = randomInteger(0, 999_999) / 1_000_000
    const to = landingRotation(segment, from)
    expect(segments[indexUnderPointer(segments, to)]?.name).toBe(winner.name)
    // Stored between spins as a fraction, so that nothing drifts.
    expect(segments[indexUnderPointer(segments, fraction(to))]?.name).toBe(winner.name)
    expect(to - from).toBeGreaterThanOrEqual(5)
    expect(to - from).toBeLessThan(8)
  }
})

test.each([
  [0, 0.05],
  [5000, 0.5],
  [10_000, 0.95],
])('a place drawn as %d is %d of the way through the segment', (drawn, place) => {
  const segment = { start: 0.25, end: 0.5 }
  const draws = [drawn, 0]
  const to = landingRotation(segment, 0.3, () => draws.shift() ?? 0)
  expect((fraction(-to) - segment.start) / 0.25).toBeCloseTo(place, 9)
})

test('easeOut(): starts fast and ends at rest', () => {
  expect([-1, 0, 0.5, 1, 2].map(easeOut)).toEqual([0, 0, 0.875, 1, 1])
})

test.each(Array.from({ length: 100 }, (_, index) => index + 2))(
  'of %d names no two neighbors share a color',
  (count) => {
    const colors = segmentColors(Array.from({ length: count }, () => ({ color: '' })))
    const clashes = colors.filter((color, index) => color === colors[(index + 1) % count])
    expect(clashes).toEqual([])
  },
)

test('a custom color is never assigned to a neighbor', () => {
  for (const own of WHEEL_COLORS)
    for (const at of [0, 1, 7, 15]) {
      const names = Array.from({ length: 16 }, (_, index) => ({ color: index === at ? own : '' }))
      const colors = segmentColors(names)
      expect(colors[at]).toBe(own)
      expect(colors.filter((color, index) => color === colors[(index + 1) % 16])).toEqual([])
    }
})

test('there are fifteen colors, and each can be written on', () => {
  expect(new Set(WHEEL_COLORS).size).toBe(15)
  expect(['#ffffff', '#ffff00', '#000000', '#2f5fb3'].map(inkOn)).toEqual([
    '#1d1b17',
    '#1d1b17',
    '#ffffff',
    '#ffffff',
  ])
})
