import type { Decimal } from '#lib/numbers/decimal.ts'
import { readBounded } from '#lib/numbers/read-bounded.ts'
import type { Course } from './grade-state.ts'
import { SCALES } from './scales.ts'

const BANDS = SCALES[0].bands

/** The letters of the US scale, the best first. */
export const US_GRADES: readonly string[] = BANDS.map(({ grade }) => grade)

/** Errors of a course's fields. */
export type CourseHints = Readonly<Partial<Record<'gpa' | 'credits', string>>>

/** Course as typed: the counted values, if any, and the errors of its fields. An empty field has none. */
type CourseReading = {
  readonly counted: readonly { readonly gpa: Decimal; readonly credits: Decimal }[]
  readonly hints: CourseHints
}

/** Returns the letter of the US scale that is typed (`a−` is `A-`), if it is one. */
export function getLetter(typed: string): string | undefined {
  const letter = typed.trim().toUpperCase().replace(/[−–]/, '-')
  return US_GRADES.find((grade) => grade === letter)
}

/** Reads grade points, typed as a number or as a letter of the US scale (`A-` is 3.7), and credits. */
export function readCourse({ gpa, credits }: Pick<Course, 'gpa' | 'credits'>): CourseReading {
  const letter = getLetter(gpa)
  const points = readBounded(BANDS.find(({ grade }) => grade === letter)?.gpa ?? gpa, {
    min: '0',
    max: '100',
  })
  const weight = readBounded(credits, { min: '0', max: '1000' })
  const isUsable = points.hint === undefined && weight.hint === undefined
  const isWrong = points.hint !== undefined && gpa.trim() !== ''
  const isWeightWrong = weight.hint !== undefined && credits.trim() !== ''
  return {
    counted: isUsable ? [{ gpa: points.value, credits: weight.value }] : [],
    hints: {
      ...(isWrong && { gpa: 'Enter a number up to 100, or a letter' }),
      ...(isWeightWrong && { credits: weight.hint }),
    },
  }
}
