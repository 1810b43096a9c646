import * as v from 'valibot'
import { READING_WPM, SPEAKING_WPM } from './reading-time.ts'

export const GOAL_UNITS = [
  { value: 'words', label: 'Words' },
  { value: 'characters', label: 'Characters' },
] as const

/** Everything stored between visits. Numbers are stored as typed. */
export const CounterState = v.object({
  text: v.optional(v.string(), ''),
  /** Text before the last clear or replacement. */
  previous: v.optional(v.string(), ''),
  readingWpm: v.optional(v.string(), String(READING_WPM)),
  speakingWpm: v.optional(v.string(), String(SPEAKING_WPM)),
  goal: v.optional(v.string(), ''),
  goalUnit: v.optional(v.picklist(GOAL_UNITS.map(({ value }) => value)), 'words'),
  leavesOutCommon: v.optional(v.boolean(), true),
})
export type CounterState = v.InferOutput<typeof CounterState>

/** Maximum total length of the current and the previous text; the current one has priority. */
const MAX_STORED_LENGTH = 800_000

/** Returns the state with another text; the previous one is retained if there is space for both. */
export function withText(state: CounterState, text: string, previous: string): CounterState {
  const isTooMuch = text !== '' && text.length + previous.length > MAX_STORED_LENGTH
  return { ...state, text, previous: isTooMuch ? '' : previous }
}

const ENDS = 8

/** Whether one change took a whole text away and put another in its place: neither its beginning nor its end is left. */
export function isReplaced(before: string, after: string): boolean {
  return before !== '' && !after.startsWith(before.slice(0, ENDS)) && !after.endsWith(before.slice(-ENDS))
}
