import * as v from 'valibot'
import { MAX_NAMES, MAX_WEIGHT, SAMPLE_NAMES } from './wheel-names.ts'

const whole = (min: number, max: number, standard: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)), standard)

export const WheelNames = v.pipe(
  v.array(
    v.object({
      name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
      weight: whole(1, MAX_WEIGHT, 1),
      isOff: v.optional(v.boolean(), false),
      color: v.optional(v.pipe(v.string(), v.regex(/^(#[\da-f]{6})?$/)), ''),
    }),
  ),
  v.maxLength(MAX_NAMES),
  v.check((names) => new Set(names.map(({ name }) => name.normalize('NFC'))).size === names.length),
  v.readonly(),
)

/** A winner; `at` in milliseconds since 1970. */
const PastSpin = v.object({ name: v.string(), at: v.number() })
export type PastSpin = v.InferOutput<typeof PastSpin>

export const AFTER_SPIN = [
  { value: 'keep', label: 'Keep the winner' },
  { value: 'remove', label: 'Remove the winner' },
] as const

export const SPIN_SECONDS = { min: 1, max: 30, standard: 3 }
export const MAX_HISTORY = 5000
export const HISTORY_SHOWN = 10

/** Everything the wheel stores. */
export const WheelState = v.object({
  names: v.optional(WheelNames, SAMPLE_NAMES),
  /** The latest first. */
  history: v.optional(v.pipe(v.array(PastSpin), v.readonly()), []),
  winner: v.optional(v.string(), ''),
  /** In turns, 0 to 1. */
  rotation: v.optional(v.number(), 0),
  after: v.optional(v.picklist(AFTER_SPIN.map(({ value }) => value)), 'keep'),
  seconds: whole(SPIN_SECONDS.min, SPIN_SECONDS.max, SPIN_SECONDS.standard),
  isMuted: v.optional(v.boolean(), false),
  volume: whole(0, 100, 50),
  hasConfetti: v.optional(v.boolean(), true),
})
export type WheelState = v.InferOutput<typeof WheelState>

/** State in a share link. */
export const SharedWheel = v.object({ names: WheelNames })
