import * as v from 'valibot'
import { expect, test } from 'vitest'
import { chiSquare, chiSquareBound, countDraws } from '#lib/random/chi-square.ts'
import { drawsFile } from './draws-file.ts'
import { joinValues, makeDraw } from './make-draw.ts'
import { fromUnits, readRange, toUnits } from './number-range.ts'
import { RandomForm } from './random-form.ts'
import { randomNumbers, readCount } from './random-numbers.ts'

/** Returns a source of these draws in order, counted from the minimum. */
function random(...draws: bigint[]) {
  return (min: bigint) => min + (draws.shift() ?? 0n)
}

function draw(fields: Partial<RandomForm>, ...draws: bigint[]) {
  return makeDraw(
    { ...v.parse(RandomForm, {}), ...fields },
    0,
    undefined,
    draws.length > 0 ? random(...draws) : undefined,
  )
}

test.each([
  ['12.7', 0, '13', '12'],
  ['-12.7', 0, '-12', '-13'],
  ['12.0', 0, '12', '12'],
  ['1e3', 0, '1000', '1000'],
  ['1,234', 0, '1234', '1234'],
  ['', 0, '0', '0'],
  ['ten', 0, '0', '0'],
  ['-0.5', 0, '0', '-1'],
  ['9007199254740993', 0, '9007199254740993', '9007199254740993'],
  ['-0.5', 2, '-0.50', '-0.50'],
  ['12.345', 2, '12.35', '12.34'],
  ['0.001', 2, '0.01', '0.00'],
  ['3', 2, '3.00', '3.00'],
])(
  'toUnits(): %s with %d decimal places is %s as a minimum and %s as a maximum',
  (typed, places, min, max) => {
    expect(fromUnits(toUnits(typed, places, 'up'), places)).toBe(min)
    expect(fromUnits(toUnits(typed, places, 'down'), places)).toBe(max)
  },
)

test.each([
  [{ minimum: '1.5', maximum: '2.5' }, 2n, 2n],
  [{ minimum: '2.5', maximum: '1.5' }, 2n, 2n],
  [{ minimum: '-1.5', maximum: '1.5' }, -1n, 1n],
  [{ minimum: '-2.9', maximum: '-1.1' }, -2n, -2n],
  [{ minimum: '0.15', maximum: '0.35', places: '1' }, 2n, 3n],
  [{ minimum: '1e-3', maximum: '1' }, 1n, 1n],
])('readRange(): never leaves %j', (fields, min, max) => {
  const { range } = readRange({ step: '', places: '0', ...fields })
  expect([range.min, range.max]).toEqual([min, max])
})

test('readRange(): rejects bounds without a number of these decimal places between them', () => {
  expect(() => readRange({ minimum: '1.2', maximum: '1.8', step: '', places: '0' })).toThrow(
    'Between 1.2 and 1.8 there is no whole number. Add decimal places, or change the minimum or maximum.',
  )
  expect(() => readRange({ minimum: '0.01', maximum: '0.09', step: '', places: '1' })).toThrow(
    'Between 0.01 and 0.09 there is no number with 1 decimal place.',
  )
})

test.each([
  ['', 1],
  ['x', 1],
  ['0', 1],
  ['-3', 1],
  ['2.9', 2],
  ['100', 100],
  ['101', 100],
  ['1e300', 100],
])('a count of "%s" is %d', (typed, count) => {
  expect(readCount(typed)).toBe(count)
})

test('both bounds can be drawn', () => {
  expect(draw({ minimum: '-5', maximum: '5', count: '3' }, 0n, 10n, 5n).values).toEqual(['-5', '5', '0'])
  expect(draw({ minimum: '7', maximum: '7' }).values).toEqual(['7'])
})

test('swaps a minimum above the maximum, and reports it', () => {
  const swapped = draw({ minimum: '10', maximum: '1', count: '2' }, 0n, 9n)
  expect(swapped).toMatchObject({ isSwapped: true, title: '1 to 10', values: ['1', '10'] })
  expect(draw({ minimum: '1', maximum: '10' }).isSwapped).toBe(false)
})

