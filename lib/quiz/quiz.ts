import * as v from 'valibot'

/** Kinds of questions; the first is the default. */
export const KINDS = ['single', 'several', 'true-false', 'text', 'number'] as const
export type Kind = (typeof KINDS)[number]

export const LIMITS = {
  questions: 1000,
  options: 12,
  title: 300,
  text: 5000,
  option: 1000,
  /** A picture as a data URL: about 150 kB of file. */
  picture: 200_000,
} as const

const text = (max: number) => v.optional(v.pipe(v.string(), v.maxLength(max)), '')
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))

const Option = v.object({ id, text: text(LIMITS.option) })
export type Option = v.InferOutput<typeof Option>

/** Raster images only: an SVG can contain a script. */
const IMAGE = /^(data:image\/(png|jpeg|webp|gif);base64,[A-Za-z\d+/]+={0,2})?$/

/**
 * A question with the answers of every kind, so that changing the kind there and back loses nothing. What a kind does
 * not use is ignored.
 */
export const Question = v.object({
  id,
  kind: v.optional(v.picklist(KINDS), 'single'),
  text: text(LIMITS.text),
  picture: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.picture), v.regex(IMAGE)), ''),
  pictureText: text(LIMITS.title),
  options: v.optional(v.pipe(v.array(Option), v.maxLength(LIMITS.options), v.readonly()), []),
  /** The ids of the right options; a question with a single choice has one. */
  right: v.optional(v.pipe(v.array(id), v.maxLength(LIMITS.options), v.readonly()), []),
  isTrue: v.optional(v.boolean(), true),
  /** Accepted answers, compared without case and extra whitespace. */
  accepted: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(LIMITS.option))), v.maxLength(50), v.readonly()),
    [],
  ),
  /** Correct number and tolerance, as typed. */
  value: text(60),
  tolerance: text(60),
  explanation: text(LIMITS.text),
})
export type Question = v.InferOutput<typeof Question>

/** Ids of the chosen options, or what was typed. */
export const Answer = v.union([
  v.pipe(v.string(), v.maxLength(LIMITS.option)),
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(LIMITS.options), v.readonly()),
])
export type Answer = v.InferOutput<typeof Answer>

/** Whether there is an answer at all. */
export function isAnswered(answer: Answer | undefined): answer is Answer {
  return typeof answer === 'string' ? answer.trim() !== '' : answer !== undefined && answer.length > 0
}

export const EXPLAINED = ['at the end', 'after each question'] as const

/** Rules of a quiz. Numbers as typed; an empty string means no limit. */
export const Rules = v.object({
  shufflesQuestions: v.optional(v.boolean(), false),
  shufflesOptions: v.optional(v.boolean(), false),
  minutes: text(20),
  passMark: text(20),
  attempts: text(20),
  explained: v.optional(v.picklist(EXPLAINED), 'at the end'),
})
export type Rules = v.InferOutput<typeof Rules>

/** A quiz; what is missing has its default. */
export const Quiz = v.object({
  title: text(LIMITS.title),
  description: text(LIMITS.text),
  rules: v.optional(Rules, {}),
  questions: v.optional(
    v.pipe(
      v.array(Question),
      v.maxLength(LIMITS.questions),
      v.check((all) => new Set(all.map((one) => one.id)).size === all.length),
      v.readonly(),
    ),
    [],
  ),
})
export type Quiz = v.InferOutput<typeof Quiz>

export const EMPTY_QUIZ: Quiz = v.parse(Quiz, {})
