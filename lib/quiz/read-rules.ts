import { readNumber } from '../numbers/read-number.ts'
import type { Rules } from './quiz.ts'

/** Numeric limits of a quiz; undefined if not set. */
type Limits = {
  readonly minutes: number | undefined
  /** In percent. */
  readonly passMark: number | undefined
  readonly attempts: number | undefined
}

const BOUNDS = {
  minutes: { above: 0, max: 1440, isWhole: false, hint: 'Enter a number up to 1,440' },
  passMark: { above: 0, max: 100, isWhole: false, hint: 'Enter a number up to 100' },
  attempts: { above: 0, max: 1000, isWhole: true, hint: 'Enter a whole number up to 1,000' },
} as const

/** The limits as they were typed. One that cannot be read or is out of bounds is none, and has a hint. */
export function readRules(rules: Rules): {
  readonly limits: Limits
  readonly hints: { readonly [name in keyof Limits]: string | undefined }
} {
  const [minutes, passMark, attempts] = [
    getLimit(rules, 'minutes'),
    getLimit(rules, 'passMark'),
    getLimit(rules, 'attempts'),
  ]
  return {
    limits: { minutes: minutes.limit, passMark: passMark.limit, attempts: attempts.limit },
    hints: { minutes: minutes.hint, passMark: passMark.hint, attempts: attempts.hint },
  }
}

function getLimit(rules: Rules, name: keyof Limits) {
  const reading = readNumber(rules[name])
  if (reading.kind === 'blank') return { limit: undefined, hint: undefined }
  const { above, max, isWhole, hint } = BOUNDS[name]
  const value = reading.kind === 'number' ? Number(reading.decimal) : Number.NaN
  const fits = value > above && value <= max && (!isWhole || Number.isInteger(value))
  return fits ? { limit: value, hint: undefined } : { limit: undefined, hint }
}
