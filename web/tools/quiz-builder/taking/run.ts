import * as v from 'valibot'
import { type RandomInteger, randomInteger } from '#lib/chance/random-integer.ts'
import { shuffle } from '#lib/chance/shuffle.ts'
import { choicesOf, isRight } from '#lib/quiz/answers.ts'
import { Answer, isAnswered, type Option, type Question, type Quiz } from '#lib/quiz/quiz.ts'
import { readRules } from '#lib/quiz/read-rules.ts'

const ids = v.pipe(v.array(v.string()), v.readonly())

/** One person's way through a quiz. Answers stand under the ids of their questions. */
export const Run = v.object({
  /** Which quiz this is a run of. */
  key: v.string(),
  /** The order of the questions in this run. */
  questions: ids,
  /** The order of the choices of each question, where they are shuffled. */
  choices: v.record(v.string(), ids),
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  answers: v.record(v.string(), Answer),
  /** Questions whose right answer was shown: their answers stand. */
  shown: ids,
  attempt: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** In milliseconds since 1970; null before the start, or before the end. */
  startedAt: v.nullable(v.number()),
  finishedAt: v.nullable(v.number()),
})
export type Run = v.InferOutput<typeof Run>

/** A run that has not begun, in an order of its own where the quiz wants that. */
export function newRun(
  { questions, rules }: Quiz,
  key: string,
  attempt: number,
  random: RandomInteger = randomInteger,
): Run {
  const all = questions.map(({ id }) => id)
  const orders = rules.shufflesOptions
    ? questions.map((question) => [question.id, shuffledChoices(question, random)])
    : []
  return {
    key,
    questions: rules.shufflesQuestions ? shuffle(all, random) : all,
    choices: Object.fromEntries(orders),
    at: 0,
    answers: {},
    shown: [],
    attempt,
    startedAt: null,
    finishedAt: null,
  }
}

/** True and false keep their places. */
function shuffledChoices(question: Question, random: RandomInteger): readonly string[] {
  const choices = choicesOf(question).map(({ id }) => id)
  return question.kind === 'true-false' ? choices : shuffle(choices, random)
}

/** Whether a run was of this very list of questions. */
export function fits({ questions }: Quiz, run: Run): boolean {
  const there = new Set(questions.map(({ id }) => id))
  return run.questions.length === there.size && run.questions.every((id) => there.has(id))
}

/** The question that a run stands at. */
export function questionAt({ questions }: Quiz, run: Run): Question | undefined {
  const id = run.questions[Math.min(run.at, run.questions.length - 1)]
  return questions.find((question) => question.id === id)
}

/** The choices of a question in the order of the run. */
export function choicesIn(run: Run, question: Question): readonly Option[] {
  const choices = choicesOf(question)
  const order = run.choices[question.id]
  return order ? choices.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) : choices
}

export function isLast({ at, questions }: Run): boolean {
  return at >= questions.length - 1
}

/** The run with an answer, unless the right one was shown or the run is over. */
export function withAnswer(run: Run, id: string, answer: Answer): Run {
  if (run.shown.includes(id) || run.finishedAt !== null) return run
  return { ...run, answers: { ...run.answers, [id]: answer } }
}

/** On to the next question, or to the end. */
export function next(run: Run, now: number): Run {
  return isLast(run) ? finish(run, now) : { ...run, at: run.at + 1 }
}

export function finish(run: Run, now: number): Run {
  return { ...run, finishedAt: run.finishedAt ?? now }
}

/** Seconds that are left, from 0, of a run that started at `startedAt` milliseconds; undefined where there is no limit. */
export function secondsLeft({ rules }: Quiz, startedAt: number, nowSeconds: number): number | undefined {
  const { minutes } = readRules(rules).limits
  if (minutes === undefined) return undefined
  return Math.max(0, Math.ceil(startedAt / 1000 + minutes * 60 - nowSeconds))
}

export type ReviewedQuestion = {
  readonly question: Question
  readonly answer: Answer | undefined
  readonly verdict: 'Right' | 'Wrong' | 'Not answered'
}

export type RunResult = {
  readonly right: number
  readonly total: number
  /** Rounded down, so that 100 means all. */
  readonly percent: number
  /** Undefined where the quiz has no pass mark. */
  readonly hasPassed: boolean | undefined
  readonly review: readonly ReviewedQuestion[]
}

/** What came of a run, question by question in its order. */
export function resultOf(quiz: Quiz, run: Run): RunResult {
  const byId = new Map(quiz.questions.map((question) => [question.id, question]))
  const review = run.questions.flatMap((id) => {
    const question = byId.get(id)
    return question ? [reviewed(question, run.answers[id])] : []
  })
  const right = review.filter(({ verdict }) => verdict === 'Right').length
  const total = review.length
  const { passMark } = readRules(quiz.rules).limits
  return {
    right,
    total,
    percent: total === 0 ? 0 : Math.floor((right * 100) / total),
    hasPassed: passMark === undefined ? undefined : right * 100 >= passMark * total,
    review,
  }
}

function reviewed(question: Question, answer: Answer | undefined): ReviewedQuestion {
  if (!isAnswered(answer)) return { question, answer, verdict: 'Not answered' }
  return { question, answer, verdict: isRight(question, answer) ? 'Right' : 'Wrong' }
}
