import type { Decimal } from '#lib/numbers/decimal.ts'
import { readBounded } from '#lib/numbers/read-bounded.ts'
import type { Course } from './grade-state.ts'
import { SCALES } from './scales.ts'

/** Course as typed: the counted values, if any, and the errors of its fields. An empty field has none. */
type CourseReading = {
  readonly counted: readonly { readonly gpa: Decimal; readonly credits: Decimal }[]
  readonly hints: Readonly<Partial<Record<'gpa' | 'credits', string>>>
}

/** Reads grade points, typed as a number or as a letter of the US scale (`A-` is 3.7), and credits. */
export function readCourse({ gpa, credits }: Pick<Course, 'gpa' | 'credits'>): CourseReading {
  const letter = gpa.trim().toUpperCase().replace(/[−–]/, '-')
  const points = readBounded(SCALES[0].bands.find(({ grade }) => grade === letter)?.gpa ?? gpa, {
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
      ...(isWrong && { gpa: 'Enter a number up to 100, or a letter such as A-' }),
      ...(isWeightWrong && { credits: weight.hint }),
    },
  }
}
