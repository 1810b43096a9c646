import { useState } from 'react'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import X from '~icons/lucide/x'
import type { Course } from './grade-state.ts'
import { type CourseHints, getLetter, US_GRADES } from './read-course.ts'

/** The columns of the courses and of their head; on a phone the name has a separate line. */
export const COURSE_COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.25rem] items-center gap-2 sm:grid-cols-[minmax(0,1fr)_8rem_6rem_2.25rem]'

const POINTS = 'Points'
const GRADES = [{ value: '', label: 'Grade' }, ...US_GRADES, POINTS]

type CourseRowProps = {
  /** From 1. */
  readonly number: number
  readonly course: Course
  readonly hints: CourseHints
  /** The id of the text with the errors of all rows. */
  readonly errorId: string
  readonly onChange: (change: Partial<Course>) => void
  readonly onRemove: () => void
}

/** A course: its grade is a letter, or a number of grade points. */
export function CourseRow({ number, course, hints, errorId, onChange, onRemove }: CourseRowProps) {
  const { name, gpa, credits } = course
  const letter = getLetter(gpa)
  const [isTyped, setTyped] = useState(false)
  const hasPoints = isTyped || (gpa.trim() !== '' && letter === undefined)
  const choose = (grade: string) => {
    setTyped(grade === POINTS)
    onChange({ gpa: grade === POINTS ? '' : grade })
  }
  return (
    <div className="max-sm:border-line max-sm:border-b max-sm:pb-3">
      <div className={`${COURSE_COLUMNS} [&_label]:sr-only`}>
        <div className="max-sm:col-span-3">
          <TextField
            label={`Course ${number}`}
            value={name}
            onChange={(next) => onChange({ name: next })}
            placeholder={`Course ${number}`}
          />
        </div>
        <SelectField
          label={`Grade ${number}`}
          value={hasPoints ? POINTS : (letter ?? '')}
          options={GRADES}
          onChange={choose}
        />
        <NumberField
          label={`Credits ${number}`}
          value={credits}
          display={
            <>
              {credits}
              <span className="ml-1.5 text-ink-soft sm:hidden">credits</span>
            </>
          }
          onChange={(next) => onChange({ credits: next })}
          errorId={hints.credits && errorId}
        />
        <button
          type="button"
          aria-label={`Remove course ${number}`}
          title={`Remove course ${number}`}
          onClick={onRemove}
          className="grid min-h-control w-9 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <X size={15} aria-hidden />
        </button>
      </div>
      {hasPoints && (
        <div className={`mt-2 ${COURSE_COLUMNS} [&_label]:sr-only`}>
          <span aria-hidden className="text-right text-ink-soft text-sm">
            Grade points
          </span>
          <NumberField
            label={`Grade points ${number}`}
            value={gpa}
            step={0.1}
            onChange={(next) => onChange({ gpa: next })}
            errorId={hints.gpa && errorId}
          />
        </div>
      )}
    </div>
  )
}
