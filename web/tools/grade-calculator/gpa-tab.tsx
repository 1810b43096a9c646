import { useId } from 'react'
import { ZERO } from '#lib/numbers/decimal.ts'
import { hasHints } from '#lib/numbers/field-hints.ts'
import { formatDecimal } from '#lib/numbers/format-decimal.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Card, Result } from '#web/ui/result.tsx'
import { CheckFields } from '#web/ui/results-card.tsx'
import { COURSE_COLUMNS, CourseRow } from './course-row.tsx'
import { type Course, EMPTY_COURSES, freeId, type GradeState, NO_COURSE } from './grade-state.ts'
import { NONE } from './grade-text.ts'
import { gradePointAverage } from './grades.ts'
import { NotYet } from './not-yet.tsx'
import { readCourse } from './read-course.ts'

type GpaTabProps = {
  readonly state: GradeState
  readonly locale: string
  readonly onChange: (fields: Partial<GradeState>) => void
  readonly onExample: () => void
  readonly onRemove: (course: Course, courses: readonly Course[]) => void
}

/** Courses by their credits: the semester's grade point average, and with those before. */
export function GpaTab({ state, locale, onChange, onExample, onRemove }: GpaTabProps) {
  const { earlierGpa, earlierCredits } = state
  const courses = state.courses.length > 0 ? state.courses : EMPTY_COURSES
  const errorId = useId()
  const set = (id: number, change: Partial<Course>) =>
    onChange({ courses: courses.map((course) => (course.id === id ? { ...course, ...change } : course)) })
  const readings = courses.map(readCourse)
  const earlier = readCourse({ gpa: earlierGpa, credits: earlierCredits })
  const read = readings.flatMap(({ counted }) => counted)
  const all = [...read, ...earlier.counted]
  const hasInvalidCourse = readings.some(({ hints }) => hasHints(hints))
  const hasInvalidField = hasInvalidCourse || hasHints(earlier.hints)
  const semester = hasInvalidCourse ? undefined : gradePointAverage(read)
  const cumulative = hasInvalidField ? undefined : gradePointAverage(all)
  const errors = readings.flatMap(({ hints: { gpa, credits } }, index) => [
    ...(gpa === undefined ? [] : [`Grade points ${index + 1}: ${gpa}`]),
    ...(credits === undefined ? [] : [`Credits ${index + 1}: ${credits}`]),
  ])
  const text = (average: typeof semester) => average && formatDecimal(average.toFixed(), 2, locale, 2)
  const creditsOf = (courses: typeof all) => {
    const sum = courses.reduce((credits, course) => credits.plus(course.credits), ZERO)
    return formatDecimal(sum.toFixed(), 2, locale)
  }
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card>
        <div aria-hidden className={`mb-1 font-medium text-sm max-sm:hidden ${COURSE_COLUMNS}`}>
          <span>Course</span>
          <span>Grade</span>
          <span>Credits</span>
        </div>
        <div className="flex flex-col gap-3 sm:gap-2">
          {courses.map((course, index) => (
            <CourseRow
              key={course.id}
              number={index + 1}
              course={course}
              hints={readings[index]?.hints ?? {}}
              errorId={errorId}
              onChange={(change) => set(course.id, change)}
              onRemove={() => onRemove(course, courses)}
            />
          ))}
        </div>
        <div className="mt-3 flex items-center gap-3">
          <Button
            data-adds
            size="small"
            onClick={() => onChange({ courses: [...courses, { ...NO_COURSE, id: freeId(courses) }] })}
          >
            Add course
          </Button>
          {state.courses.length === 0 && (
            <Button size="small" onClick={onExample}>
              Try an example
            </Button>
          )}
          {/* Next to the button, where it moves nothing. */}
          <p id={errorId} role="alert" className="min-w-0 flex-1 text-sm text-wrong leading-tight">
            {errors[0]}
          </p>
        </div>
        <div className="mt-4 grid grid-cols-2 items-start gap-3 border-line border-t pt-4">
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
        </div>
      </Card>
      {/* On a phone the courses are longer than the screen. */}
      <Card className="max-lg:-order-1">
        <div className="grid grid-cols-2 gap-3">
          <Result label="Semester GPA" isLarge>
            {text(semester) ?? <NotYet text={NONE} />}
          </Result>
          <Result label="Cumulative GPA" isLarge>
            {text(cumulative) ?? <NotYet text={NONE} />}
          </Result>
        </div>
        <div className="mt-2 min-h-5">
          {hasInvalidField ? (
            <CheckFields />
          ) : (
            <p className="text-ink-soft text-sm tabular-nums">
              {cumulative
                ? `${creditsOf(read)} credits, ${creditsOf(all)} with those before`
                : 'Add grades and credits to see your GPA.'}
            </p>
          )}
        </div>
      </Card>
      <Announcer text={semester ? `Semester GPA: ${text(semester)}` : ''} />
    </div>
  )
}
