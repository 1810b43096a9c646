import * as v from 'valibot'
import { Decimal } from '#lib/numbers/decimal.ts'
import { readBounded } from '#lib/numbers/read-bounded.ts'
import { decimalFields, decimalText } from '#lib/operation/decimal-text.ts'
import { dataResult, operation } from '#lib/operation/operation.ts'
import { throwHints } from '#lib/operation/parse-params.ts'
import { UserError } from '#lib/result/user-error.ts'
import { GradeState, getBands, readEntry } from './grade-state.ts'
import { roundingNote } from './grade-text.ts'
import { getPercent, gradePointAverage, neededOnFinal, weightedAverage } from './grades.ts'
import { readCourse } from './read-course.ts'
import { getBandOf } from './scales.ts'

const { system, rounds } = GradeState.entries
const MAX_ROWS = 500
const MAX_BANDS = 40

const Grades = v.pipe(
  v.array(
    v.strictObject({
      name: v.optional(v.pipe(v.string(), v.maxLength(200)), 'Grade'),
      points: decimalText,
      ...decimalFields({ total: '100', weight: '1' }),
    }),
  ),
  v.minLength(1),
  v.maxLength(MAX_ROWS),
)

const Courses = v.pipe(
  v.array(v.strictObject({ gpa: decimalText, credits: decimalText })),
  v.minLength(1),
  v.maxLength(MAX_ROWS),
)

const Bands = v.optional(
  v.pipe(
    v.array(v.strictObject({ grade: v.string(), from: decimalText, ...decimalFields({ gpa: '' }) })),
    v.maxLength(MAX_BANDS),
  ),
  [],
)

export const operations = [
  operation({
    name: 'grade',
    title: 'Average grade of a course',
    summary: 'The weighted average of grades, with the letter and the grade points of a scale.',
    seeAlso: 'For several courses use gpa, for a final exam grade-final.',
    params: v.strictObject({ grades: Grades, system, custom: Bands, rounds }),
    gives: 'data',
    data: v.strictObject({
      percent: v.string(),
      grade: v.nullable(v.string()),
      gpa: v.nullable(v.string()),
    }),
    onlyWith: { custom: [{ field: 'system', is: ['Custom scale'] }] },
    notes: {
      grades: 'Such as [{"name":"Essay","points":"45","total":"50","weight":"2"}].',
      custom: 'The bands of an own scale, from the best down.',
      rounds: 'Rounds the average to a whole percent before the scale is applied.',
    },
    examples: [
      {
        params: {
          grades: [
            { name: 'Essay', points: '45', total: '50', weight: '2' },
            { name: 'Quiz', points: '81' },
          ],
        },
        result: { percent: '87.00', grade: 'B+', gpa: '3.3' },
      },
      {
        params: { grades: [{ name: 'Exam', points: '89.995' }] },
        result: { percent: '90.00', grade: 'B+', gpa: '3.3' },
        notes: ['The average before rounding, 89.995%, is below the 90% of A-.'],
      },
    ],
    run({ grades, rounds, ...scale }) {
      if (scale.system === 'Custom scale' && scale.custom.length === 0)
        throw new UserError('custom is missing.', 'A custom scale needs its bands.')
      const { bands, problem } = getBands(scale)
      if (problem !== undefined) throw new UserError(problem)
      const read = grades.map((grade, index) => {
        const { grade: sound, hints } = readEntry({ ...grade, id: index })
        throwHints(hints)
        if (!sound) throw new UserError(`grades[${index}]: Name, points and total are needed.`)
        if (!getPercent(sound)) throw new UserError(`grades[${index}]: total must be more than 0.`)
        return sound
      })
      const average = weightedAverage(read)
      if (!average) throw new UserError('The weights add up to 0.')
      const band = getBandOf(average, bands, rounds)
      const note = roundingNote(average, bands, rounds, 'en-US')
      return dataResult(
        {
          percent: roundTwoPlaces(average),
          grade: band?.grade ?? null,
          gpa: band?.gpa ?? null,
        },
        note === undefined ? [] : [note],
      )
    },
  }),
  operation({
    name: 'grade-final',
    title: 'Score needed on a final exam',
    summary: 'Returns the score that a final exam needs, in percent, to reach a goal.',
    params: v.strictObject({ current: decimalText, goal: decimalText, finalWeight: decimalText }),
    gives: 'data',
    data: v.strictObject({
      needed: v.string(),
      isAlreadyReached: v.boolean(),
      isReachableWithoutExtraCredit: v.boolean(),
    }),
    notes: { current: 'The average so far, in percent.', finalWeight: 'Of the final, in percent.' },
    examples: [
      {
        params: { current: '85', goal: '90', finalWeight: '30' },
        result: { needed: '101.67', isAlreadyReached: false, isReachableWithoutExtraCredit: false },
      },
    ],
    run(question) {
      const hints: Record<string, string | undefined> = {}
      const read = (field: keyof typeof question, above?: string) => {
        const { value, hint } = readBounded(question[field], {
          ...(above === undefined ? { min: '0' } : { above }),
          max: field === 'finalWeight' ? '100' : '1000',
        })
        hints[field] = hint
        return value
      }
      const [current, goal, share] = [read('current'), read('goal'), read('finalWeight', '0').div(100n)]
      throwHints(hints)
      const needed = neededOnFinal(current, goal, share)
      return dataResult({
        needed: roundTwoPlaces(needed),
        isAlreadyReached: needed.lte('0'),
        isReachableWithoutExtraCredit: needed.lte('100'),
      })
    },
  }),
  operation({
    name: 'gpa',
    title: 'Grade point average',
    summary: 'The grade point average of courses, by their credits.',
    seeAlso: 'For the average of one course use grade.',
    params: v.strictObject({ courses: Courses }),
    gives: 'data',
    data: v.strictObject({ gpa: v.string() }),
    notes: { courses: 'Such as [{"gpa":"A-","credits":"4"}].' },
    examples: [
      {
        params: {
          courses: [
            { gpa: 'A-', credits: '4' },
            { gpa: '3.0', credits: '3' },
          ],
        },
        result: { gpa: '3.40' },
      },
    ],
    run({ courses }) {
      const counted = courses.flatMap((course, index) => {
        const { counted, hints } = readCourse(course)
        if (counted.length === 0)
          throw new UserError(`courses[${index}]: ${hints.gpa ?? 'credits: Enter a number up to 1,000'}`)
        return counted
      })
      const average = gradePointAverage(counted)
      if (!average) throw new UserError('The credits add up to 0.')
      return dataResult({ gpa: roundTwoPlaces(average) })
    },
  }),
]

/** Two places, half away from zero, as the page writes it. */
function roundTwoPlaces(value: Decimal): string {
  return value.round(2, Decimal.roundHalfUp).toFixed(2)
}