test('bounds beyond 2^53 are exact', () => {
  const far = { minimum: '9007199254740993', maximum: '9007199254740995', count: '3', isUnique: true }
  expect(draw({ ...far, order: 'up' }).values).toEqual([
    '9007199254740993',
    '9007199254740994',
    '9007199254740995',
  ])
  expect(draw({ minimum: '-1e40', maximum: '1e40' }, 2n * 10n ** 40n).values).toEqual([`1${'0'.repeat(40)}`])
})

test('steps start at the minimum and never exceed the maximum', () => {
  const { range } = readRange({ minimum: '1', maximum: '10', step: '4', places: '0' })
  const values = randomNumbers({ range, count: 3, isUnique: true, order: 'up' })
  expect(values).toEqual(['1', '5', '9'])
  expect(draw({ minimum: '0', maximum: '1', places: '2', step: '0.25', count: '2' }, 4n, 1n).values).toEqual([
    '1.00',
    '0.25',
  ])
})

test.each([
  [{ step: '0' }, 'Enter a step above 0, or leave it blank.'],
  [{ step: '-1' }, 'Enter a step above 0, or leave it blank.'],
  [{ step: 'x' }, 'Enter a step above 0, or leave it blank.'],
  [{ step: '0.5' }, 'A step of 0.5 needs more decimal places.'],
])('%j is refused', (fields, detail) => {
  expect(() => draw(fields)).toThrow(detail)
})

test('without repeats, all hundred of a hundred numbers are drawn, and not one more', () => {
  const all = Array.from({ length: 100 }, (_, index) => String(index + 1))
  expect(draw({ isUnique: true, count: '100', order: 'up' }).values).toEqual(all)
  expect(draw({ isUnique: true, count: '100', order: 'down' }).values).toEqual(all.toReversed())
  expect(() => draw({ isUnique: true, count: '11', minimum: '10', maximum: '1' })).toThrow(
    'Only 10 different numbers exist between 1 and 10.',
  )
  expect(() =>
    draw({ isUnique: true, count: '4', maximum: '2', places: '1', step: '0.5', minimum: '1.0' }),
  ).toThrow('Only 3 different numbers exist between 1.0 and 2.0.')
})

test('different numbers follow their draws as a shuffle does', () => {
  // Of 1 2 3 4: the fourth changes places with the first, then the last, now 1, with the second.
  expect(draw({ isUnique: true, count: '3', maximum: '4' }, 3n, 2n, 0n).values).toEqual(['4', '1', '3'])
})

test('numbers are even, with and without repeats (chi-square, p = 1e-6)', () => {
  const { range } = readRange({ minimum: '-3', maximum: '6', step: '', places: '0' })
  const once = { range, count: 1, isUnique: false, order: 'drawn' } as const
  const counts = countDraws(10, 100_000, () => Number(randomNumbers(once)[0]) + 3)
  expect(chiSquare(counts)).toBeLessThan(chiSquareBound(9))
  // Two of three in their order: six equally likely pairs.
  const { range: three } = readRange({ minimum: '0', maximum: '2', step: '', places: '0' })
  const pairs = ['0 1', '0 2', '1 0', '1 2', '2 0', '2 1']
  const two = { range: three, count: 2, isUnique: true, order: 'drawn' } as const
  const pairCounts = countDraws(6, 60_000, () => pairs.indexOf(randomNumbers(two).join(' ')))
  expect(chiSquare(pairCounts)).toBeLessThan(chiSquareBound(5))
})

test('names coins by their sides', () => {
  const sides = [0, 1, 1]
  const form = { ...v.parse(RandomForm, {}), kind: 'coin' as const, count: '3' }
  expect(makeDraw(form, 0, () => sides.shift() ?? 0)).toMatchObject({
    title: '3 coins: 1 heads, 2 tails',
    values: ['Heads', 'Tails', 'Tails'],
  })
})

test('values are parted as chosen, and a CSV file has one a row', () => {
  expect(joinValues(['1', '2'], 'comma')).toBe('1, 2')
  expect(joinValues(['1', '2'], 'line')).toBe('1\n2')
  const past = [
    {
      at: 0,
      kind: 'numbers' as const,
      title: '-1 to 1',
      values: ['-1', '1'],
      details: [],
      isSwapped: false,
    },
  ]
  expect(drawsFile(past)).toBe(
    "Time,Draw,Value\r\n1970-01-01T00:00:00.000Z,'-1 to 1,-1\r\n1970-01-01T00:00:00.000Z,'-1 to 1,1\r\n",
  )
})
