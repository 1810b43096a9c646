import { hasHints } from '#lib/numbers/field-hints.ts'
import { formatDecimal } from '#lib/numbers/format-decimal.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Card, Result } from '#web/ui/result.tsx'
import { CheckFields } from '#web/ui/results-card.tsx'
import { type Course, freeId, type GradeState } from './grade-state.ts'
import { NONE } from './grade-text.ts'
import { gradePointAverage } from './grades.ts'
import { NotYet } from './not-yet.tsx'
import { readCourse } from './read-course.ts'

type GpaTabProps = {
  readonly state: GradeState
  readonly locale: string
  readonly onChange: (fields: Partial<GradeState>) => void
}

/** Courses by their credits: the semester's grade point average, and with those before. */
export function GpaTab({ state, locale, onChange }: GpaTabProps) {
  const { courses, earlierGpa, earlierCredits } = state
  const set = (id: number, change: Partial<Course>) =>
    onChange({ courses: courses.map((course) => (course.id === id ? { ...course, ...change } : course)) })
  const readings = courses.map(readCourse)
  const earlier = readCourse({ gpa: earlierGpa, credits: earlierCredits })
  const read = readings.flatMap(({ counted }) => counted)
  const hasInvalidCourse = readings.some(({ hints }) => hasHints(hints))
  const hasInvalidField = hasInvalidCourse || hasHints(earlier.hints)
  const text = (average: ReturnType<typeof gradePointAverage>) =>
    average ? formatDecimal(average.toFixed(), 2, locale, 2) : <NotYet text={NONE} />
  return (
    <Card>
      <div className="flex flex-col gap-3">
        {courses.map((course, index) => (
          <div key={course.id} className="grid grid-cols-2 items-end gap-2 sm:grid-cols-[2fr_1fr_1fr_auto]">
            <TextField
              label={`Course ${index + 1}`}
              value={course.name}
              onChange={(name) => set(course.id, { name })}
            />
            <NumberField
              label={`Grade points ${index + 1}`}
              value={course.gpa}
              step={0.1}
              onChange={(gpa) => set(course.id, { gpa })}
              error={readings[index]?.hints.gpa}
            />
            <NumberField
              label={`Credits ${index + 1}`}
              value={course.credits}
              onChange={(credits) => set(course.id, { credits })}
              error={readings[index]?.hints.credits}
            />
            <Button
              aria-label={`Remove course ${index + 1}`}
              onClick={() => onChange({ courses: courses.filter(({ id }) => id !== course.id) })}
            >
              Remove
            </Button>
          </div>
        ))}
        <div>
          <Button
            data-adds
            onClick={() =>
              onChange({ courses: [...courses, { id: freeId(courses), name: '', gpa: '', credits: '' }] })
            }
          >
            Add course
          </Button>
        </div>
      </div>
      <div className="mt-5 grid grid-cols-1 items-start gap-4 border-line border-t pt-5 sm:grid-cols-4">
        <NumberField
          label="GPA before"
          value={earlierGpa}
          step={0.1}
          onChange={(next) => onChange({ earlierGpa: next })}
          error={earlier.hints.gpa}
        />
        <NumberField
          label="Credits before"
          value={earlierCredits}
          onChange={(next) => onChange({ earlierCredits: next })}
          error={earlier.hints.credits}
        />
        <Result label="Semester GPA" isLarge>
          {text(hasInvalidCourse ? undefined : gradePointAverage(read))}
        </Result>
        <Result label="Cumulative GPA" isLarge>
          {text(hasInvalidField ? undefined : gradePointAverage([...read, ...earlier.counted]))}
        </Result>
      </div>
      {hasInvalidField && <CheckFields />}
    </Card>
  )
}
