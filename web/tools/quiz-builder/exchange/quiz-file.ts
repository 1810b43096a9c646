import * as v from 'valibot'
import { tryParseJson } from '#lib/json/try-parse.ts'
import { KINDS, type Question, Quiz, Rules } from '#lib/quiz/quiz.ts'
import { UserError } from '#lib/result/user-error.ts'
import { letteredOptions } from './imported-question.ts'

/** A quiz as a JSON file, to be read by `quizFromJson` and by other programs. */
export function quizToJson(quiz: Quiz): string {
  return `${JSON.stringify(shareQuiz(quiz), null, 2)}\n`
}

/** The quiz in the text of a JSON file. Throws UserError for any other file. */
export function quizFromJson(json: string, fileName: string): Quiz {
  const quiz = quizFrom(tryParseJson(json))
  if (!quiz) throw new UserError(`"${fileName}" is not a quiz file.`)
  return quiz
}

/** A file's name made of a quiz's title: letters and digits of any script, joined by hyphens. */
export function getFileName({ title }: Pick<Quiz, 'title'>, ending: string): string {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  // Truncation can leave a hyphen or half a character at the end.
  const cut = words
    .join('-')
    .slice(0, 60)
    .replace(/[-\ud800-\udbff]$/, '')
  return `${cut || 'quiz'}.${ending}`
}

const Place = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Quiz in files and links: options as strings, correct ones by index from 0. */
const SharedQuiz = v.object({
  title: v.optional(v.string(), ''),
  description: v.optional(v.string(), ''),
  rules: v.optional(Rules, {}),
  questions: v.array(
    v.object({
      question: v.string(),
      kind: v.optional(v.picklist(KINDS), 'single'),
      options: v.optional(v.array(v.string()), []),
      correctAnswer: v.optional(Place, 0),
      correctAnswers: v.optional(v.array(Place)),
      isTrue: v.optional(v.boolean(), true),
      accepted: v.optional(v.array(v.string()), []),
      value: v.optional(v.string(), ''),
      tolerance: v.optional(v.string(), ''),
      picture: v.optional(v.string(), ''),
      pictureText: v.optional(v.string(), ''),
      explanation: v.optional(v.string(), ''),
    }),
  ),
})
type SharedQuestion = v.InferOutput<typeof SharedQuiz>['questions'][number]

/** Converts a quiz to its file format, readable by other programs. */
export function shareQuiz({ title, description, rules, questions }: Quiz) {
  return { title, description, rules, questions: questions.map(shareQuestion) }
}

/** Omits the fields that the kind of the question does not use. */
function shareQuestion(question: Question) {
  const { id, kind, text, picture, pictureText, options, right, explanation } = question
  const places = options.flatMap((option, place) => (right.includes(option.id) ? [place] : []))
  const answers = {
    single: { correctAnswer: places[0] ?? 0 },
    several: { kind, correctAnswers: places },
    'true-false': { kind, isTrue: question.isTrue },
    text: { kind, accepted: question.accepted },
    number: { kind, value: question.value, tolerance: question.tolerance },
  }[kind]
  const hasOptions = kind === 'single' || kind === 'several'
  return {
    id,
    question: text,
    ...(hasOptions && { options: options.map((option) => option.text) }),
    ...answers,
    explanation,
    ...(picture !== '' && { picture, pictureText }),
  }
}

const MAX_DEPTH = 8

/**
 * Returns the quiz of a parsed file or link; undefined for an invalid one, one nested too deep or one that names a
 * prototype.
 */
export function quizFrom(shared: unknown): Quiz | undefined {
  if (!isPlain(shared)) return undefined
  const reading = v.safeParse(SharedQuiz, shared)
  if (!reading.success) return undefined
  const { questions, ...rest } = reading.output
  if (!questions.every(hasItsAnswer)) return undefined
  const quiz = v.safeParse(Quiz, { ...rest, questions: questions.map(questionFrom) })
  return quiz.success ? quiz.output : undefined
}

function hasItsAnswer({ kind, options, correctAnswer, correctAnswers }: SharedQuestion): boolean {
  if (kind === 'several') return (correctAnswers ?? []).every((place) => place < options.length)
  return kind !== 'single' || correctAnswer < options.length
}

function questionFrom(shared: SharedQuestion, index: number): Question {
  const { question, options, correctAnswer, correctAnswers, ...same } = shared
  const places = correctAnswers ?? [correctAnswer]
  return { ...same, id: `q${index + 1}`, text: question, ...letteredOptions(options, places) }
}

/** Whether a value is made of a few levels of plain fields. */
function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth === MAX_DEPTH || Object.hasOwn(value, '__proto__')) return false
  return Object.values(value).every((part) => isPlain(part, depth + 1))
}
