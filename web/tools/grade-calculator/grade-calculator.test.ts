import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Decimal } from '#lib/numbers/decimal.ts'
import { EXAMPLE_ENTRIES } from './example.ts'
import { type Entry, GradeState, getBands, getGrades, moveRow, readEntry } from './grade-state.ts'
import { finalText, gradeResults, reachText } from './grade-text.ts'
import { gradePointAverage, neededOnFinal, weightedAverage } from './grades.ts'
import { readCourse } from './read-course.ts'
import { getBand, SCALES, type System } from './scales.ts'

const entry = (name: string, points: string, total: string, weight = '1'): Entry => ({
  id: 1,
  name,
  points,
  total,
  weight,
})

function gradeOf(percent: string, system: System = 'US Standard 4.0') {
  const band = getBand(Decimal(percent), SCALES.find(({ name }) => name === system)?.bands ?? [])
  return band && [band.grade, band.gpa]
}

describe('every percentage falls into the band whose lower bound it reaches', () => {
  test.each([
    ['105', 'A+', '4.0'],
    ['100', 'A+', '4.0'],
    ['97', 'A+', '4.0'],
    ['96.5', 'A', '4.0'],
    ['93', 'A', '4.0'],
    ['92.99', 'A-', '3.7'],
    ['89.99', 'B+', '3.3'],
    ['87', 'B+', '3.3'],
    ['83', 'B', '3.0'],
    ['80', 'B-', '2.7'],
    ['77', 'C+', '2.3'],
    ['73', 'C', '2.0'],
    ['70', 'C-', '1.7'],
    ['67', 'D+', '1.3'],
    ['65', 'D', '1.0'],
    ['64.99', 'F', '0.0'],
    ['0', 'F', '0.0'],
  ])('%s % is %s', (percent, grade, gpa) => {
    expect(gradeOf(percent)).toEqual([grade, gpa])
  })

  test.each([
    ['European ECTS', '90', 'A'],
    ['European ECTS', '89.9', 'B'],
    ['European ECTS', '50', 'E'],
    ['European ECTS', '49', 'F'],
    ['UK Classification', '70', 'First'],
    ['UK Classification', '69.9', '2:1'],
    ['UK Classification', '50', '2:2'],
    ['UK Classification', '40', 'Third'],
    ['UK Classification', '39', 'Fail'],
  ] as const)('in %s %s % is %s', (system, percent, grade) => {
    expect(gradeOf(percent, system)).toEqual([grade, undefined])
  })

  test('below 0 there is none', () => {
    expect(gradeOf('-0.01')).toBeUndefined()
  })
})

test.each([
  [[entry('a', '45', '50'), entry('b', '80', '100', '3')], '82.50%', 'B-', '2.7'],
  [EXAMPLE_ENTRIES, '88.14%', 'B+', '3.3'],
  [[entry('a', '0', '10')], '0.00%', 'F', '0.0'],
  [[entry('a', '11', '10')], '110.00%', 'A+', '4.0'],
  [[entry('a', '9', '10', '')], '90.00%', 'A-', '3.7'],
  [[entry('a', '1', '3')], '33.33%', 'F', '0.0'],
  [[], 'N/A', 'N/A', 'N/A'],
  [[entry('a', '5', '0')], 'N/A', 'N/A', 'N/A'],
  [[entry('a', '5', '10', '0')], 'N/A', 'N/A', 'N/A'],
  [[entry('a', '5', '0', '0'), entry('b', '5', '10')], '50.00%', 'F', '0.0'],
])('%j', (entries, percent, grade, gpa) => {
  const results = gradeResults(weightedAverage(getGrades(entries)), SCALES[0].bands, false, 'en-US')
  expect(results.map(({ text }) => text)).toEqual([percent, grade, gpa])
})

test('rounds to whole percents before grading if requested', () => {
  const average = weightedAverage(getGrades([entry('a', '965', '1000')]))
  expect(gradeResults(average, SCALES[0].bands, true, 'en-US').map(({ text }) => text)).toEqual([
    '96.50%',
    'A+',
    '4.0',
  ])
})

