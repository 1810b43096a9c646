import * as v from 'valibot'
import { Decimal } from '#lib/numbers/decimal.ts'
import { readBounded } from '#lib/numbers/read-bounded.ts'
import { textField } from '#lib/schema/form-fields.ts'
import type { Grade } from './grades.ts'
import { type Band, CUSTOM, SCALES, SYSTEMS } from './scales.ts'

export const TABS = ['Grades', 'Final exam', 'GPA'] as const

const name = v.optional(v.string(), '')

/** A row as typed. */
const Entry = v.object({
  id: v.number(),
  name,
  points: textField(''),
  total: textField(''),
  weight: textField('1'),
})
export type Entry = v.InferOutput<typeof Entry>

const Course = v.object({ id: v.number(), name, gpa: textField(''), credits: textField('') })
export type Course = v.InferOutput<typeof Course>

/** A course before anything is typed: most have three credits. */
export const NO_COURSE = { name: '', gpa: '', credits: '3' }

/** The rows shown before the first course is typed. */
export const EMPTY_COURSES: readonly Course[] = [1, 2, 3].map((id) => ({ ...NO_COURSE, id }))

const CustomBand = v.object({ grade: name, from: textField(''), gpa: textField('') })

const rows = <Row extends v.GenericSchema>(row: Row) => v.optional(v.array(row), [])

/** Persisted state of the calculator. */
export const GradeState = v.object({
  tab: v.optional(v.picklist(TABS), 'Grades'),
  entries: rows(Entry),
  draft: v.optional(Entry, { id: 0 }),
  system: v.optional(v.picklist(SYSTEMS), 'US Standard 4.0'),
  custom: v.optional(v.array(CustomBand), [
    { grade: 'Pass', from: '50' },
    { grade: 'Fail', from: '0' },
  ]),
  rounds: v.optional(v.boolean(), false),
  weightsArePercents: v.optional(v.boolean(), false),
  /** Grade so far in percent, in place of that of the entries; empty for that. */
  soFar: textField(''),
  goal: textField('90'),
  finalWeight: textField('30'),
  courses: rows(Course),
  earlierGpa: textField(''),
  earlierCredits: textField(''),
})
export type GradeState = v.InferOutput<typeof GradeState>

const POINTS = { min: '0', max: '1000000000', tooLittle: 'Points cannot be negative.' }
const WEIGHT = { min: '0', max: '1000000', tooLittle: 'A weight cannot be negative.' }

type EntryHints = Readonly<Partial<Record<'points' | 'total' | 'weight', string>>>

/**
 * Parses a row; the grade is undefined, with hints, if the row is invalid, or if name, points or total are empty. An
 * empty weight is 1.
 */
export function readEntry(entry: Entry): { readonly grade: Grade | undefined; readonly hints: EntryHints } {
  const hints: { -readonly [Field in keyof EntryHints]: string } = {}
  const read = (field: 'points' | 'total' | 'weight', bounds: typeof POINTS): Decimal => {
    const { value, hint } = readBounded(entry[field], bounds)
    if (hint !== undefined && entry[field].trim() !== '') hints[field] = hint
    return value
  }
  const points = read('points', POINTS)
  const total = read('total', POINTS)
  const weight = entry.weight.trim() === '' ? Decimal(1n) : read('weight', WEIGHT)
  const isFilled = [entry.name, entry.points, entry.total].every((text) => text.trim() !== '')
  const isSound = isFilled && Object.keys(hints).length === 0
  return { grade: isSound ? { name: entry.name.trim(), points, total, weight } : undefined, hints }
}

/** The grades of all rows; those that cannot be read are never in the list. */
export function getGrades(entries: readonly Entry[]): Grade[] {
  return entries.flatMap((entry) => readEntry(entry).grade ?? [])
}

/** The bands in use, or why the visitor's own make no sense. */
export function getBands({ system, custom }: Pick<GradeState, 'system' | 'custom'>): {
  readonly bands: readonly Band[]
  readonly problem?: string
} {
  if (system !== CUSTOM) return { bands: SCALES.find((scale) => scale.name === system)?.bands ?? [] }
  const bands: Band[] = []
  for (const { grade, from, gpa } of custom) {
    const { value, hint } = readBounded(from, { min: '0', max: '1000' })
    if (grade.trim() === '') return { bands: [], problem: 'Each band needs a name.' }
    if (hint !== undefined) return { bands: [], problem: `${grade}: ${hint}` }
    const above = bands.at(-1)
    if (above && value.gte(above.from))
      return { bands: [], problem: `${grade} must begin below ${above.grade} (${above.from} %).` }
    bands.push({ grade: grade.trim(), from: value.toFixed(), ...(gpa.trim() !== '' && { gpa }) })
  }
  return { bands }
}

/** A number that no row has yet. */
export function freeId(rows: readonly { readonly id: number }[]): number {
  return Math.max(0, ...rows.map(({ id }) => id)) + 1
}

/** The rows with one moved up (−1) or down (1). */
export function moveRow<Row>(rows: readonly Row[], index: number, by: 1 | -1): Row[] {
  const to = index + by
  if (to < 0 || to >= rows.length) return [...rows]
  const others = rows.filter((_, at) => at !== index)
  return [...others.slice(0, to), ...rows.slice(index, index + 1), ...others.slice(to)]
}
