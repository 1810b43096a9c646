import { type Decimal, ZERO } from '#lib/numbers/decimal.ts'

/** Graded assignment; `points` can exceed `total` as extra credit. */
export type Grade = {
  readonly name: string
  readonly points: Decimal
  readonly total: Decimal
  readonly weight: Decimal
}

/** Returns the grade in percent; undefined if the total is 0. */
export function getPercent({ points, total }: Pick<Grade, 'points' | 'total'>): Decimal | undefined {
  return total.eq(ZERO) ? undefined : points.times(100n).div(total)
}

/** Σ(percent · weight) ÷ Σ weight; none without grades, without weight, or where a weighted grade has no percent. */
export function weightedAverage(grades: readonly Grade[]): Decimal | undefined {
  let [sum, weights] = [ZERO, ZERO]
  for (const grade of grades) {
    if (grade.weight.eq(ZERO)) continue
    const percent = getPercent(grade)
    if (!percent) return undefined
    sum = sum.plus(percent.times(grade.weight))
    weights = weights.plus(grade.weight)
  }
  return weights.eq(ZERO) ? undefined : sum.div(weights)
}

export function totalWeight(grades: readonly Grade[]): Decimal {
  return grades.reduce((sum, { weight }) => sum.plus(weight), ZERO)
}

/**
 * Returns the final score needed for `goal`, in percent: (goal − current · (1 − w)) ÷ w, with w the final's share of
 * the total, above 0 and up to 1.
 */
export function neededOnFinal(current: Decimal, goal: Decimal, share: Decimal): Decimal {
  return goal.minus(current.minus(current.times(share))).div(share)
}

/** Σ(grade points · credits) ÷ Σ credits; none without credits. */
export function gradePointAverage(
  courses: readonly { readonly gpa: Decimal; readonly credits: Decimal }[],
): Decimal | undefined {
  const credits = courses.reduce((sum, course) => sum.plus(course.credits), ZERO)
  if (credits.eq(ZERO)) return undefined
  return courses.reduce((sum, { gpa, credits: weight }) => sum.plus(gpa.times(weight)), ZERO).div(credits)
}
