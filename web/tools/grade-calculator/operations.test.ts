import { expect, test } from 'vitest'
import { callCommand } from '#interfaces/testing/shell.fixture.ts'

const call = (name: string, question: object) =>
  callCommand([name, '--params', '-'], { input: JSON.stringify(question) })
const callJson = async (name: string, question: object) => JSON.parse((await call(name, question)).text)
const error = async (name: string, question: object) => {
  const { code, complaint } = await call(name, question)
  return code === 1 ? complaint.trim() : code
}

test('defaults to a total of 100 and a weight of 1', async () => {
  const grades = [{ points: '90' }, { points: '10', total: '20', weight: '3' }]
  expect(await callJson('grade', { grades })).toEqual({ percent: '60.00', grade: 'F', gpa: '0.0' })
})

test('returns an average with two decimals, half up, and rounds to whole percents only for the grade', async () => {
  const grades = [{ points: '89.505' }]
  expect(await callJson('grade', { grades })).toEqual({ percent: '89.51', grade: 'B+', gpa: '3.3' })
  expect(await callJson('grade', { grades, rounds: true })).toEqual({
    percent: '89.51',
    grade: 'A-',
    gpa: '3.7',
  })
})

test.each([
  ['89.995', false, 'The average before rounding, 89.995%, is below the 90% of A-.\n'],
  ['89.9999996', false, 'The average before rounding, 89.9999996%, is below the 90% of A-.\n'],
  ['96.995', false, 'The average before rounding, 96.995%, is below the 97% of A+.\n'],
  ['89.994', false, ''],
  ['90', false, ''],
  ['89.4951', true, 'The average before rounding, 89.495%, rounds to less than the 90% of A-.\n'],
  ['89.995', true, ''],
])(
  'of %s (whole percents: %s) reports why the grade is below the displayed average: %j',
  async (points, rounds, note) => {
    expect((await call('grade', { grades: [{ points }], rounds })).complaint).toBe(note)
  },
)

test('accepts a custom scale without grade points and without a grade below it', async () => {
  const scale = { system: 'Custom scale', custom: [{ grade: 'Pass', from: '50' }] }
  expect(await callJson('grade', { ...scale, grades: [{ points: '50' }] })).toEqual({
    percent: '50.00',
    grade: 'Pass',
    gpa: null,
  })
  expect(await callJson('grade', { ...scale, grades: [{ points: '49' }] })).toEqual({
    percent: '49.00',
    grade: null,
    gpa: null,
  })
})

test.each([
  [[], 'grades: At least 1 characters or items are needed.'],
  [[{ points: '1' }, { points: ' ' }], 'grades[1]: Name, points and total are needed.'],
  [[{ points: '1', total: '0' }], 'grades[0]: total must be more than 0.'],
  [[{ points: '-1' }], 'points: Points cannot be negative.'],
  [[{ points: '1', weight: '0' }], 'The weights add up to 0.'],
])('the grades %j are refused', async (grades, reason) => {
  expect(await error('grade', { grades })).toBe(reason)
})

test('a scale that makes no sense is refused with its reason', async () => {
  const custom = [
    { grade: 'Pass', from: '50' },
    { grade: 'Good', from: '50' },
  ]
  expect(await error('grade', { grades: [{ points: '1' }], system: 'Custom scale', custom })).toBe(
    'Good must begin below Pass (50 %).',
  )
})

test.each([
  [{ current: '80', goal: '80', finalWeight: '100' }, '80.00', false, true],
  [{ current: '100', goal: '50', finalWeight: '50' }, '0.00', true, true],
  [{ current: '100', goal: '50.01', finalWeight: '50' }, '0.02', false, true],
  [{ current: '80', goal: '90', finalWeight: '50' }, '100.00', false, true],
  [{ current: '80', goal: '90.01', finalWeight: '50' }, '100.02', false, false],
])('for %j the final must bring %s', async (question, needed, isAlreadyReached, isReachable) => {
  expect(await callJson('grade-final', question)).toEqual({
    needed,
    isAlreadyReached,
    isReachableWithoutExtraCredit: isReachable,
  })
})

test('rejects an invalid share, goal or average by name', async () => {
  expect(await error('grade-final', { current: '-1', goal: '1001', finalWeight: '0' })).toBe(
    'current: Enter a number from 0\ngoal: Enter a number up to 1,000\nfinalWeight: Enter a number above 0',
  )
  expect(await error('grade-final', { current: '1', goal: '1', finalWeight: '100.1' })).toBe(
    'finalWeight: Enter a number up to 100',
  )
})

test('weights grade points by credits, and returns no average without credits', async () => {
  expect(
    await callJson('gpa', {
      courses: [
        { gpa: 'B+', credits: '3' },
        { gpa: '2', credits: '1' },
      ],
    }),
  ).toEqual({ gpa: '2.98' })
  expect(await error('gpa', { courses: [{ gpa: 'A', credits: '0' }] })).toBe('The credits add up to 0.')
  expect(
    await error('gpa', {
      courses: [
        { gpa: 'A', credits: '1' },
        { gpa: 'Z', credits: '1' },
      ],
    }),
  ).toBe('courses[1]: Enter a number up to 100, or a letter')
  expect(await error('gpa', { courses: [{ gpa: 'A', credits: 'x' }] })).toBe(
    'courses[0]: credits: Enter a number up to 1,000',
  )
})

test('an own scale has at most 40 bands', async () => {
  const bands = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ grade: `${index}`, from: `${99 - index}` }))
  const createParams = (count: number) => ({
    grades: [{ points: '60' }],
    system: 'Custom scale',
    custom: bands(count),
  })
  expect(await callJson('grade', createParams(40))).toMatchObject({ percent: '60.00', grade: '39' })
  expect(await error('grade', createParams(41))).toBe('custom: At most 40 characters or items are allowed.')
})