test('a row needs name, points and total; 0 is filled, negative is refused', () => {
  expect(readEntry(entry('', '1', '2')).grade).toBeUndefined()
  expect(readEntry(entry(' ', '1', '2')).grade).toBeUndefined()
  expect(readEntry(entry('a', '', '2'))).toEqual({ grade: undefined, hints: {} })
  expect(readEntry(entry('a', '0', '2')).grade?.points.toFixed()).toBe('0')
  expect(readEntry(entry('a', '-1', '2')).hints).toEqual({ points: 'Points cannot be negative.' })
})

test.each([
  ['80', '90', '0.3', '113.3333'],
  ['90', '90', '0.5', '90.0000'],
  ['85', '80', '0.2', '60.0000'],
  ['70', '60', '1', '60.0000'],
])('at %s % a goal of %s % with a share of %s needs %s %', (current, goal, share, needed) => {
  expect(neededOnFinal(Decimal(current), Decimal(goal), Decimal(share)).toFixed(4)).toBe(needed)
})

test('finalText(): reports goals that are unreachable or already reached', () => {
  const text = (current: string, goal: string, share: string) =>
    finalText(Decimal(current), Decimal(goal), Decimal(share), 'en-US')
  expect(text('80', '90', '0.3')).toBe('113.33%: not reachable without extra credit')
  expect(text('90', '50', '0.1')).toBe('already reached')
  expect(text('80', '85', '0.5')).toBe('90.00%')
})

test.each([
  ['94.33', 'Reachable: an exam grade of A.'],
  ['100', 'Reachable: an exam grade of A+.'],
  ['0', 'Any score on the final will do.'],
  ['100.01', undefined],
])('a needed score of %s %% means %j', (needed, text) => {
  expect(reachText(Decimal(needed), SCALES[0].bands, false)).toBe(text)
})

test('grade points are weighted by credits', () => {
  const course = (gpa: string, credits: string) => ({ gpa: Decimal(gpa), credits: Decimal(credits) })
  expect(gradePointAverage([course('4.0', '3'), course('3.0', '4'), course('2.0', '1')])?.toFixed(4)).toBe(
    '3.2500',
  )
  expect(gradePointAverage([course('4.0', '0')])).toBeUndefined()
})

test('a scale of one’s own must go down', () => {
  const custom = (...bands: [string, string][]) =>
    getBands({ system: 'Custom scale', custom: bands.map(([grade, from]) => ({ grade, from, gpa: '' })) })
  expect(custom(['Pass', '50'], ['Fail', '0'])).toEqual({
    bands: [
      { grade: 'Pass', from: '50' },
      { grade: 'Fail', from: '0' },
    ],
  })
  expect(custom(['Pass', '50'], ['Fail', '50']).problem).toBe('Fail must begin below Pass (50 %).')
  expect(custom(['A', '90'], ['B', '70'], ['C', '75']).problem).toBe('C must begin below B (70 %).')
  expect(custom(['', '5']).problem).toBe('Each band needs a name.')
  expect(custom(['Pass', 'x']).problem).toBe('Pass: Enter a number')
})

test('rows are moved within the list and never out of it', () => {
  expect(moveRow(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moveRow(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  expect(moveRow(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
})

test.each([
  ['A-', '3.7'],
  ['b+', '3.3'],
  [' F ', '0'],
  ['C−', '1.7'],
  ['3.5', '3.5'],
])('a course with the grade %j counts with %s grade points', (gpa, points) => {
  const { counted, hints } = readCourse({ gpa, credits: '3' })
  expect(counted.map((course) => [course.gpa.toFixed(), course.credits.toFixed()])).toEqual([[points, '3']])
  expect(hints).toEqual({})
})

test('reports a grade that is neither a number nor a letter of the scale', () => {
  const gpa = 'Enter a number up to 100, or a letter'
  expect(readCourse({ gpa: 'H', credits: '3' })).toEqual({ counted: [], hints: { gpa } })
  expect(readCourse({ gpa: '', credits: '3' })).toEqual({ counted: [], hints: {} })
  expect(readCourse({ gpa: '4', credits: 'x' })).toEqual({
    counted: [],
    hints: { credits: 'Enter a number' },
  })
})

test('stores more grades and longer names than any course has', () => {
  const entries = Array.from({ length: 501 }, (_, index) => ({
    ...entry(`${index} ${'name '.repeat(50)}`, '1', '2'),
    id: index + 1,
  }))
  expect(v.parse(GradeState, { entries }).entries).toEqual(entries)
})
